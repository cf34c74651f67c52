import { localError } from '../../../src/api/api-error.ts'
import type { HousekeepingContext } from '../../../src/machines/housekeeping/housekeeping.context.ts'
import { properties } from '../../../src/routes/properties.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import {
  changedRoom,
  followedBy,
  sectionShown,
  roomsPage,
  roomsRead,
  streamChanged,
  roomCalls,
  prioritiseElsewhere,
  sectionPath,
  sectionScenario,
} from './housekeeping-scenarios.ts'
import { answer, button, choose, press, refuseWith, select, wait } from './steps.ts'
import { leaveAndReturn } from './query-scenarios.ts'

const { list } = roomCalls
const failed = { type: 'rooms.failed', error: localError('MALFORMED') }
/** Another user's change, once it is loaded. */
const roomsAfterChange = roomsRead(roomsPage.rooms.map((room) => (room.id === changedRoom.id ? changedRoom : room)))

type Known = HousekeepingContext
const isChanged = ({ base }: Known) => base.get(changedRoom.id)?.priority ?? false
const isToRead = (context: Known) => context.lastAt === 1 && !isChanged(context) && context.error === null

const coming: ScenarioStep[] = [
  { name: 'the rooms come', event: roomsRead(roomsPage.rooms), in: ['data.loading'], actions: [answer(list)] },
  {
    name: 'the rooms are refused',
    event: failed,
    in: ['data.loading'],
    actions: [refuseWith(list, 'not permitted')],
  },
  { name: 'it takes long', event: { type: 'rooms.slow' }, in: ['data.loading.brief'], actions: [wait(10_000)] },
  {
    name: 'ask again',
    event: { type: 'rooms.retried' },
    in: ['data.loading.long'],
    actions: [press(button('Load again'))],
  },
  { name: 'retry', event: { type: 'rooms.retried' }, in: ['data.failed'], actions: [press(button('Retry'))] },
]

const goingOn: ScenarioStep[] = [
  {
    name: 'a colleague changes a room',
    event: { type: 'rooms.changed', ids: [changedRoom.id] },
    in: ['data.ready'],
    when: ({ lastAt }: Known) => lastAt === 0,
    actions: [prioritiseElsewhere(changedRoom.id)],
  },
  {
    name: 'the room is read anew',
    event: { type: 'rooms.reread', rooms: [changedRoom], requestedIds: [changedRoom.id] },
    when: isToRead,
    actions: [wait(250), answer(list)],
  },
  {
    name: 'the room cannot be read anew',
    event: failed,
    in: ['data.ready'],
    when: isToRead,
    actions: [wait(250), refuseWith(list, 'not permitted')],
  },
  {
    name: 'read them all again',
    event: followedBy({ type: 'rooms.retried' }, roomsAfterChange),
    in: ['data.ready'],
    when: ({ error }: Known) => error !== null,
    actions: [press(button('Retry')), answer(list)],
  },
  { name: 'changes by others are announced', event: { after: 'announceAfter' }, actions: [wait(3000)] },
]

const isOnline = ({ stream }: Known) => stream.status === 'live'
const around: ScenarioStep[] = [
  {
    name: 'put the rooms together by floor',
    event: followedBy({ type: 'search.changed', patch: { group: 'floor' } }, sectionShown('?group=floor')),
    when: (context: Known) => isOnline(context) && context.search.group === 'status',
    actions: [choose(select('Group by'), 'Floor')],
  },
  {
    name: 'go away and come back',
    event: { type: 'location.changed', pathname: properties(), search: '' },
    when: isOnline,
    actions: leaveAndReturn,
  },
  {
    name: 'the network is lost',
    event: followedBy({ type: 'network.lost' }, streamChanged('offline')),
    when: isOnline,
    actions: [{ do: 'network', is: 'lost' }],
  },
  {
    name: 'the network is back',
    event: followedBy({ type: 'network.restored' }, streamChanged('connecting'), streamChanged('live')),
    when: ({ stream }: Known) => stream.status === 'offline',
    actions: [{ do: 'network', is: 'restored' }],
  },
  {
    name: 'hold changes back',
    event: followedBy({ type: 'stream.paused' }, streamChanged('paused')),
    when: isOnline,
    actions: [press(button('Pause updates'))],
  },
  {
    name: 'let changes through',
    event: followedBy({ type: 'stream.resumed' }, streamChanged('live')),
    when: ({ stream }: Known) => stream.status === 'paused',
    actions: [press(button('Resume updates'))],
  },
]

/** The section while rooms load, and the events around them. */
export const sectionScenarios: Scenario[] = [
  sectionScenario({
    id: 'housekeeping: the rooms come',
    address: sectionPath,
    heldCalls: [list],
    initialEvents: [sectionShown('')],
    steps: [...coming, ...goingOn],
  }),
  sectionScenario({
    id: 'housekeeping: around the rooms',
    address: sectionPath,
    initialEvents: [sectionShown(''), streamChanged('live'), roomsRead(roomsPage.rooms)],
    steps: around,
  }),
]
