import { localError } from '../../../src/api/api-error.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { facility } from '../../support/facility-records.ts'
import {
  barOf,
  cell,
  neighbours,
  changeElsewhere,
  farWeek,
  firstDay,
  hillHouseScenario,
  type CalendarState,
  nightsCall,
  room,
  roomId,
  calendarShown,
  statusCall,
} from './calendar-fixtures.ts'
import { answer, button, choose, cut, dialog, succeeds, press, release, select } from './steps.ts'

const leak = { date_from: '2086-01-09', date_to: '2086-01-11' }
const bar = barOf(leak)
const night = 'Room 102, Mon 7 January, free'

const opening = [press(cell(night)), press(button('Block…', { role: 'group', name: 'Selected nights' }))]
const applying = [
  choose(select('Reason', dialog('*')), 'Leak or water damage'),
  press(button('Set 1 room to out of order', dialog('*'))),
  answer(statusCall),
]
const opened = { type: 'dialog.opened', request: { name: 'block', roomIds: [roomId] } }
const applied = { type: 'dialog.applied', text: 'Done.', failed: [] }
const closed = { type: 'xstate.done.actor.dialog', output: undefined }
const undo = { run: () => Promise.resolve([]), text: 'As before.' }

const isDropped = ({ dialog }: CalendarState) => dialog?.name === 'change'
const isQuiet = ({ dialog }: CalendarState) => dialog?.name === 'change' && dialog.isHidden
const isAsBefore = ({ rooms, nights }: CalendarState) => rooms[0]!.facility === room && nights.pending === null

const dialogSteps: ScenarioStep[] = [
  { name: 'block a night', event: opened, in: ['dialog.closed'], when: isAsBefore, actions: opening },
  {
    name: 'cancel',
    event: closed,
    in: ['dialog.open'],
    when: (context: CalendarState) => !isQuiet(context),
    actions: [press(button('Cancel', dialog('*')))],
  },
  {
    name: 'it is blocked',
    event: applied,
    in: ['dialog.open'],
    when: (context: CalendarState) => !isDropped(context),
    actions: applying,
  },
  {
    name: 'drop a blocking a night later',
    event: { type: 'bar.dropped', key: bar.key, roomId, from: '2086-01-10', to: '2086-01-12' },
    in: ['dialog.closed'],
    when: isAsBefore,
    actions: [{ do: 'drag', on: cell('Room 102, *, night 1 of 2'), onto: cell('Room 102, *, night 2 of 2') }],
  },
  {
    name: 'the line breaks on the drop',
    event: { type: 'change.refused' },
    in: ['dialog.open'],
    when: isQuiet,
    actions: [cut(statusCall)],
  },
  {
    name: 'a colleague changes the room',
    event: { type: 'rooms.changed', roomIds: [roomId] },
    in: ['dialog.closed'],
    when: isAsBefore,
    actions: [changeElsewhere('update_room_status', { hk_priority: 1 })],
  },
  {
    name: 'come back to the window',
    event: { type: 'minute.passed', isStreamLive: true },
    // The reported change shows that the stream is open.
    when: ({ rooms }: CalendarState) => rooms[0]!.facility !== room,
    actions: [{ do: 'return' }],
  },
]

const undoSteps: ScenarioStep[] = [
  {
    name: 'undo it',
    event: { type: 'undo.requested', undo, roomIds: [roomId] },
    when: ({ undoing }: CalendarState) => undoing === null,
    actions: [press(button('Undo'))],
  },
  succeeds('revert', statusCall, []),
  {
    name: 'it is not undone',
    event: { failed: 'revert', error: localError('UNREACHABLE') },
    actions: [cut(statusCall)],
  },
]

const roomsChanged = facility({ ...room, updated_at: '2026-02-02T00:00:00Z' })
const read = (bars: readonly unknown[], now = roomsChanged) => ({
  type: 'rooms.read',
  roomIds: [roomId],
  nights: { from: firstDay, to: '2086-01-14' },
  bars: new Map([[roomId, bars]]),
  facilities: [now],
})

/** A blocking that is active today; the model's own nights span many years. */
const begun = barOf({ state: 'active', date_from: '2020-01-01', date_to: '2096-01-01' })
const ended = { ...begun, state: 'completed' as const }
const isEnded = ({ nights }: CalendarState) => nights.bars.get(roomId)?.[0]?.state === 'completed'
const thisWeek = '?days=7&view=chart&keyword=102'

const ofToday: ScenarioStep[] = [
  {
    name: 'drop a blocking on nights that are over',
    event: { type: 'bar.dropped', key: begun.key, roomId, from: '2019-01-01', to: '2020-01-01' },
    in: ['dialog.closed'],
    when: (context: CalendarState) => !isEnded(context),
    actions: [{ do: 'drag', on: cell('Room 102, *, night 5 of 5'), onto: cell('Room 102, *, night 2 of 5') }],
  },
  { name: 'keep it', event: closed, in: ['dialog.open'], actions: [press(button('Keep'))] },
  {
    name: 'pick up a blocking, and a colleague ends it',
    event: { type: 'rooms.changed', roomIds: [roomId] },
    in: ['dialog.closed'],
    when: (context: CalendarState) => !isEnded(context),
    actions: [
      press({ role: 'rowheader', name: '102*' }),
      ...['ArrowRight', 'ArrowRight', 'm'].map((keys) => ({ do: 'keys' as const, keys })),
      changeElsewhere('update_facility_status', { facility_status: 'available' }),
    ],
  },
  {
    name: 'put it down a night earlier',
    event: { type: 'bar.dropped', key: begun.key, roomId, from: '2019-12-31', to: '2095-12-31' },
    in: ['dialog.closed'],
    when: isEnded,
    actions: ['ArrowLeft', 'Enter'].map((keys) => ({ do: 'keys' as const, keys })),
  },
]

const known = ({ rooms, nights, dialog }: CalendarState) => [
  rooms[0]!.facility.updated_at,
  nights.pending !== null,
  dialog && [dialog.name, dialog.name === 'change' && dialog.isHidden],
  nights.bars.get(roomId)?.[0]?.state,
]

export const calendarDialogScenarios: Scenario[] = [
  {
    ...hillHouseScenario(farWeek),
    id: 'calendar: dialogs over a week',
    heldCalls: [nightsCall, statusCall],
    before: [
      changeElsewhere('update_facility_status', { facility_status: 'out_of_order', reason_code: 'leak', ...leak }),
      release(nightsCall),
    ],
    initialEvents: calendarShown(farWeek, new Map([[roomId, [bar]]])),
    neighbours: (event, ...rest) => (event.type === 'rooms.changed' ? read([bar]) : neighbours(event, ...rest)),
    contextKey: known,
    steps: dialogSteps,
  },
  {
    ...hillHouseScenario(farWeek),
    id: 'calendar: something was done',
    heldCalls: [statusCall],
    before: [...opening, ...applying],
    initialEvents: [...calendarShown(farWeek), opened, applied, closed],
    contextKey: ({ undoing }: CalendarState) => undoing !== null,
    steps: undoSteps,
  },
  {
    ...hillHouseScenario(thisWeek),
    id: 'calendar: a blocking of today',
    initialEvents: [...calendarShown(farWeek, new Map([[roomId, [begun]]]))],
    neighbours: (event, ...rest) => (event.type === 'rooms.changed' ? read([ended]) : neighbours(event, ...rest)),
    contextKey: known,
    steps: ofToday,
  },
]
