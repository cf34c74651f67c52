import { localError } from '../../src/api/api-error.ts'
import type { HousekeepingContext } from '../../src/machines/housekeeping/housekeeping-context.ts'
import { properties } from '../../src/paths.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import {
  changedRoom,
  followedBy,
  hereWith,
  house,
  houseOf,
  lineIs,
  roomCalls,
  rushElsewhere,
  section,
  sectionStage,
} from './housekeeping-stages.ts'
import { answer, button, choose, press, refuse, select, wait } from './moves.ts'
import { awayAndBack } from './reading-stages.ts'

const { list } = roomCalls
const failed = { type: 'rooms.failed', error: localError('MALFORMED') }
/** What a colleague has changed, once it is read. */
const houseThen = houseOf(house.rooms.map((room) => (room.id === changedRoom.id ? changedRoom : room)))

type Known = HousekeepingContext
const isChanged = ({ base }: Known) => base.get(changedRoom.id)?.priority ?? false
const isToRead = (context: Known) => context.lastAt === 1 && !isChanged(context) && context.error === null

const coming: Move[] = [
  { name: 'the rooms come', event: houseOf(house.rooms), in: ['house.loading'], actions: [answer(list)] },
  {
    name: 'the rooms are refused',
    event: failed,
    in: ['house.loading'],
    actions: [refuse(list, 'not permitted')],
  },
  { name: 'it takes long', event: { type: 'rooms.slow' }, in: ['house.loading.brief'], actions: [wait(10_000)] },
  {
    name: 'ask again',
    event: { type: 'rooms.retried' },
    in: ['house.loading.long'],
    actions: [press(button('Ask again'))],
  },
  { name: 'retry', event: { type: 'rooms.retried' }, in: ['house.failed'], actions: [press(button('Retry'))] },
]

const goingOn: Move[] = [
  {
    name: 'a colleague changes a room',
    event: { type: 'rooms.told', ids: [changedRoom.id] },
    in: ['house.ready'],
    when: ({ lastAt }: Known) => lastAt === 0,
    actions: [rushElsewhere(changedRoom.id)],
  },
  {
    name: 'the room is read anew',
    event: { type: 'rooms.reread', rooms: [changedRoom], asked: [changedRoom.id] },
    when: isToRead,
    actions: [wait(250), answer(list)],
  },
  {
    name: 'the room cannot be read anew',
    event: failed,
    in: ['house.ready'],
    when: isToRead,
    actions: [wait(250), refuse(list, 'not permitted')],
  },
  {
    name: 'read them all again',
    event: followedBy({ type: 'rooms.retried' }, houseThen),
    in: ['house.ready'],
    when: ({ error }: Known) => error !== null,
    actions: [press(button('Retry')), answer(list)],
  },
  { name: 'what others do is told', event: { after: 'gather' }, actions: [wait(3000)] },
]

const isOnline = ({ line }: Known) => line.status === 'live'
const around: Move[] = [
  {
    name: 'put the rooms together by floor',
    event: followedBy({ type: 'search.changed', patch: { group: 'floor' } }, hereWith('?group=floor')),
    when: (context: Known) => isOnline(context) && context.search.group === 'status',
    actions: [choose(select('Group by'), 'Floor')],
  },
  {
    name: 'go away and come back',
    event: { type: 'location.changed', pathname: properties(), search: '' },
    when: isOnline,
    actions: awayAndBack,
  },
  {
    name: 'the network is lost',
    event: followedBy({ type: 'network.lost' }, lineIs('offline')),
    when: isOnline,
    actions: [{ do: 'network', is: 'lost' }],
  },
  {
    name: 'the network is back',
    event: followedBy({ type: 'network.restored' }, lineIs('connecting'), lineIs('live')),
    when: ({ line }: Known) => line.status === 'offline',
    actions: [{ do: 'network', is: 'restored' }],
  },
  {
    name: 'hold changes back',
    event: followedBy({ type: 'line.paused' }, lineIs('paused')),
    when: isOnline,
    actions: [press(button('Pause updates'))],
  },
  {
    name: 'let changes through',
    event: followedBy({ type: 'line.resumed' }, lineIs('live')),
    when: ({ line }: Known) => line.status === 'paused',
    actions: [press(button('Resume updates'))],
  },
]

/** The rooms as they come, and what goes on around them. */
export const sectionStages: Stage[] = [
  sectionStage({
    id: 'housekeeping: the rooms come',
    at: section,
    holds: [list],
    begins: [hereWith('')],
    moves: [...coming, ...goingOn],
  }),
  sectionStage({
    id: 'housekeeping: around the rooms',
    at: section,
    begins: [hereWith(''), lineIs('live'), houseOf(house.rooms)],
    moves: around,
  }),
]
