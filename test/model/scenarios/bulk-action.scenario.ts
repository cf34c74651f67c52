import { addDays } from '../../../src/api/contract/days.ts'
import type { ItemResult } from '../../../src/api/contract/reply.ts'
import type { BulkActionContext } from '../../../src/machines/dialog/bulk-action.machine.ts'
import { type BulkItem, windowError } from '../../../src/machines/dialog/bulk-action.rules.ts'
import { addonBulkActionMachine } from '../../../src/machines/addons/addon-bulk-action.machine.ts'
import { createFacilityBulkAction } from '../../../src/machines/facilities/facility-bulk-action.machine.ts'
import { propertyBulkActionMachine } from '../../../src/machines/properties/property-bulk-action.machine.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import {
  answer,
  answerInPart,
  button,
  checkbox,
  closeErrorDialog,
  day,
  connectionFailures,
  menuItem,
  press,
  failsWith,
  resultsOf,
  type,
  noop,
} from './steps.ts'

interface BulkOptions extends Pick<Scenario, 'machine' | 'address' | 'before' | 'input'> {
  /** The action and its records. */
  id: string
  /** The call of the action. */
  call: string
  /** The text on the confirmation button. */
  confirm: string
  /** The server's result for each record sent. */
  results: ItemResult[]
  hasWindow?: boolean
}

const typed = (name: string, from: string, to: string): ScenarioStep => ({
  name,
  event: { type: 'window.changed', window: { from: isoOf(from), to: addDays(isoOf(to), 1) } },
  in: ['confirming'],
  // Typing the same date again would be no change.
  when: ({ window }: BulkActionContext) => window.from !== isoOf(from),
  actions: [type(day('Bookable from'), from), type(day('Bookable to'), to)],
})
const isoOf = (digits: string) => `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`

const windowSteps = [
  typed('the dates are the wrong way round', '01042030', '01032030'),
  typed('the dates are in order', '01032030', '01042030'),
]

const done = (name: string, results: ItemResult[], actions: Action[]): ScenarioStep => ({
  name,
  event: { done: 'perform', output: results },
  actions,
})

const gone = (results: ItemResult[]): ItemResult[] =>
  resultsOf(
    'record gone',
    results.map(({ id }) => id),
  )

/** A bulk action on one or many records, from the confirmation to the result. */
function bulkActionScenario({ id, call, confirm, results, hasWindow = false, ...rest }: BulkOptions): Scenario {
  const confirmed: ScenarioStep = {
    name: 'confirm',
    event: { type: 'bulk.confirmed' },
    actions: [press(button(confirm))],
  }
  const closed: ScenarioStep = { name: 'cancel', event: { type: 'bulk.closed' }, actions: [press(button('Cancel'))] }
  return {
    id: `${rest.machine.id}: ${id}`,
    account: 'manager',
    heldCalls: [call],
    ...rest,
    contextKey: ({ window }: BulkActionContext) => windowError(window),
    steps: [
      ...(hasWindow ? windowSteps : []),
      { ...confirmed, in: ['confirming'] },
      { ...closed, in: ['confirming'] },
      done('the server has done its part', results, [answer(call)]),
      // The server itself wouldn't reject these.
      ...(hasWindow ? [done('the server refuses it', gone(results), [answerInPart(call, gone(results))])] : []),
      failsWith('perform', call, 'invalid'),
      failsWith('perform', call, 'fault of the server'),
      ...connectionFailures('perform', call),
      closeErrorDialog,
      { name: 'close', event: { type: 'bulk.closed' }, in: ['answered'], actions: [press(button('Close'))] },
    ],
  }
}

const propertyBulkAction = propertyBulkActionMachine.provide({ actions: { reportApplied: noop } })
const list = '/hotel-management/properties'
const properties = 'v1/hotel_management/properties'
const mintHouse: BulkItem = { id: 24, label: 'Old Mint House', deniedReason: null }
const breakfast = { id: 185, label: 'Breakfast', deniedReason: null }
const bar = { role: 'group', name: 'Selected properties' }

const products = `${list}/old-mint-house/products`
const openDates = (name: string) => [press(button(`Actions for ${name}`)), press(menuItem('Bookable dates…*'))]

export const bulkActionScenarios: Scenario[] = [
  bulkActionScenario({
    id: 'two are activated, one of which is active',
    machine: propertyBulkAction,
    address: `${list}?keyword=house`,
    before: [
      press(checkbox('Select rows')),
      press(checkbox('Select Hill House')),
      press(checkbox('Select Old Mint House')),
      press(button('Activate…', bar)),
    ],
    input: { task: 'activate', items: [{ id: 2, label: 'Hill House', deniedReason: 'Already active' }, mintHouse] },
    call: `POST ${properties}/update_property_status`,
    confirm: 'Activate “Old Mint House”',
    results: [{ id: 24, ok: true }],
  }),
  bulkActionScenario({
    id: 'bookable dates of one',
    machine: propertyBulkAction,
    address: `${list}?keyword=mint`,
    before: openDates('Old Mint House'),
    input: { task: 'window', items: [mintHouse] },
    call: `POST ${properties}/update_property_bookable_date/`,
    confirm: 'Save dates',
    results: [{ id: 24, ok: true }],
    hasWindow: true,
  }),
  bulkActionScenario({
    id: 'bookable dates of one',
    machine: addonBulkActionMachine.provide({ actions: { reportApplied: noop } }),
    address: `${products}?tab=add-ons`,
    before: openDates('Breakfast'),
    input: { task: 'window', items: [breakfast] },
    call: `POST ${properties}/update_addon`,
    confirm: 'Save dates',
    results: [{ id: 185, ok: true }],
    hasWindow: true,
  }),
  bulkActionScenario({
    id: 'bookable dates of one',
    machine: createFacilityBulkAction('room').provide({ actions: { reportApplied: noop } }),
    address: `${products}?keyword=103`,
    before: openDates('103'),
    input: { task: 'window', items: [{ id: 2086, label: '103', deniedReason: null }] },
    call: `POST ${properties}/update_asset_bookable_date`,
    confirm: 'Save dates',
    results: [{ id: 2086, ok: true }],
    hasWindow: true,
  }),
]
