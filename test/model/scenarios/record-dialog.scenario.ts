import type { AnyStateMachine } from 'xstate'
import { ApiError } from '../../../src/api/api-error.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { addonTypeDialogMachine } from '../../../src/machines/addon-types/addon-type-dialog.machine.ts'
import { amenityDialogMachine } from '../../../src/machines/amenities/amenity-dialog.machine.ts'
import { facilityCategoryDialogMachine } from '../../../src/machines/facility-categories/facility-category-dialog.machine.ts'
import { propertyTypeFormMachine } from '../../../src/machines/property-types/property-type-form.machine.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import {
  answer,
  button,
  dialog,
  succeeds,
  errorOf,
  closeErrorDialog,
  field,
  connectionFailures,
  menuItem,
  press,
  refuseWith,
  failsWith,
  type ReplyName,
  type,
  noop,
} from './steps.ts'

const calls = 'v1/hotel_management/properties'
const productsAt = (tab: string) => `/hotel-management/properties/harbour-view/products?tab=${tab}`
const input = { scope: withProperty(openWire().http, property({ id: 1 })), newKey: () => 'key' }
const actions = { reportSaved: noop, reportTaken: noop }

/** A small form over its list. */
interface RecordDialogOptions {
  machine: AnyStateMachine
  noun: string
  address: string
  /** The call that adds a record, and the server's reply to a taken name or code. */
  add: string
  taken: ReplyName
  /** What a new record needs besides its name. */
  needs?: { patch: object; actions: readonly Action[] }
}

/** A dialog that also renames: a record of the demo data, and the call. */
interface RenameDialogOptions extends RecordDialogOptions {
  record: { id: number; name: string }
  /** Opens the dialog for that record. */
  opens: readonly Action[]
  rename: string
  /** Account that renames the record meanwhile: another user's, or one's own in another tab. */
  other: 'regional' | 'manager'
}

interface DialogState {
  draft: object
  errors: object
  record: { lock_version?: number } | null
}

const contextKeyOf = ({ draft, errors, record }: DialogState) => [draft, errors, record]

const typed = (name: string, rest: RecordDialogOptions['needs']): ScenarioStep => ({
  name: name === '' ? 'empty the name' : `type “${name}”`,
  event: { type: 'field.changed', patch: { name, ...rest?.patch } },
  actions: [type(field('Name'), name), ...(rest?.actions ?? [])],
})

const added = { id: 90, name: 'Observatory', lock_version: 0 }

/** A new record must be complete; the server rejects it in every possible way. */
const adding = ({ machine, noun, address, add, taken, needs }: RecordDialogOptions): Scenario => {
  const open = dialog(`New ${noun}`)
  return {
    id: `${machine.id}: adding`,
    machine,
    account: 'manager',
    address,
    before: [press(button(`New ${noun}`))],
    heldCalls: [add],
    input: { input, record: null },
    contextKey: contextKeyOf,
    steps: [
      typed('Observatory', needs),
      typed('', undefined),
      { name: 'add', event: { type: 'dialog.submitted' }, actions: [press(button('Create *', open))] },
      { name: 'cancel', event: { type: 'dialog.closed' }, in: ['editing'], actions: [press(button('Cancel', open))] },
      succeeds('save', add, added),
      {
        name: 'save refused with 422',
        event: { failed: 'save', error: errorOf(taken) },
        actions: [refuseWith(add, taken)],
      },
      failsWith('save', add, 'fault of the server'),
      ...connectionFailures('save', add),
      closeErrorDialog,
    ],
  }
}

/** The record was renamed while the dialog was open. */
const renaming = ({ machine, address, rename, other, record, opens }: RenameDialogOptions): Scenario => {
  const open = dialog(`Rename “${record.name}”`)
  const before = { ...record, property_id: 1, addons_count: 2, properties_count: 3, lock_version: 0 }
  const theirs = { ...before, name: 'Theirs', lock_version: 1 }
  const isOurs = ({ record: read }: DialogState) => read?.lock_version === 1
  return {
    id: `${machine.id}: renaming`,
    machine,
    account: 'manager',
    address,
    before: [
      ...opens,
      type(field('Name'), 'Mine'),
      {
        do: 'elsewhere',
        account: other,
        call: rename,
        body: { id: record.id, name: theirs.name, lock_version: 0 },
      },
    ],
    heldCalls: [rename],
    input: { input, record: before },
    initialEvents: [{ type: 'field.changed', patch: { name: 'Mine' } }],
    contextKey: contextKeyOf,
    steps: [
      { ...typed('Something else', undefined), in: ['stale'] },
      { name: 'rename', event: { type: 'dialog.submitted' }, actions: [press(button('Rename', open))] },
      {
        name: 'save is overtaken',
        event: { failed: 'save', error: new ApiError(409, 'Meanwhile.', { code: 'STALE', current: theirs }) },
        when: (context: DialogState) => !isOurs(context),
        actions: [answer(rename)],
      },
      { ...succeeds('save', rename, { ...theirs, name: 'Mine' }), when: isOurs },
      { name: 'keep mine', event: { type: 'mine.kept' }, actions: [press(button('Rename it “*”', open))] },
      { name: 'keep theirs', event: { type: 'theirs.taken' }, actions: [press(button('Keep “Theirs”', open))] },
      {
        name: 'escape',
        event: { type: 'dialog.closed' },
        in: ['stale'],
        actions: [{ do: 'keys', keys: 'Escape' }],
      },
    ],
  }
}

const both = (entry: RenameDialogOptions): Scenario[] => [adding(entry), renaming(entry)]

export const recordDialogScenarios: Scenario[] = [
  ...both({
    machine: propertyTypeFormMachine.provide({ actions }),
    noun: 'property type',
    address: '/hotel-management/properties?view=types',
    add: `POST ${calls}/property_types`,
    taken: 'type name taken',
    rename: `POST ${calls}/update_property_type_name/`,
    other: 'manager',
    record: { id: 4, name: 'Guest house' },
    opens: [press(button('Rename Guest house'))],
  }),
  ...both({
    machine: addonTypeDialogMachine.provide({ actions }),
    noun: 'add-on type',
    address: productsAt('add-on-types'),
    add: `POST ${calls}/addon_types`,
    taken: 'type name taken',
    rename: `POST ${calls}/update_addon_type/`,
    other: 'regional',
    record: { id: 2, name: 'Transport' },
    opens: [press(button('Actions for Transport')), press(menuItem('Rename*'))],
  }),
  adding({
    machine: amenityDialogMachine.provide({ actions }),
    noun: 'amenity',
    address: productsAt('amenities'),
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
    machine: facilityCategoryDialogMachine.provide({ actions }),
    noun: 'category',
    address: productsAt('facility-categories'),
    add: `POST ${calls}/facility_categories`,
    taken: 'category name taken',
  }),
]
