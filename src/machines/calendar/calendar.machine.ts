import { type ActorRefFrom, not, type SnapshotFrom, stateIn } from 'xstate'
import { usualCalendar } from '../../paths/calendar.ts'
import { calendarFlowsSetup } from './calendar-flows.setup.ts'
import { todayOf } from './calendar.setup.ts'
import { createFigures } from './figure.rules.ts'
import { knowingNothing } from './known-nights.rules.ts'
import { rangeOf } from './range.rules.ts'

/**
 * The hotel calendar (domain D32): the rooms of one property by the nights, from `daily_room_blockings`. The address says which nights
 * and which rooms; what is in view is read first, the windows beside it while nothing else is to be done.
 */
export const calendarMachine = calendarFlowsSetup.createMachine({
  id: 'calendar',
  context: ({ input }) => {
    const today = todayOf(input)
    return {
      input,
      search: usualCalendar,
      today,
      rooms: [],
      types: [],
      roomsError: null,
      nights: knowingNothing(rangeOf(usualCalendar, today)),
      nightErrors: new Map(),
      knownAt: new Map(),
      count: createFigures(),
      figures: { byDay: new Map(), freeByType: new Map() },
      groups: [],
      rows: [],
      selection: null,
      flow: null,
      undoing: null,
      isTold: false,
    }
  },
  invoke: [
    { src: 'readNights', id: 'nights', input: ({ context }) => context.input },
    { src: 'watchHouse', id: 'watch', input: ({ context }) => context.input },
  ],
  on: {
    'location.changed': [
      {
        guard: { type: 'isHere', params: ({ event }) => event },
        actions: [
          { type: 'storeAddress', params: ({ event }) => event },
          'layOut',
          'countNights',
          'askNights',
          'announceView',
          { type: 'reportFollowed', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'reportFollowed', params: ({ event }) => event } },
    ],
    'search.changed': { actions: { type: 'requestSearch', params: ({ event }) => event } },
    'range.stepped': { actions: { type: 'requestStep', params: ({ event }) => event } },
    'today.requested': { actions: 'requestToday' },
    'group.toggled': { actions: { type: 'requestToggled', params: ({ event }) => event } },
    'rooms.selected': { actions: { type: 'storeSelection', params: ({ event }) => event } },
    'selection.cleared': { actions: 'forgetSelection' },
    'chunk.read': {
      actions: [{ type: 'storeChunk', params: ({ event }) => event }, 'layOutByNights', 'countNights', 'announceView'],
    },
    'chunk.failed': { actions: { type: 'storeChunkError', params: ({ event }) => event } },
    'rooms.read': {
      actions: [{ type: 'storeRooms', params: ({ event }) => event }, 'layOut', 'countNights'],
    },
    'nights.retried': { actions: ['forgetNightErrors', 'askNights'] },
    'rooms.told': { actions: { type: 'askRooms', params: ({ event }) => event } },
    'minute.passed': [
      {
        guard: { type: 'isUnwatched', params: ({ event }) => event },
        actions: ['storeToday', 'askNightsAnew'],
      },
      { actions: ['storeToday', 'storeStillSo'] },
    ],
  },
  type: 'parallel',
  states: {
    /** Beside the rooms, which answer to the same. */
    nights: {
      on: {
        'house.told': { actions: ['storeToday', 'forgetNightErrors', 'askNightsAnew'] },
        'calendar.refreshed': { actions: ['storeToday', 'forgetNightErrors', 'askNightsAnew'] },
      },
    },
    rooms: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            src: 'fetchHouse',
            input: ({ context }) => context.input,
            onDone: {
              target: 'ready',
              actions: [{ type: 'storeHouse', params: ({ event }) => event }, 'layOut', 'countNights', 'announceView'],
            },
            onError: { target: 'failed', actions: { type: 'storeRoomsError', params: ({ event }) => event } },
          },
          on: {
            'calendar.refreshed': { target: 'loading', reenter: true },
            'reading.cancelled': { guard: stateIn({ patience: 'slow' }), target: 'cancelled' },
          },
        },
        cancelled: { tags: 'cancelled', on: { 'calendar.refreshed': 'loading', 'house.told': 'loading' } },
        failed: { tags: 'failed', on: { 'rooms.retried': 'loading', 'house.told': 'loading' } },
        ready: { on: { 'house.told': 'refreshing', 'calendar.refreshed': 'refreshing' } },
        /** The rooms stay as they were known, also where they cannot be read just now. */
        refreshing: {
          invoke: {
            src: 'fetchHouse',
            input: ({ context }) => context.input,
            onDone: {
              target: 'ready',
              actions: [{ type: 'storeHouse', params: ({ event }) => event }, 'layOut', 'countNights'],
            },
            onError: 'ready',
          },
        },
      },
    },
    /** How long a person has waited for what is in view (quality Q21). */
    patience: {
      initial: 'calm',
      states: {
        calm: { always: { guard: not('isRead'), target: 'waiting' } },
        waiting: {
          always: { guard: 'isRead', target: 'calm' },
          after: { long: 'slow' },
        },
        slow: {
          tags: 'slow',
          always: { guard: 'isRead', target: 'calm' },
          on: {
            'calendar.refreshed': 'waiting',
            'reading.cancelled': { actions: ['storeCancelled', 'stopNights'] },
          },
        },
      },
    },
    flow: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'flow.opened': {
              guard: { type: 'canOpen', params: ({ event }) => event },
              target: 'open',
              actions: { type: 'openFlow', params: ({ event }) => event },
            },
            'bar.dropped': [
              {
                guard: { type: 'isOverByDrop', params: ({ event }) => event },
                target: 'open',
                actions: { type: 'openFlow', params: ({ event: { key } }) => ({ ask: { name: 'release', key } }) },
              },
              {
                guard: { type: 'canDrop', params: ({ event }) => event },
                target: 'open',
                actions: { type: 'sendDropped', params: ({ event }) => event },
              },
            ],
          },
        },
        open: {
          exit: ['stopFlow', 'forgetFlow'],
          on: {
            'flow.applied': {
              actions: [
                { type: 'keepFailuresSelected', params: ({ event }) => event },
                'askTouched',
                { type: 'giveApplied', params: ({ event }) => event },
              ],
            },
            'change.refused': { actions: 'forgetDropped' },
            'xstate.done.actor.flow': 'closed',
            'xstate.error.actor.flow': 'closed',
          },
        },
      },
    },
    undo: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'undo.requested': { target: 'undoing', actions: { type: 'storeUndo', params: ({ event }) => event } },
          },
        },
        undoing: {
          invoke: {
            src: 'takeBack',
            input: ({ context }) => context,
            onDone: { target: 'idle', actions: [{ type: 'giveUndone', params: ({ event }) => event }, 'askUndone'] },
            onError: {
              target: 'idle',
              actions: [{ type: 'giveUndoError', params: ({ event }) => event }, 'askUndone'],
            },
          },
        },
      },
    },
  },
})

export type CalendarRef = ActorRefFrom<typeof calendarMachine>
export type CalendarSnapshot = SnapshotFrom<typeof calendarMachine>
