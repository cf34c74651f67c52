import { housekeepingTransitions, type HousekeepingEvent } from '../../../src/api/contract/housekeeping.ts'
import { conditionMachine } from '../../../src/machines/facilities/condition-dialog.machine.ts'
import { statusMachine } from '../../../src/machines/facilities/status-dialog.machine.ts'
import type { StatusDraft } from '../../../src/machines/facilities/status.rules.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { blocking, facility } from '../../support/facility-records.ts'
import {
  answer,
  answerInPart,
  button,
  checkbox,
  choose,
  day,
  dialog,
  succeeds,
  field,
  connectionFailures,
  menuItem,
  press,
  radio,
  failsWith,
  resultsOf,
  select,
  type,
  noop,
} from './steps.ts'

const list = '/hotel-management/properties'
const properties = 'v1/hotel_management/properties'
const noun = { one: 'room', many: 'rooms' }

const conditionCall = `POST ${properties}/update_room_status`
const bar = { role: 'group', name: 'Selected rooms' }
const [inspected, clean] = [
  facility({ id: 2085, name: '102', housekeeping_status: 'inspected' }),
  facility({ id: 2091, name: '108' }),
]

interface Condition {
  event: HousekeepingEvent | null
  reason: string
  error: unknown
}

const happens = (event: HousekeepingEvent): ScenarioStep => ({
  name: `choose “${housekeepingTransitions[event].label}”`,
  event: { type: 'event.chosen', event },
  in: ['choosing'],
  when: (context: Condition) => context.event !== event,
  actions: [press(radio(housekeepingTransitions[event].label))],
})

const giving = (reason: string): ScenarioStep => ({
  name: reason ? 'give a reason' : 'clear the reason',
  event: { type: 'reason.typed', reason },
  in: ['choosing'],
  when: (context: Condition) => context.event === 'fail' && context.reason !== reason,
  actions: [type(field('Reason'), reason)],
})

/** The whole name: in other languages, the button that closes the dialog ends in the number of rooms, too. */
const confirmed = (event: HousekeepingEvent, rooms: string): ScenarioStep => ({
  name: `confirm “${housekeepingTransitions[event].label}”`,
  event: { type: 'condition.confirmed' },
  in: ['choosing'],
  when: ({ error, event: chosen }: Condition) => error === null && chosen === event,
  actions: [press(button(`${housekeepingTransitions[event].label}, ${rooms}`, dialog('*')))],
})

const changed = (
  name: string,
  ids: readonly number[],
  isMeant: (event: HousekeepingEvent | null) => boolean,
): ScenarioStep => ({
  name,
  event: { done: 'change', output: ids.map((id) => ({ id, ok: true })) },
  when: ({ event }: Condition) => isMeant(event),
  actions: [answer(conditionCall)],
})

/** The bookings on a room's nights, and the user's input. */
const taken = 'GET v1/hotel_management/hotel_calendar/daily_room_blockings'
const statusCall = `POST ${properties}/update_facility_status`
const today = '2026-03-03'
const nights = 'First night – morning after*'
const isoOf = (digits: string) => `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`

const typed = (name: string, from: string, to: string): ScenarioStep => ({
  name,
  event: { type: 'draft.changed', patch: { from: isoOf(from), to: isoOf(to) } },
  when: ({ draft }: { draft: StatusDraft }) => draft.status !== 'available' && draft.to !== isoOf(to),
  in: ['editing'],
  actions: [type(day(`Start Date, ${nights}`), from), type(day(`End Date, ${nights}`), to)],
})

const inState = (label: string, patch: Partial<StatusDraft>): ScenarioStep => ({
  name: `choose “${label}”`,
  event: { type: 'draft.changed', patch },
  when: ({ draft }: { draft: StatusDraft }) => draft.status !== patch.status,
  in: ['editing'],
  actions: [choose(select('Status', dialog('*')), label)],
})

const inDialog = dialog('*')

