import type { Action } from '../../../tools/test-paths/action.ts'
import { chunksOf } from '../../../src/machines/calendar/range.rules.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import {
  cell,
  changesCall,
  neighbours,
  farWeek,
  firstDay,
  roomsCall,
  roomsAndTypes,
  hillHouseScenario,
  type CalendarState,
  nextDay,
  nightsCall,
  roomId,
  addressShown,
  calendarShown,
} from './calendar-fixtures.ts'
import { answer, button, cut, succeeds, link, press, refuseWith, failsWith, wait } from './steps.ts'
import { localError } from '../../../src/api/api-error.ts'

const isMissing = ({ nights, nightErrors }: CalendarState) =>
  chunksOf(nights.view).some((start) => !nights.chunks.has(start) && !nightErrors.has(start))
const hasFailed = ({ nightErrors }: CalendarState) => nightErrors.size > 0

const nightsCome = (start: string): ScenarioStep => ({
  name: `the nights from ${start} on are there`,
  event: { type: 'chunk.read', start, bars: new Map() },
  when: (context: CalendarState) => isMissing(context) && context.nights.view.from === start,
  actions: [answer(nightsCall)],
})
const nightsFail = (name: string, error: Error, action: Action): ScenarioStep => ({
  name,
  event: { type: 'chunk.failed', start: firstDay, error },
  when: isMissing,
  actions: [action],
})

const slow = ['rooms.loading', 'rooms.ready', 'rooms.refreshing'].map((rooms) => `${rooms} + progress.slow`)
const retry = press(button('Retry'))

const coming: ScenarioStep[] = [
  succeeds('fetchAllRooms', roomsCall, roomsAndTypes),
  failsWith('fetchAllRooms', roomsCall, 'not permitted'),
  failsWith('fetchAllRooms', roomsCall, 'fault of the server'),
  {
    name: 'no connection',
    event: { failed: 'fetchAllRooms', error: localError('UNREACHABLE') },
    actions: [cut(roomsCall)],
  },
  nightsCome(firstDay),
  nightsFail('the nights are refused', localError('MALFORMED'), refuseWith(nightsCall, 'not permitted')),
  nightsFail('the nights have no connection', localError('UNREACHABLE'), cut(nightsCall)),
  { name: 'it takes long', event: { after: 'slowAfter' }, actions: [wait(10_000)] },
  { name: 'ask again', event: { type: 'calendar.refreshed' }, in: slow, actions: [press(button('Load again'))] },
  { name: 'give up', event: { type: 'query.cancelled' }, in: slow, actions: [press(button('Cancel'))] },
  { name: 'read after all', event: { type: 'calendar.refreshed' }, in: ['rooms.cancelled'], actions: [retry] },
  { name: 'try again', event: { type: 'rooms.retried' }, in: ['rooms.failed'], actions: [retry] },
  {
    name: 'try the nights again',
    event: { type: 'nights.retried' },
    in: ['rooms.ready'],
    when: hasFailed,
    actions: [retry],
  },
  {
    name: 'the network comes back',
    event: { type: 'allRooms.changed' },
    in: ['rooms.cancelled', 'rooms.failed', 'rooms.ready'],
    actions: [
      { do: 'network', is: 'lost' },
      { do: 'network', is: 'restored' },
    ],
  },
  {
    name: 'come back to the window, while nobody tells of changes',
    event: { type: 'minute.passed', isStreamLive: false },
    in: ['rooms.ready + progress.idle'],
    actions: [{ do: 'return' }],
  },
]

const isWeek = ({ nights }: CalendarState) => nights.view.from === firstDay
const far = { in: ['progress.idle'], when: isWeek }

const looking: ScenarioStep[] = [
  {
    name: 'take the filter off',
    event: { type: 'search.changed', patch: { keyword: '' } },
    ...far,
    when: (context: CalendarState) => isWeek(context) && context.search.keyword !== '',
    actions: [press(button('Remove filter Keyword 10'))],
  },
  {
    name: 'go on a week',
    event: { type: 'range.stepped', by: 1 },
    ...far,
    actions: [press(button('Next 7 days'))],
  },
  nightsCome(nextDay),
  { name: 'go to today', event: { type: 'today.requested' }, ...far, actions: [press(button('Today'))] },
  {
    name: 'fold a type away, or unfold it',
    event: { type: 'group.toggled', id: roomsAndTypes.types[0]!.id },
    ...far,
    actions: [press({ role: 'rowheader', name: 'Double*' })],
  },
  {
    name: 'choose a night',
    event: { type: 'rooms.selected', roomIds: [roomId], from: firstDay, to: '2086-01-08' },
    ...far,
    when: (context: CalendarState) =>
      isWeek(context) && context.selection === null && context.search.collapsed.length === 0,
    actions: [press(cell('Room 102, Mon 7 January, free'))],
  },
  {
    name: 'let it go',
    event: { type: 'selection.cleared' },
    ...far,
    when: (context: CalendarState) => isWeek(context) && context.selection !== null,
    actions: [press(button('Clear', { role: 'group', name: 'Selected nights' }))],
  },
]

export const calendarScenarios: Scenario[] = [
  {
    ...hillHouseScenario(farWeek),
    id: 'calendar: rooms and nights come',
    heldCalls: [roomsCall, nightsCall, changesCall],
    initialEvents: [addressShown(farWeek)],
    contextKey: ({ rooms, nights, nightErrors }: CalendarState) => [
      rooms.length,
      nights.chunks.has(firstDay),
      [...nightErrors.values()].map(({ code }) => code),
    ],
    steps: coming,
  },
  {
    ...hillHouseScenario(farWeek),
    id: 'calendar: a week in view',
    heldCalls: [nightsCall],
    // The prefetched weeks stay pending.
    before: [{ do: 'answer', call: nightsCall, once: true }],
    initialEvents: calendarShown(farWeek),
    neighbours: neighbours,
    contextKey: ({ search, nights, selection }: CalendarState) => [
      search,
      nights.view.from,
      [...nights.chunks.keys()],
      selection,
    ],
    steps: looking,
  },
  {
    ...hillHouseScenario(farWeek),
    id: 'calendar: on the way out',
    initialEvents: calendarShown(farWeek),
    steps: [
      {
        name: 'go to the dashboard',
        event: { type: 'location.changed', pathname: '/hotel-management/properties/hill-house', search: '' },
        actions: [press(link('Dashboard', { role: 'navigation', name: 'Hotel' }))],
      },
    ],
  },
]
