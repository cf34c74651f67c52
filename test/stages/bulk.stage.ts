import type { ItemResult } from '../../src/api/contract/reply.ts'
import type { BulkContext } from '../../src/machines/flow/bulk.machine.ts'
import { type BulkItem, windowError } from '../../src/machines/flow/bulk.rules.ts'
import { addonBulkMachine } from '../../src/machines/addons/addon-bulk.machine.ts'
import { createFacilityBulk } from '../../src/machines/facilities/facility-bulk.machine.ts'
import { propertyBulkMachine } from '../../src/machines/properties/property-bulk.machine.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import {
  answer,
  answerInPart,
  button,
  checkbox,
  closeError,
  day,
  lost,
  menuItem,
  press,
  refused,
  resultsOf,
  type,
  untold,
} from './moves.ts'

interface Bulk extends Pick<Stage, 'machine' | 'at' | 'before' | 'input'> {
  /** What is done, and to what. */
  id: string
  /** The call of the task. */
  call: string
  /** The words on the button that confirms it. */
  confirm: string
  /** What the server says of each record that is sent. */
  results: ItemResult[]
  hasWindow?: boolean
}

const typed = (name: string, from: string, to: string): Move => ({
  name,
  event: { type: 'window.changed', window: { from: isoOf(from), to: isoOf(to) } },
  in: ['confirming'],
  // The same date typed again is no change.
  when: ({ window }: BulkContext) => window.from !== isoOf(from),
  actions: [type(day('Bookable from'), from), type(day('Bookable to'), to)],
})
const isoOf = (digits: string) => `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`

const windowMoves = [
  typed('the dates are the wrong way round', '01042030', '01032030'),
  typed('the dates are in order', '01032030', '01042030'),
]

const done = (name: string, results: ItemResult[], actions: Action[]): Move => ({
  name,
  event: { done: 'perform', output: results },
  actions,
})

const gone = (results: ItemResult[]): ItemResult[] =>
  resultsOf(
    'record gone',
    results.map(({ id }) => id),
  )

/** A task on one or many records, from its question to the last word on it. */
function bulkStage({ id, call, confirm, results, hasWindow = false, ...rest }: Bulk): Stage {
  const confirmed: Move = { name: 'confirm', event: { type: 'bulk.confirmed' }, actions: [press(button(confirm))] }
  const closed: Move = { name: 'cancel', event: { type: 'bulk.closed' }, actions: [press(button('Cancel'))] }
  return {
    id: `${rest.machine.id}: ${id}`,
    as: 'manager',
    holds: [call],
    ...rest,
    context: ({ window }: BulkContext) => windowError(window),
    moves: [
      ...(hasWindow ? windowMoves : []),
      { ...confirmed, in: ['confirming'] },
      { ...closed, in: ['confirming'] },
      done('the server has done its part', results, [answer(call)]),
      // The server itself would not refuse these.
      ...(hasWindow ? [done('the server refuses it', gone(results), [answerInPart(call, gone(results))])] : []),
      refused('perform', call, 'invalid'),
      refused('perform', call, 'fault of the server'),
      ...lost('perform', call),
      closeError,
      { name: 'close', event: { type: 'bulk.closed' }, in: ['answered'], actions: [press(button('Close'))] },
    ],
  }
}

const propertyBulk = propertyBulkMachine.provide({ actions: { reportApplied: untold } })
const list = '/hotel-management/properties'
const properties = 'v1/hotel_management/properties'
const house: BulkItem = { id: 24, label: 'Old Mint House', refusal: null }
const breakfast = { id: 185, label: 'Breakfast', refusal: null }
const bar = { role: 'group', name: 'Selected properties' }

const products = `${list}/old-mint-house/products`
const openDates = (name: string) => [press(button(`Actions for ${name}`)), press(menuItem('Bookable dates…*'))]

export const bulkStages: Stage[] = [
  bulkStage({
    id: 'two are activated, one of which is active',
    machine: propertyBulk,
    at: `${list}?keyword=house`,
    before: [
      press(checkbox('Select rows')),
      press(checkbox('Select Hill House')),
      press(checkbox('Select Old Mint House')),
      press(button('Activate…', bar)),
    ],
    input: { task: 'activate', items: [{ id: 2, label: 'Hill House', refusal: 'Already active' }, house] },
    call: `POST ${properties}/update_property_status`,
    confirm: 'Activate “Old Mint House”',
    results: [{ id: 24, ok: true }],
  }),
  bulkStage({
    id: 'bookable dates of one',
    machine: propertyBulk,
    at: `${list}?keyword=mint`,
    before: openDates('Old Mint House'),
    input: { task: 'window', items: [house] },
    call: `POST ${properties}/update_property_bookable_date/`,
    confirm: 'Save dates',
    results: [{ id: 24, ok: true }],
    hasWindow: true,
  }),
  bulkStage({
    id: 'bookable dates of one',
    machine: addonBulkMachine.provide({ actions: { reportApplied: untold } }),
    at: `${products}?tab=add-ons`,
    before: openDates('Breakfast'),
    input: { task: 'window', items: [breakfast] },
    call: `POST ${properties}/update_addon`,
    confirm: 'Save dates',
    results: [{ id: 185, ok: true }],
    hasWindow: true,
  }),
  bulkStage({
    id: 'bookable dates of one',
    machine: createFacilityBulk({ one: 'room', many: 'rooms' }).provide({ actions: { reportApplied: untold } }),
    at: `${products}?keyword=103`,
    before: openDates('103'),
    input: { task: 'window', items: [{ id: 2086, label: '103', refusal: null }] },
    call: `POST ${properties}/update_asset_bookable_date`,
    confirm: 'Save dates',
    results: [{ id: 2086, ok: true }],
    hasWindow: true,
  }),
]
