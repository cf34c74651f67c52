import type { Action } from '../../tools/paths/action.ts'
import { chunksOf } from '../../src/machines/calendar/range.rules.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import {
  cell,
  changesCall,
  echo,
  farWeek,
  firstDay,
  houseCall,
  house,
  inHillHouse,
  type KnownToCalendar,
  nextDay,
  nightsCall,
  roomId,
  shown,
  standing,
} from './calendar-places.ts'
import { answer, button, cut, ends, link, press, refuse, refused, wait } from './moves.ts'
import { localError } from '../../src/api/api-error.ts'

const isMissing = ({ nights, nightErrors }: KnownToCalendar) =>
  chunksOf(nights.view).some((start) => !nights.chunks.has(start) && !nightErrors.has(start))
const hasFailed = ({ nightErrors }: KnownToCalendar) => nightErrors.size > 0

const nightsCome = (start: string): Move => ({
  name: `the nights from ${start} on are there`,
  event: { type: 'chunk.read', start, bars: new Map() },
  when: (context: KnownToCalendar) => isMissing(context) && context.nights.view.from === start,
  actions: [answer(nightsCall)],
})
const nightsFail = (name: string, error: Error, action: Action): Move => ({
  name,
  event: { type: 'chunk.failed', start: firstDay, error },
  when: isMissing,
  actions: [action],
})

const slow = ['rooms.loading', 'rooms.ready', 'rooms.refreshing'].map((rooms) => `${rooms} + patience.slow`)
const retry = press(button('Retry'))

const coming: Move[] = [
  ends('fetchHouse', houseCall, house),
  refused('fetchHouse', houseCall, 'not permitted'),
  refused('fetchHouse', houseCall, 'fault of the server'),
  {
    name: 'no connection',
    event: { failed: 'fetchHouse', error: localError('UNREACHABLE') },
    actions: [cut(houseCall)],
  },
  nightsCome(firstDay),
  nightsFail('the nights are refused', localError('MALFORMED'), refuse(nightsCall, 'not permitted')),
  nightsFail('the nights have no connection', localError('UNREACHABLE'), cut(nightsCall)),
  { name: 'it takes long', event: { after: 'long' }, actions: [wait(10_000)] },
  { name: 'ask again', event: { type: 'calendar.refreshed' }, in: slow, actions: [press(button('Ask again'))] },
  { name: 'give up', event: { type: 'reading.cancelled' }, in: slow, actions: [press(button('Cancel'))] },
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
    event: { type: 'house.told' },
    in: ['rooms.cancelled', 'rooms.failed', 'rooms.ready'],
    actions: [
      { do: 'network', is: 'lost' },
      { do: 'network', is: 'restored' },
    ],
  },
  {
    name: 'come back to the window, while nobody tells of changes',
    event: { type: 'minute.passed', isWatched: false },
    in: ['rooms.ready + patience.calm'],
    actions: [{ do: 'return' }],
  },
]

const isWeek = ({ nights }: KnownToCalendar) => nights.view.from === firstDay
const far = { in: ['patience.calm'], when: isWeek }

const looking: Move[] = [
  {
    name: 'take the filter off',
    event: { type: 'search.changed', patch: { keyword: '' } },
    ...far,
    when: (context: KnownToCalendar) => isWeek(context) && context.search.keyword !== '',
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
    event: { type: 'group.toggled', id: house.types[0]!.id },
    ...far,
    actions: [press({ role: 'rowheader', name: 'Double*' })],
  },
  {
    name: 'choose a night',
    event: { type: 'rooms.selected', roomIds: [roomId], from: firstDay, to: '2086-01-08' },
    ...far,
    when: (context: KnownToCalendar) =>
      isWeek(context) && context.selection === null && context.search.collapsed.length === 0,
    actions: [press(cell('Room 102, Mon 7 January, free'))],
  },
  {
    name: 'let it go',
    event: { type: 'selection.cleared' },
    ...far,
    when: (context: KnownToCalendar) => isWeek(context) && context.selection !== null,
    actions: [press(button('Clear', { role: 'group', name: 'Selected nights' }))],
  },
]

export const calendarStages: Stage[] = [
  {
    ...inHillHouse(farWeek),
    id: 'calendar: rooms and nights come',
    holds: [houseCall, nightsCall, changesCall],
    begins: [shown(farWeek)],
    context: ({ rooms, nights, nightErrors }: KnownToCalendar) => [
      rooms.length,
      nights.chunks.has(firstDay),
      [...nightErrors.values()].map(({ code }) => code),
    ],
    moves: coming,
  },
  {
    ...inHillHouse(farWeek),
    id: 'calendar: a week in view',
    holds: [nightsCall],
    // What is fetched ahead stays on its way.
    before: [{ do: 'answer', call: nightsCall, once: true }],
    begins: standing(farWeek),
    echo,
    context: ({ search, nights, selection }: KnownToCalendar) => [
      search,
      nights.view.from,
      [...nights.chunks.keys()],
      selection,
    ],
    moves: looking,
  },
  {
    ...inHillHouse(farWeek),
    id: 'calendar: on the way out',
    begins: standing(farWeek),
    moves: [
      {
        name: 'go to the dashboard',
        event: { type: 'location.changed', pathname: '/hotel-management/properties/hill-house', search: '' },
        actions: [press(link('Dashboard', { role: 'navigation', name: 'Hotel' }))],
      },
    ],
  },
]
