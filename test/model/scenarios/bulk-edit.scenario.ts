import type { AnyStateMachine } from 'xstate'
import { addonBulkEditMachine } from '../../../src/machines/addons/addon-bulk-edit.machine.ts'
import { createFacilitiesBulkEdit } from '../../../src/machines/facilities/facilities-bulk-edit.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { addon } from '../../support/addon-records.ts'
import { facility } from '../../support/facility-records.ts'
import {
  answer,
  answerInPart,
  button,
  checkbox,
  dialog,
  errorOf,
  field,
  connectionFailures,
  press,
  refuseWith,
  failsWith,
  type ReplyName,
  resultsOf,
  type,
  noop,
} from './steps.ts'

const products = '/hotel-management/properties/old-mint-house/products'
const calls = 'v1/hotel_management/properties'

/** Two records of a tab that differ in one field. */
interface BulkEditOptions {
  machine: AnyStateMachine
  address: string
  many: string
  items: readonly { id: number; name: string }[]
  call: string
  /** The server's reply for a value that it rejects. */
  deniedReason: ReplyName
  /** The field in which the records differ, so that it is empty at first. */
  differs: { name: string; label: string; values: Readonly<Record<string, number>> }
}

interface BulkEditState {
  touched: readonly string[]
  draft: Readonly<Record<string, unknown>>
  errors: object
  error: object | null
}

const hasFailed = ({ error }: BulkEditState) => error !== null
const contextKeyOf = ({ touched, draft, errors, error }: BulkEditState) => [touched, draft, errors, error !== null]
const isTouched = ({ touched }: BulkEditState) => touched.length > 0

const ticking = ({ many, differs }: BulkEditOptions): ScenarioStep[] => {
  const open = dialog(`Edit 2 ${many}`)
  const tick = press(checkbox(`Change ${differs.label}`, open))
  return [
    {
      name: 'tick a field',
      event: { type: 'field.touched', field: differs.name, isTouched: true },
      when: (context: BulkEditState) => !isTouched(context),
      actions: [tick],
    },
    {
      name: 'take the tick away',
      event: { type: 'field.touched', field: differs.name, isTouched: false },
      when: isTouched,
      actions: [tick],
    },
    ...Object.entries(differs.values).map(([typed, value]): ScenarioStep => ({
      name: `type ${typed}`,
      event: { type: 'field.changed', patch: { [differs.name]: value } },
      when: (context: BulkEditState) => isTouched(context) && context.draft[differs.name] !== value,
      actions: [type(field(differs.label, open), typed), { do: 'keys', keys: 'Tab' }],
    })),
    { name: 'review', event: { type: 'bulkEdit.reviewed' }, actions: [press(button('Review changes', open))] },
    { name: 'cancel', event: { type: 'bulkEdit.closed' }, in: ['editing'], actions: [press(button('Cancel', open))] },
  ]
}

const confirming = ({ many, deniedReason, items, call }: BulkEditOptions): ScenarioStep[] => {
  const open = dialog(`Change 2 ${many}?`)
  const all = items.map(({ id }) => ({ id, ok: true }))
  const inPart = all.map((each, place) => (place === 0 ? each : resultsOf('record gone', [each.id])[0]!))
  return [
    {
      name: 'confirm',
      event: { type: 'bulkEdit.confirmed' },
      when: (context: BulkEditState) => !hasFailed(context),
      actions: [press(button(`Change 2 ${many}`, open))],
    },
    {
      name: 'try again',
      event: { type: 'bulkEdit.confirmed' },
      when: hasFailed,
      actions: [press(button('Try again', open))],
    },
    { name: 'back', event: { type: 'bulkEdit.reopened' }, actions: [press(button('Back', open))] },
    {
      name: 'escape',
      event: { type: 'bulkEdit.closed' },
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
      event: { failed: 'perform', error: errorOf(deniedReason) },
      actions: [refuseWith(call, deniedReason)],
    },
    failsWith('perform', call, 'fault of the server'),
    ...connectionFailures('perform', call),
    { name: 'close', event: { type: 'bulkEdit.closed' }, in: ['answered'], actions: [press(button('Close'))] },
  ]
}

const bulkEditScenario = (several: BulkEditOptions): Scenario => ({
  id: `${several.machine.id}: two of them`,
  machine: several.machine,
  account: 'manager',
  address: several.address,
  before: [
    press(checkbox('Select rows')),
    ...several.items.map(({ name }) => press(checkbox(`Select ${name}`))),
    press(button('Edit…', { role: 'group', name: `Selected ${several.many}` })),
  ],
  heldCalls: [several.call],
  input: { items: several.items },
  contextKey: contextKeyOf,
  steps: [...ticking(several), ...confirming(several)],
})

const actions = { reportApplied: noop }

export const bulkEditScenarios: Scenario[] = [
  bulkEditScenario({
    machine: createFacilitiesBulkEdit('rooms').provide({ actions }),
    address: products,
    many: 'rooms',
    items: [
      facility({ id: 2084, name: '101', max_occupancy: 3 }),
      facility({ id: 2085, name: '102', max_occupancy: 1 }),
    ],
    call: `POST ${calls}/update_facility`,
    deniedReason: 'occupancy out of range',
    differs: { name: 'max_occupancy', label: 'Max occupancy', values: { 2: 2, 4: 4 } },
  }),
  bulkEditScenario({
    machine: addonBulkEditMachine.provide({ actions }),
    address: `${products}?tab=add-ons`,
    many: 'add-ons',
    items: [
      addon({ id: 185, name: 'Breakfast', price: 2470000 }),
      addon({ id: 186, name: 'Half board', price: 5460000 }),
    ],
    call: `POST ${calls}/update_addon`,
    deniedReason: 'price out of range',
    differs: { name: 'price', label: 'Price', values: { 12: 1200, 13: 1300 } },
  }),
]
