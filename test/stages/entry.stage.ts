import type { AnyStateMachine } from 'xstate'
import { ApiError } from '../../src/api/api-error.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { addonTypeEntryMachine } from '../../src/machines/addon-types/addon-type-entry.machine.ts'
import { amenityEntryMachine } from '../../src/machines/amenities/amenity-entry.machine.ts'
import { facilityCategoryEntryMachine } from '../../src/machines/facility-categories/facility-category-entry.machine.ts'
import { namingMachine } from '../../src/machines/property-types/naming.machine.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import {
  answer,
  button,
  dialog,
  ends,
  errorOf,
  closeError,
  field,
  lost,
  menuItem,
  press,
  refuse,
  refused,
  type ReplyName,
  type,
  untold,
} from './moves.ts'

const calls = 'v1/hotel_management/properties'
const productsAt = (tab: string) => `/hotel-management/properties/harbour-view/products?tab=${tab}`
const input = { at: withProperty(openWire().http, property({ id: 1 })), newKey: () => 'key' }
const actions = { reportSaved: untold, reportTaken: untold }

/** A small form over its list. */
interface StagedEntry {
  machine: AnyStateMachine
  noun: string
  at: string
  /** The call that adds, and what the server says where the name or code is taken. */
  add: string
  taken: ReplyName
  /** What else a new one needs besides its name, in its dialog. */
  needs?: { patch: object; actions: readonly Action[] }
}

/** An entry that also renames: one of the demonstration data, and the call. */
interface StagedRenaming extends StagedEntry {
  record: { id: number; name: string }
  /** What opens it for that one. */
  opens: readonly Action[]
  rename: string
}

interface Known {
  draft: object
  errors: object
  record: { lock_version?: number } | null
}

const known = ({ draft, errors, record }: Known) => [draft, errors, record]

const typed = (name: string, rest: StagedEntry['needs']): Move => ({
  name: name === '' ? 'empty the name' : `type “${name}”`,
  event: { type: 'field.changed', patch: { name, ...rest?.patch } },
  actions: [type(field('Name'), name), ...(rest?.actions ?? [])],
})

const added = { id: 90, name: 'Observatory', lock_version: 0 }

/** What is added has to be complete, and is refused in every way there is. */
const adding = ({ machine, noun, at, add, taken, needs }: StagedEntry): Stage => {
  const open = dialog(`New ${noun}`)
  return {
    id: `${machine.id}: adding`,
    machine,
    as: 'manager',
    at,
    before: [press(button(`New ${noun}`))],
    holds: [add],
    input: { input, record: null },
    context: known,
    moves: [
      typed('Observatory', needs),
      typed('', undefined),
      { name: 'add', event: { type: 'entry.submitted' }, actions: [press(button('Create *', open))] },
      { name: 'cancel', event: { type: 'entry.closed' }, in: ['editing'], actions: [press(button('Cancel', open))] },
      ends('save', add, added),
      {
        name: 'save refused with 422',
        event: { failed: 'save', error: errorOf(taken) },
        actions: [refuse(add, taken)],
      },
      refused('save', add, 'fault of the server'),
      ...lost('save', add),
      closeError,
    ],
  }
}

/** Somebody else has renamed it while the dialog was open. */
const renaming = ({ machine, at, rename, record, opens }: StagedRenaming): Stage => {
  const open = dialog(`Rename “${record.name}”`)
  const before = { ...record, property_id: 1, addons_count: 2, properties_count: 3, lock_version: 0 }
  const theirs = { ...before, name: 'Theirs', lock_version: 1 }
  const isOurs = ({ record: read }: Known) => read?.lock_version === 1
  return {
    id: `${machine.id}: renaming`,
    machine,
    as: 'manager',
    at,
    before: [
      ...opens,
      type(field('Name'), 'Mine'),
      {
        do: 'elsewhere',
        as: 'manager',
        call: rename,
        body: { id: record.id, name: theirs.name, lock_version: 0 },
      },
    ],
    holds: [rename],
    input: { input, record: before },
    begins: [{ type: 'field.changed', patch: { name: 'Mine' } }],
    context: known,
    moves: [
      { ...typed('Something else', undefined), in: ['stale'] },
      { name: 'rename', event: { type: 'entry.submitted' }, actions: [press(button('Rename', open))] },
      {
        name: 'save is overtaken',
        event: { failed: 'save', error: new ApiError(409, 'Meanwhile.', { code: 'STALE', current: theirs }) },
        when: (context: Known) => !isOurs(context),
        actions: [answer(rename)],
      },
      { ...ends('save', rename, { ...theirs, name: 'Mine' }), when: isOurs },
      { name: 'keep mine', event: { type: 'mine.kept' }, actions: [press(button('Rename it “*”', open))] },
      { name: 'keep theirs', event: { type: 'theirs.taken' }, actions: [press(button('Keep “Theirs”', open))] },
      {
        name: 'escape',
        event: { type: 'entry.closed' },
        in: ['stale'],
        actions: [{ do: 'keys', keys: 'Escape' }],
      },
    ],
  }
}

const both = (entry: StagedRenaming): Stage[] => [adding(entry), renaming(entry)]

export const entryStages: Stage[] = [
  ...both({
    machine: namingMachine.provide({ actions }),
    noun: 'property type',
    at: '/hotel-management/properties?view=types',
    add: `POST ${calls}/property_types`,
    taken: 'type name taken',
    rename: `POST ${calls}/update_property_type_name/`,
    record: { id: 4, name: 'Guest house' },
    opens: [press(button('Rename Guest house'))],
  }),
  ...both({
    machine: addonTypeEntryMachine.provide({ actions }),
    noun: 'add-on type',
    at: productsAt('add-on-types'),
    add: `POST ${calls}/addon_types`,
    taken: 'type name taken',
    rename: `POST ${calls}/update_addon_type/`,
    record: { id: 2, name: 'Transport' },
    opens: [press(button('Actions for Transport')), press(menuItem('Rename*'))],
  }),
  adding({
    machine: amenityEntryMachine.provide({ actions }),
    noun: 'amenity',
    at: productsAt('amenities'),
    add: `POST ${calls}/amenities`,
    taken: 'amenity code taken',
    needs: {
      patch: { code: 'OBS', group: 'View' },
      actions: [
        type(field('Code'), 'OBS'),
        press(button('*Group', dialog('New amenity'))),
        press({ role: 'option', name: 'View' }),
      ],
    },
  }),
  adding({
    machine: facilityCategoryEntryMachine.provide({ actions }),
    noun: 'category',
    at: productsAt('facility-categories'),
    add: `POST ${calls}/facility_categories`,
    taken: 'category name taken',
  }),
]
