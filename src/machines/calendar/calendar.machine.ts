import { type ActorRefFrom, not, type SnapshotFrom, stateIn } from 'xstate'
import { defaultCalendar } from '../../routes/calendar.ts'
import { calendarDialogsSetup } from './calendar-dialogs.setup.ts'
import { todayOf } from './calendar.setup.ts'
import { createFigures } from './figure.rules.ts'
import { noNights } from './loaded-nights.rules.ts'
import { rangeOf } from './range.rules.ts'
import { addressOf } from '../location/location-accepted.ts'

/**
 * The hotel calendar (domain D32): rooms of one property by night, from `daily_room_blockings`. The URL selects nights and rooms. Nights
 * in view load first; adjacent windows load while the machine is idle.
 */
export const calendarMachine = calendarDialogsSetup.createMachine({
  id: 'calendar',
  context: ({ input }) => {
    const today = todayOf(input)
    return {
      input,
      search: defaultCalendar,
      today,
      rooms: [],
      types: [],
      roomsError: null,
      nights: noNights(rangeOf(defaultCalendar, today)),
      nightErrors: new Map(),
      loadedAt: new Map(),
      count: createFigures(),
      figures: { byDay: new Map(), freeByType: new Map() },
      groups: [],
      rows: [],
      selection: null,
      dialog: null,
      undoing: null,
      isAnnounced: false,
    }
  },
  invoke: [
    { src: 'readNights', id: 'nights', input: ({ context }) => context.input },
    { src: 'watchRoomChanges', id: 'stream', input: ({ context }) => context.input },
  ],
  on: {
    'location.changed': [
      {
        guard: { type: 'isThisSection', params: addressOf },
        actions: [
          { type: 'storeAddress', params: ({ event }) => ({ search: event.search }) },
          'layOut',
          'countNights',
          'requestNights',
          'announceView',
          { type: 'reportLocationAccepted', params: addressOf },
        ],
      },
      { actions: { type: 'reportLocationAccepted', params: addressOf } },
    ],
    'search.changed': {
      actions: { type: 'requestSearch', params: ({ event }) => ({ patch: event.patch, replace: event.replace }) },
    },
    'range.stepped': { actions: { type: 'requestStep', params: ({ event }) => ({ by: event.by }) } },
    'today.requested': { actions: 'requestToday' },
    'group.toggled': { actions: { type: 'requestToggled', params: ({ event }) => ({ id: event.id }) } },
    'rooms.selected': {
      actions: {
        type: 'storeSelection',
        params: ({ event }) => ({ roomIds: event.roomIds, from: event.from, to: event.to }),
      },
    },
    'selection.cleared': { actions: ['forgetSelection', 'announceNoSelection'] },
    'chunk.read': {
      actions: [
        { type: 'storeChunk', params: ({ event: { start, bars } }) => ({ start, bars }) },
        'layOutByNights',
        'countNights',
        'announceView',
      ],
    },
    'chunk.failed': {
      actions: { type: 'storeChunkError', params: ({ event: { start, error } }) => ({ start, error }) },
    },
    'rooms.read': {
      actions: [
        {
          type: 'storeRooms',
          params: ({ event: { roomIds, nights, bars, facilities } }) => ({ roomIds, nights, bars, facilities }),
        },
        'layOut',
        'countNights',
      ],
    },
    'nights.retried': { actions: ['forgetNightErrors', 'requestNights'] },
    'rooms.changed': { actions: { type: 'requestRooms', params: ({ event }) => ({ roomIds: event.roomIds }) } },
    'minute.passed': [
      {
        guard: { type: 'isStreamDown', params: ({ event }) => ({ isStreamLive: event.isStreamLive }) },
        actions: ['storeToday', 'reloadNights'],
      },
      { actions: ['storeToday', 'confirmNights'] },
    ],
  },
  type: 'parallel',
  states: {
    /** Runs parallel to the rooms and reacts to the same events. */
    nights: {
      on: {
        'allRooms.changed': { actions: ['storeToday', 'forgetNightErrors', 'reloadNights'] },
        'calendar.refreshed': { actions: ['storeToday', 'forgetNightErrors', 'reloadNights'] },
      },
    },
    rooms: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            src: 'fetchAllRooms',
            input: ({ context }) => context.input,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'storeAllRooms', params: ({ event }) => ({ output: event.output }) },
                'layOut',
                'countNights',
                'announceView',
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'storeRoomsError', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            'calendar.refreshed': { target: 'loading', reenter: true },
            'query.cancelled': { guard: stateIn({ progress: 'slow' }), target: 'cancelled' },
          },
        },
        cancelled: { tags: 'cancelled', on: { 'calendar.refreshed': 'loading', 'allRooms.changed': 'loading' } },
        failed: { tags: 'failed', on: { 'rooms.retried': 'loading', 'allRooms.changed': 'loading' } },
        ready: { on: { 'allRooms.changed': 'refreshing', 'calendar.refreshed': 'refreshing' } },
        /** Keeps the loaded rooms during a refresh and after a failed one. */
        refreshing: {
          invoke: {
            src: 'fetchAllRooms',
            input: ({ context }) => context.input,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'storeAllRooms', params: ({ event }) => ({ output: event.output }) },
                'layOut',
                'countNights',
              ],
            },
            onError: 'ready',
          },
        },
      },
    },
    /** Detects slow loading of the view (quality Q21). */
    progress: {
      initial: 'idle',
      states: {
        idle: { always: { guard: not('isRead'), target: 'waiting' } },
        waiting: {
          always: { guard: 'isRead', target: 'idle' },
          after: { slowAfter: 'slow' },
        },
        slow: {
          tags: 'slow',
          always: { guard: 'isRead', target: 'idle' },
          on: {
            'calendar.refreshed': 'waiting',
            'query.cancelled': { actions: ['storeCancelled', 'cancelNights'] },
          },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'bar.opened': { target: 'bar', actions: { type: 'storeBar', params: ({ event }) => ({ key: event.key }) } },
            'dialog.opened': {
              guard: { type: 'canOpen', params: ({ event }) => ({ request: event.request }) },
              target: 'open',
              actions: { type: 'openDialog', params: ({ event }) => ({ request: event.request }) },
            },
            'bar.dropped': [
              {
                guard: { type: 'isOverByDrop', params: ({ event: { key, to } }) => ({ key, to }) },
                target: 'open',
                actions: {
                  type: 'openDialog',
                  params: ({ event: { key } }) => ({ request: { name: 'release', key } }),
                },
              },
              {
                guard: {
                  type: 'canDrop',
                  params: ({ event: { key, roomId, from, to } }) => ({ key, roomId, from, to }),
                },
                target: 'open',
                actions: {
                  type: 'submitDrop',
                  params: ({ event: { key, roomId, from, to } }) => ({ key, roomId, from, to }),
                },
              },
            ],
          },
        },
        /** Shows the details of a bar until it is closed or the bar is gone. */
        bar: {
          exit: 'forgetDialog',
          always: { guard: not('hasBar'), target: 'closed' },
          on: { 'bar.closed': 'closed' },
        },
        open: {
          exit: ['stopDialog', 'forgetDialog'],
          on: {
            'dialog.applied': {
              actions: [
                { type: 'keepFailuresSelected', params: ({ event }) => ({ failed: event.failed }) },
                'requestAffectedRooms',
                { type: 'giveApplied', params: ({ event: { text, failed, undo } }) => ({ text, failed, undo }) },
              ],
            },
            'change.refused': { actions: 'forgetDrop' },
            'rooms.picked': {
              target: 'open',
              reenter: true,
              actions: {
                type: 'openDialog',
                params: ({ event: { roomIds } }) => ({ request: { name: 'block', roomIds } }),
              },
            },
            'xstate.done.actor.dialog': 'closed',
            'xstate.error.actor.dialog': 'closed',
          },
        },
      },
    },
    undo: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'undo.requested': {
              target: 'undoing',
              actions: { type: 'storeUndo', params: ({ event }) => ({ undo: event.undo, roomIds: event.roomIds }) },
            },
          },
        },
        undoing: {
          invoke: {
            src: 'revert',
            input: ({ context }) => context.undoing?.undo ?? null,
            onDone: {
              target: 'idle',
              actions: [
                { type: 'giveUndone', params: ({ event }) => ({ output: event.output }) },
                'requestUndoneRooms',
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                { type: 'giveUndoError', params: ({ event }) => ({ error: event.error }) },
                'requestUndoneRooms',
              ],
            },
          },
        },
      },
    },
  },
})

export type CalendarRef = ActorRefFrom<typeof calendarMachine>
export type CalendarSnapshot = SnapshotFrom<typeof calendarMachine>
