import { withProperty } from '../../../src/api/property-scope.ts'
import { blockingMachine } from '../../../src/machines/calendar/blocking.machine.ts'
import { barFromServer, type BlockingDraft } from '../../../src/machines/calendar/blocking.rules.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { blocking } from '../../support/facility-records.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { barOf, cell, changeElsewhere, farWeek, hillHouseScenario, nightsCall } from './calendar-fixtures.ts'
import {
  answerInPart,
  button,
  choose,
  day,
  succeeds,
  field,
  hold,
  connectionFailures,
  menuItem,
  press,
  failsWith,
  release,
  resultsOf,
  select,
  type,
  noop,
} from './steps.ts'

const section = '/hotel-management/properties/hill-house/hotel-calendar?keyword=302'
const taken = 'GET v1/hotel_management/hotel_calendar/daily_room_blockings'
const call = 'POST v1/hotel_management/properties/update_facility_status'

const nights = { date_from: '2030-03-02', date_to: '2030-03-05' }
/** A future hold: the demo data have one in each property, in varying rooms. */
const wedding = barFromServer(
  blocking({ id: 900, facility_id: 2086, kind: 'hold', reason_code: 'vip_hold', state: 'scheduled', ...nights }),
)
const input = {
  scope: withProperty(openWire().http, property()),
  today: '2026-03-03',
  blocking: wedding,
  rooms: [
    { id: 2086, name: '103' },
    { id: 2087, name: '104' },
  ],
}

interface Known {
  draft: BlockingDraft
}

const changing = (
  name: string,
  patch: Partial<BlockingDraft>,
  when: (draft: BlockingDraft) => boolean,
  actions: readonly Action[],
): ScenarioStep => ({
  name,
  event: { type: 'draft.changed', patch },
  in: ['editing'],
  when: ({ draft }: Known) => when(draft),
  actions,
})

const isToCome = ({ from }: BlockingDraft) => from === wedding.from
const [gone] = resultsOf('nights taken', [2086])

const steps: ScenarioStep[] = [
  changing('one night more', { to: '2030-03-06' }, (draft) => isToCome(draft) && draft.to === wedding.to, [
    type(field('Nights'), '4'),
    { do: 'keys', keys: 'Tab' },
  ]),
  changing('a first night that is over', { from: '2020-03-02', to: '2020-03-05' }, isToCome, [
    type(day('First night'), '02032020'),
  ]),
  changing(
    'another reason, without a word on it',
    { reasonCode: 'other', reason: '' },
    (draft) => draft.reasonCode === 'vip_hold',
    [choose(select('Reason'), 'Other'), type(field('Details'), '')],
  ),
  changing('its details', { reason: 'Party' }, (draft) => draft.reasonCode === 'other' && draft.reason !== 'Party', [
    type(field('Details'), 'Party'),
  ]),
  {
    name: 'confirm',
    event: { type: 'change.confirmed' },
    in: ['editing.incomplete', 'editing.previewed'],
    actions: [press(button('Edit the blocking'))],
  },
  { name: 'cancel', event: { type: 'change.closed' }, in: ['editing'], actions: [press(button('Cancel'))] },
  succeeds('fetchAffectedBookings', taken, []),
  failsWith('fetchAffectedBookings', taken, 'fault of the server'),
  failsWith('fetchAffectedBookings', taken, 'not permitted'),
  { name: 'retry', event: { type: 'preview.retried' }, actions: [press(button('Retry'))] },
  succeeds('change', call, { id: 2086, ok: true }),
  {
    name: 'the server refuses it',
    event: { done: 'change', output: gone },
    actions: [answerInPart(call, [gone!])],
  },
  failsWith('change', call, 'invalid'),
  failsWith('change', call, 'fault of the server'),
  ...connectionFailures('change', call),
  {
    name: 'choose other nights',
    event: { type: 'change.resumed' },
    actions: [press(button('Choose other nights'))],
  },
  { name: 'leave it', event: { type: 'change.closed' }, in: ['refused'], actions: [press(button('Cancel'))] },
]

const machine = blockingMachine.provide({ actions: { reportApplied: noop, reportRefused: noop } })
const context = ({ draft: { from, to, reasonCode, reason } }: Known) => [from, to, reasonCode, reason]

const leak = { date_from: '2086-01-09', date_to: '2086-01-11' }
const drop = (from: string, onto: string): Action => ({
  do: 'drag',
  on: cell(`Room 102, *, night ${from}`),
  onto: cell(`Room 102, *, night ${onto}`),
})

const dropped: Scenario[] = [
  {
    id: 'blocking: dropped on other nights',
    machine,
    account: 'manager',
    address: hillHouseScenario(farWeek).address,
    heldCalls: [nightsCall, call],
    before: [
      changeElsewhere('update_facility_status', { facility_status: 'out_of_order', reason_code: 'leak', ...leak }),
      release(nightsCall),
      drop('1 of 2', '2 of 2'),
    ],
    input: { ...input, blocking: barOf(leak), patch: { from: '2086-01-10', to: '2086-01-12' }, isDropped: true },
    contextKey: context,
    steps: [succeeds('change', call, { id: 2086, ok: true })],
  },
]

const opened = press(button('Actions for room *, hold *'))

export const blockingScenarios: Scenario[] = [
  {
    id: 'blocking: edited',
    machine,
    account: 'manager',
    address: `${section}&view=list`,
    heldCalls: [call],
    before: [opened, hold(taken), press(menuItem('Edit…'))],
    input: { ...input, patch: {}, isDropped: false },
    contextKey: context,
    steps,
  },
  {
    id: 'blocking: made longer',
    machine,
    account: 'manager',
    address: `${section}&view=list`,
    before: [opened, hold(taken), press(menuItem('Extend…'))],
    input: { ...input, patch: { to: '2030-03-06' }, isDropped: false },
    contextKey: context,
    steps: [],
  },
  ...dropped,
]