export const roomStatusScenarios: Scenario[] = [
  {
    id: 'condition of two rooms, one of which is clean',
    machine: conditionMachine.provide({ actions: { reportApplied: noop } }),
    account: 'manager',
    address: `${list}/old-mint-house/products?keyword=10`,
    heldCalls: [conditionCall],
    before: [
      press(checkbox('Select rows')),
      press(checkbox('Select 102')),
      press(checkbox('Select 108')),
      press(button('Condition…', bar)),
    ],
    input: { facilities: [inspected, clean], noun },
    contextKey: ({ event, reason, error }: Condition) => [event, reason !== '', error !== null],
    steps: [
      ...(['pass', 'fail', 'touch_up'] as const).map(happens),
      giving('The shower'),
      giving(''),
      confirmed('pass', '1 room'),
      confirmed('fail', '2 rooms'),
      confirmed('touch_up', '2 rooms'),
      {
        name: 'try again',
        event: { type: 'condition.confirmed' },
        in: ['choosing'],
        when: ({ error }: Condition) => error !== null,
        actions: [press(button('Try again'))],
      },
      {
        name: 'cancel',
        event: { type: 'condition.closed' },
        in: ['choosing'],
        actions: [press(button('Cancel'))],
      },
      changed('the one that is clean passes', [2091], (event) => event === 'pass'),
      changed('both are changed', [2085, 2091], (event) => event !== 'pass'),
      failsWith('change', conditionCall, 'invalid'),
      failsWith('change', conditionCall, 'fault of the server'),
      ...connectionFailures('change', conditionCall),
      { name: 'close', event: { type: 'condition.closed' }, in: ['answered'], actions: [press(button('Close'))] },
    ],
  },
  {
    id: 'status of a room that is out of order',
    machine: statusMachine.provide({ actions: { reportApplied: noop } }),
    account: 'manager',
    address: `${list}/hill-house/products?keyword=102`,
    heldCalls: [taken, statusCall],
    before: [press(button('Actions for 102')), press(menuItem('Status…*'))],
    input: {
      facilities: [facility({ id: 110, name: '102', facility_status: 'out_of_order', current_blocking: blocking() })],
      noun,
      today,
      status: null,
      blockingIds: [],
    },
    contextKey: ({ draft: { status, to, reasonCode } }: { draft: StatusDraft }) => [status, to, reasonCode],
    steps: [
      typed('the nights are in order', '01032030', '03032030'),
      typed('the nights are others', '01032030', '04032030'),
      typed('the nights are the wrong way round', '01032030', '28022030'),
      inState('Available', { status: 'available' }),
      inState('Out of order', { status: 'out_of_order' }),
      {
        name: 'choose a reason',
        event: { type: 'draft.changed', patch: { reasonCode: 'leak' } },
        in: ['editing'],
        when: ({ draft }: { draft: StatusDraft }) => draft.status !== 'available' && draft.reasonCode === null,
        actions: [choose(select('Reason'), 'Leak or water damage')],
      },
      {
        name: 'confirm',
        event: { type: 'status.confirmed' },
        in: ['editing.incomplete', 'editing.previewed'],
        actions: [press(button('Set *to *', inDialog))],
      },
      { name: 'cancel', event: { type: 'status.closed' }, in: ['editing'], actions: [press(button('Cancel'))] },
      succeeds('fetchAffectedBookings', taken, []),
      failsWith('fetchAffectedBookings', taken, 'not permitted'),
      failsWith('fetchAffectedBookings', taken, 'fault of the server'),
      ...connectionFailures('fetchAffectedBookings', taken),
      { name: 'retry', event: { type: 'preview.retried' }, actions: [press(button('Retry'))] },
      succeeds('change', statusCall, [{ id: 110, ok: true }]),
      {
        name: 'the server refuses it',
        event: { done: 'change', output: resultsOf('nights taken', [110]) },
        actions: [answerInPart(statusCall, resultsOf('nights taken', [110]))],
      },
      failsWith('change', statusCall, 'invalid'),
      failsWith('change', statusCall, 'fault of the server'),
      ...connectionFailures('change', statusCall),
      { name: 'close', event: { type: 'status.closed' }, in: ['answered'], actions: [press(button('Close'))] },
    ],
  },
]
