import { localError } from '../../src/api/api-error.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { facility } from '../support/facility-records.ts'
import {
  barOf,
  cell,
  echo,
  elsewhere,
  farWeek,
  firstDay,
  inHillHouse,
  type KnownToCalendar,
  nightsCall,
  room,
  roomId,
  standing,
  statusCall,
} from './calendar-places.ts'
import { answer, button, choose, cut, dialog, ends, press, release, select } from './moves.ts'

const leak = { date_from: '2086-01-09', date_to: '2086-01-11' }
const bar = barOf(leak)
const night = 'Room 102, Mon 7 January, free'

const opening = [press(cell(night)), press(button('Block…', { role: 'group', name: 'Selected nights' }))]
const applying = [
  choose(select('Reason', dialog('*')), 'Leak or water damage'),
  press(button('Set 1 room to out of order', dialog('*'))),
  answer(statusCall),
]
const opened = { type: 'flow.opened', ask: { name: 'block', roomIds: [roomId] } }
const applied = { type: 'flow.applied', text: 'Done.', failed: [] }
const closed = { type: 'xstate.done.actor.flow', output: undefined }
const undo = { run: () => Promise.resolve([]), text: 'As before.' }

const isDropped = ({ flow }: KnownToCalendar) => flow?.name === 'change'
const isQuiet = ({ flow }: KnownToCalendar) => flow?.name === 'change' && flow.isQuiet
const isAsBefore = ({ rooms, nights }: KnownToCalendar) => rooms[0]!.facility === room && nights.pending === null

const flows: Move[] = [
  { name: 'block a night', event: opened, in: ['flow.closed'], when: isAsBefore, actions: opening },
  {
    name: 'cancel',
    event: closed,
    in: ['flow.open'],
    when: (context: KnownToCalendar) => !isQuiet(context),
    actions: [press(button('Cancel', dialog('*')))],
  },
  {
    name: 'it is blocked',
    event: applied,
    in: ['flow.open'],
    when: (context: KnownToCalendar) => !isDropped(context),
    actions: applying,
  },
  {
    name: 'drop a blocking a night later',
    event: { type: 'bar.dropped', key: bar.key, roomId, from: '2086-01-10', to: '2086-01-12' },
    in: ['flow.closed'],
    when: isAsBefore,
    actions: [{ do: 'drag', on: cell('Room 102, *, night 1 of 2'), onto: cell('Room 102, *, night 2 of 2') }],
  },
  {
    name: 'the line breaks on the drop',
    event: { type: 'change.refused' },
    in: ['flow.open'],
    when: isQuiet,
    actions: [cut(statusCall)],
  },
  {
    name: 'a colleague changes the room',
    event: { type: 'rooms.told', roomIds: [roomId] },
    in: ['flow.closed'],
    when: isAsBefore,
    actions: [elsewhere('update_room_status', { hk_priority: 1 })],
  },
  {
    name: 'come back to the window',
    event: { type: 'minute.passed', isWatched: true },
    // What was told shows that the stream stands.
    when: ({ rooms }: KnownToCalendar) => rooms[0]!.facility !== room,
    actions: [{ do: 'return' }],
  },
]

const takingBack: Move[] = [
  {
    name: 'take it back',
    event: { type: 'undo.requested', undo, roomIds: [roomId] },
    when: ({ undoing }: KnownToCalendar) => undoing === null,
    actions: [press(button('Undo'))],
  },
  ends('takeBack', statusCall, []),
  {
    name: 'it is not taken back',
    event: { failed: 'takeBack', error: localError('UNREACHABLE') },
    actions: [cut(statusCall)],
  },
]

const told = facility({ ...room, updated_at: '2026-02-02T00:00:00Z' })
const read = (bars: readonly unknown[], now = told) => ({
  type: 'rooms.read',
  roomIds: [roomId],
  nights: { from: firstDay, to: '2086-01-14' },
  bars: new Map([[roomId, bars]]),
  facilities: [now],
})

/** Of a blocking of today; the model's own nights last for many years. */
const begun = barOf({ state: 'active', date_from: '2020-01-01', date_to: '2096-01-01' })
const ended = { ...begun, state: 'completed' as const }
const isEnded = ({ nights }: KnownToCalendar) => nights.bars.get(roomId)?.[0]?.state === 'completed'
const thisWeek = '?days=7&view=chart&keyword=102'

const ofToday: Move[] = [
  {
    name: 'drop a blocking on nights that are over',
    event: { type: 'bar.dropped', key: begun.key, roomId, from: '2019-01-01', to: '2020-01-01' },
    in: ['flow.closed'],
    when: (context: KnownToCalendar) => !isEnded(context),
    actions: [{ do: 'drag', on: cell('Room 102, *, night 5 of 5'), onto: cell('Room 102, *, night 2 of 5') }],
  },
  { name: 'keep it', event: closed, in: ['flow.open'], actions: [press(button('Keep'))] },
  {
    name: 'take a blocking in the hand, and a colleague ends it',
    event: { type: 'rooms.told', roomIds: [roomId] },
    in: ['flow.closed'],
    when: (context: KnownToCalendar) => !isEnded(context),
    actions: [
      press({ role: 'rowheader', name: '102*' }),
      ...['ArrowRight', 'ArrowRight', 'm'].map((keys) => ({ do: 'keys' as const, keys })),
      elsewhere('update_facility_status', { facility_status: 'available' }),
    ],
  },
  {
    name: 'put it down a night earlier',
    event: { type: 'bar.dropped', key: begun.key, roomId, from: '2019-12-31', to: '2095-12-31' },
    in: ['flow.closed'],
    when: isEnded,
    actions: ['ArrowLeft', 'Enter'].map((keys) => ({ do: 'keys' as const, keys })),
  },
]

const known = ({ rooms, nights, flow }: KnownToCalendar) => [
  rooms[0]!.facility.updated_at,
  nights.pending !== null,
  flow && [flow.name, flow.name === 'change' && flow.isQuiet],
  nights.bars.get(roomId)?.[0]?.state,
]

export const calendarFlowStages: Stage[] = [
  {
    ...inHillHouse(farWeek),
    id: 'calendar: flows over a week',
    holds: [nightsCall, statusCall],
    before: [
      elsewhere('update_facility_status', { facility_status: 'out_of_order', reason_code: 'leak', ...leak }),
      release(nightsCall),
    ],
    begins: standing(farWeek, new Map([[roomId, [bar]]])),
    echo: (event, ...rest) => (event.type === 'rooms.told' ? read([bar]) : echo(event, ...rest)),
    context: known,
    moves: flows,
  },
  {
    ...inHillHouse(farWeek),
    id: 'calendar: something was done',
    holds: [statusCall],
    before: [...opening, ...applying],
    begins: [...standing(farWeek), opened, applied, closed],
    context: ({ undoing }: KnownToCalendar) => undoing !== null,
    moves: takingBack,
  },
  {
    ...inHillHouse(thisWeek),
    id: 'calendar: a blocking of today',
    begins: [...standing(farWeek, new Map([[roomId, [begun]]]))],
    echo: (event, ...rest) => (event.type === 'rooms.told' ? read([ended]) : echo(event, ...rest)),
    context: known,
    moves: ofToday,
  },
]
