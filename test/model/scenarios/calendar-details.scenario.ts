import { roomPickerMachine } from '../../../src/machines/calendar/room-picker.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import {
  addressShown,
  barOf,
  calendarShown,
  type CalendarState,
  changeElsewhere,
  farWeek,
  firstDay,
  hillHouseScenario,
  roomId,
} from './calendar-fixtures.ts'
import { button, dialog, noop, press, type } from './steps.ts'

const leak = { date_from: '2086-01-09', date_to: '2086-01-11' }
const bar = barOf(leak)
const closed = { type: 'xstate.done.actor.dialog', output: undefined }

const dayBefore = '2085-12-31'
const weekBefore = `?from=${dayBefore}&days=7&keyword=10`

const detailSteps: ScenarioStep[] = [
  {
    name: 'open a blocking',
    event: { type: 'bar.opened', key: bar.key },
    in: ['dialog.closed'],
    when: ({ search }: CalendarState) => search.from === firstDay,
    actions: [
      press({ role: 'rowheader', name: '102*' }),
      ...['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'].map((keys) => ({ do: 'keys' as const, keys })),
    ],
  },
  {
    name: 'close the details',
    event: { type: 'bar.closed' },
    in: ['dialog.bar'],
    actions: [{ do: 'keys', keys: 'Escape' }],
  },
  { name: 'go back a week', event: addressShown(weekBefore), in: ['dialog.bar'], actions: [{ do: 'back' }] },
]

const typeNumber = type({ role: 'combobox', name: 'Rooms*' }, '102')
const pickRoom = [typeNumber, press({ role: 'option', name: '102*' }), { do: 'keys' as const, keys: 'Escape' }]
const cancel = press(button('Cancel', dialog('*')))
const chooseNights = press(button('Choose the nights…'))
const isPicking = ({ dialog }: CalendarState) => dialog?.name === 'rooms'

const pickingSteps: ScenarioStep[] = [
  {
    name: 'block rooms',
    event: { type: 'dialog.opened', request: { name: 'rooms' } },
    in: ['dialog.closed'],
    actions: [press(button('Block rooms…'))],
  },
  {
    name: 'choose a room',
    event: { type: 'rooms.picked', roomIds: [roomId] },
    in: ['dialog.open'],
    when: isPicking,
    actions: [...pickRoom, chooseNights],
  },
  { name: 'cancel', event: closed, in: ['dialog.open'], when: isPicking, actions: [cancel] },
]

/** While a list of rooms is open, it covers the buttons. */
const isListClosed = ({ query }: { query: string }) => query === ''

const pickerSteps: ScenarioStep[] = [
  {
    name: 'type a room number',
    event: { type: 'query.typed', query: '102' },
    when: isListClosed,
    actions: [typeNumber],
  },
  {
    name: 'choose the room',
    event: { type: 'room.picked', id: roomId },
    when: ({ picked }: { picked: readonly number[] }) => picked.length === 0,
    actions: pickRoom,
  },
  {
    name: 'remove the room',
    event: { type: 'room.removed', id: roomId },
    when: ({ picked, query }: { picked: readonly number[]; query: string }) => picked.length > 0 && query === '',
    actions: [press(button('Remove 102'))],
  },
  { name: 'choose the nights', event: { type: 'picker.confirmed' }, when: isListClosed, actions: [chooseNights] },
  { name: 'cancel', event: { type: 'picker.closed' }, when: isListClosed, actions: [cancel] },
]

/** The dialogs of the calendar that come before a change: the details of a bar, and the choice of rooms. */
export const calendarDetailScenarios: Scenario[] = [
  {
    ...hillHouseScenario(weekBefore),
    id: 'calendar: details of a blocking',
    before: [
      changeElsewhere('update_facility_status', { facility_status: 'out_of_order', reason_code: 'leak', ...leak }),
      press(button('Next 7 days')),
    ],
    initialEvents: [
      addressShown(weekBefore),
      { type: 'chunk.read', start: dayBefore, bars: new Map() },
      ...calendarShown(farWeek, new Map([[roomId, [bar]]])),
    ],
    contextKey: ({ search }: CalendarState) => search.from,
    steps: detailSteps,
  },
  {
    ...hillHouseScenario(farWeek),
    id: 'calendar: rooms to block',
    initialEvents: calendarShown(farWeek),
    contextKey: ({ dialog }: CalendarState) => dialog?.name,
    steps: pickingSteps,
  },
  {
    ...hillHouseScenario(farWeek),
    id: 'roomPicker',
    machine: roomPickerMachine.provide({ actions: { reportPicked: noop } }),
    input: {},
    before: [press(button('Block rooms…'))],
    contextKey: ['picked', 'query'],
    steps: pickerSteps,
  },
]
