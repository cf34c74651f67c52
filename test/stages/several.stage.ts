import type { AnyStateMachine } from 'xstate'
import { addonSeveralMachine } from '../../src/machines/addons/addon-several.machine.ts'
import { createSeveralFacilities } from '../../src/machines/facilities/several-facilities.machine.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { addon } from '../support/addon-records.ts'
import { facility } from '../support/facility-records.ts'
import {
  answer,
  answerInPart,
  button,
  checkbox,
  dialog,
  errorOf,
  field,
  lost,
  press,
  refuse,
  refused,
  type ReplyName,
  resultsOf,
  type,
  untold,
} from './moves.ts'

const products = '/hotel-management/properties/old-mint-house/products'
const calls = 'v1/hotel_management/properties'

/** Two records of a tab, which differ in one field. */
interface StagedSeveral {
  machine: AnyStateMachine
  at: string
  many: string
  items: readonly { id: number; name: string }[]
  call: string
  /** What the server says of a value that it refuses. */
  refusal: ReplyName
  /** The field in which they differ, so that it is empty at first. */
  differs: { name: string; label: string; values: Readonly<Record<string, number>> }
}

interface Known {
  touched: readonly string[]
  draft: Readonly<Record<string, unknown>>
  errors: object
  error: object | null
}

const hasFailed = ({ error }: Known) => error !== null
const known = ({ touched, draft, errors, error }: Known) => [touched, draft, errors, error !== null]
const isTouched = ({ touched }: Known) => touched.length > 0

const ticking = ({ many, differs }: StagedSeveral): Move[] => {
  const open = dialog(`Edit 2 ${many}`)
  const tick = press(checkbox(`Change ${differs.label}`, open))
  return [
    {
      name: 'tick a field',
      event: { type: 'field.touched', field: differs.name, isTouched: true },
      when: (context: Known) => !isTouched(context),
      actions: [tick],
    },
    {
      name: 'take the tick away',
      event: { type: 'field.touched', field: differs.name, isTouched: false },
      when: isTouched,
      actions: [tick],
    },
    ...Object.entries(differs.values).map(([typed, value]): Move => ({
      name: `type ${typed}`,
      event: { type: 'field.changed', patch: { [differs.name]: value } },
      when: (context: Known) => isTouched(context) && context.draft[differs.name] !== value,
      actions: [type(field(differs.label, open), typed), { do: 'keys', keys: 'Tab' }],
    })),
    { name: 'review', event: { type: 'several.reviewed' }, actions: [press(button('Review changes', open))] },
    { name: 'cancel', event: { type: 'several.closed' }, in: ['editing'], actions: [press(button('Cancel', open))] },
  ]
}

const confirming = ({ many, refusal, items, call }: StagedSeveral): Move[] => {
  const open = dialog(`Change 2 ${many}?`)
  const all = items.map(({ id }) => ({ id, ok: true }))
  const inPart = all.map((each, place) => (place === 0 ? each : resultsOf('record gone', [each.id])[0]!))
  return [
    {
      name: 'confirm',
      event: { type: 'several.confirmed' },
      when: (context: Known) => !hasFailed(context),
      actions: [press(button(`Change 2 ${many}`, open))],
    },
    {
      name: 'try again',
      event: { type: 'several.confirmed' },
      when: hasFailed,
      actions: [press(button('Try again', open))],
    },
    { name: 'back', event: { type: 'several.reopened' }, actions: [press(button('Back', open))] },
    {
      name: 'escape',
      event: { type: 'several.closed' },
      in: ['confirming'],
      actions: [{ do: 'keys', keys: 'Escape' }],
    },
    {
      name: 'all are changed',
      event: { done: 'perform', output: all },
      actions: [answer(call)],
    },
    {
      name: 'one is refused',
      event: { done: 'perform', output: inPart },
      actions: [answerInPart(call, inPart)],
    },
    {
      name: 'the server refuses the value',
      event: { failed: 'perform', error: errorOf(refusal) },
      actions: [refuse(call, refusal)],
    },
    refused('perform', call, 'fault of the server'),
    ...lost('perform', call),
    { name: 'close', event: { type: 'several.closed' }, in: ['answered'], actions: [press(button('Close'))] },
  ]
}

const severalStage = (several: StagedSeveral): Stage => ({
  id: `${several.machine.id}: two of them`,
  machine: several.machine,
  as: 'manager',
  at: several.at,
  before: [
    press(checkbox('Select rows')),
    ...several.items.map(({ name }) => press(checkbox(`Select ${name}`))),
    press(button('Edit…', { role: 'group', name: `Selected ${several.many}` })),
  ],
  holds: [several.call],
  input: { items: several.items },
  context: known,
  moves: [...ticking(several), ...confirming(several)],
})

const actions = { reportApplied: untold }

export const severalStages: Stage[] = [
  severalStage({
    machine: createSeveralFacilities('rooms').provide({ actions }),
    at: products,
    many: 'rooms',
    items: [
      facility({ id: 2084, name: '101', max_occupancy: 3 }),
      facility({ id: 2085, name: '102', max_occupancy: 1 }),
    ],
    call: `POST ${calls}/update_facility`,
    refusal: 'occupancy out of range',
    differs: { name: 'max_occupancy', label: 'Max occupancy', values: { 2: 2, 4: 4 } },
  }),
  severalStage({
    machine: addonSeveralMachine.provide({ actions }),
    at: `${products}?tab=add-ons`,
    many: 'add-ons',
    items: [
      addon({ id: 185, name: 'Breakfast', price: 2470000 }),
      addon({ id: 186, name: 'Half board', price: 5460000 }),
    ],
    call: `POST ${calls}/update_addon`,
    refusal: 'price out of range',
    differs: { name: 'price', label: 'Price', values: { 12: 1200, 13: 1300 } },
  }),
]
