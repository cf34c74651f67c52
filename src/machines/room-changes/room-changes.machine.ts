import { type RoomChangesOptions, roomChangesSetup, type StreamEnded } from './room-changes.setup.ts'

/** Reports changes of rooms by other people (domain D42) from the server's event stream, and reconnects after a cut. */
export function createRoomChanges(options: RoomChangesOptions) {
  const { startsReads, canPause } = options
  return roomChangesSetup(options).createMachine({
    id: options.id,
    context: ({ input }) => ({
      ...input,
      lastEventId: undefined,
      failures: 0,
      hasRequested: !startsReads,
      status: 'connecting',
      wasLive: !startsReads,
      isPaused: false,
      held: new Set<number>(),
      hasHeldAll: false,
      owned: new Set<number>(),
    }),
    on: canPause
      ? { 'rooms.owned': { actions: { type: 'storeOwned', params: ({ event }) => ({ ids: event.ids }) } } }
      : {},
    type: 'parallel',
    states: {
      stream: {
        initial: 'open',
        on: { 'network.lost': '.offline' },
        states: {
          open: {
            invoke: { src: 'listenToChanges', input: ({ context }) => context },
            initial: 'connecting',
            on: {
              'change.received': [
                {
                  guard: { type: 'isEveryRoom', params: ({ event }) => ({ change: event.change }) },
                  target: '.live',
                  actions: [
                    { type: 'storeLastEvent', params: ({ event }) => ({ change: event.change }) },
                    { type: 'takeChanges', params: { ids: null } },
                  ],
                },
                {
                  target: '.live',
                  actions: [
                    { type: 'storeLastEvent', params: ({ event }) => ({ change: event.change }) },
                    { type: 'takeChanges', params: ({ event }) => ({ ids: event.change.facility_ids }) },
                  ],
                },
              ],
              'stream.ended': [
                ...(startsReads
                  ? []
                  : [
                      {
                        guard: { type: 'isOver' as const, params: ({ event }: { event: StreamEnded }) => event },
                        target: 'over',
                      },
                    ]),
                { target: 'deciding', actions: ['countFailure', 'requestOnce'] },
              ],
            },
            states: {
              connecting: {},
              live: { entry: ['forgetFailures', { type: 'storeStatus', params: { status: 'live' } }, 'report'] },
            },
          },
          deciding: { always: [{ guard: 'hasFailedOften', target: 'polling' }, { target: 'waiting' }] },
          waiting: {
            entry: [{ type: 'storeStatus', params: { status: 'connecting' } }, 'report'],
            after: { backoff: 'open' },
          },
          /** Tries the stream again periodically. A section that reads what the stream reports reloads all rooms each time. */
          polling: {
            entry: [{ type: 'storeStatus', params: { status: 'polling' } }, 'report'],
            after: {
              poll: startsReads
                ? { target: 'open', actions: [{ type: 'takeChanges', params: { ids: null } }, 'report'] }
                : 'open',
            },
          },
          offline: {
            entry: [{ type: 'storeStatus', params: { status: 'offline' } }, 'report', 'requestOnce'],
            on: {
              'network.restored': {
                target: 'open',
                actions: ['forgetFailures', { type: 'storeStatus', params: { status: 'connecting' } }, 'report'],
              },
            },
          },
          /** The section's own reads find out what ended: the session, or the permission. */
          ...(!startsReads && {
            over: {
              entry: { type: 'storeStatus', params: { status: 'offline' } },
              on: { 'network.lost': {} },
            },
          }),
        },
      },
      ...(canPause && {
        delivery: {
          initial: 'delivering',
          states: {
            delivering: { on: { 'stream.paused': { target: 'paused', actions: ['pause', 'report'] } } },
            paused: { on: { 'stream.resumed': { target: 'delivering', actions: ['resume', 'report'] } } },
          },
        },
      }),
      ...(!startsReads && {
        checks: {
          invoke: [{ src: 'watchNetwork' }, { src: 'watchFocus' }],
          initial: 'watching',
          on: {
            'network.restored': { actions: { type: 'takeChanges', params: { ids: null } } },
            'window.focused': { actions: ['reportMinute', 'startMinute'] },
          },
          states: {
            watching: {
              after: {
                soon: { actions: 'checkStart' },
                minute: { target: 'watching', reenter: true, actions: ['reportMinute', 'startMinute'] },
              },
            },
          },
        },
      }),
    },
  })
}
