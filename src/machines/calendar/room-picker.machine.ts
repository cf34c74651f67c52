import { type ActorRefFrom, assign, sendParent, setup, type SnapshotFrom } from 'xstate'

interface RoomPickerContext {
  /** Ids in the order of choice. */
  picked: readonly number[]
  /** Typed part of a room number. */
  query: string
}

type RoomPickerEvent =
  | { type: 'query.typed'; query: string }
  | { type: 'room.picked'; id: number }
  | { type: 'room.removed'; id: number }
  | { type: 'picker.confirmed' }
  | { type: 'picker.closed' }

/** Report to the calendar, which replaces this dialog by the one that blocks the rooms. */
export interface RoomsPicked {
  type: 'rooms.picked'
  roomIds: readonly number[]
}

/** Chooses rooms to block where none are selected on the chart. */
export const roomPickerMachine = setup({
  types: {} as { context: RoomPickerContext; events: RoomPickerEvent; tags: 'missing' },
  actions: {
    storeQuery: assign((_, { query }: { query: string }) => ({ query })),
    addRoom: assign(({ context }, { id }: { id: number }) => ({ picked: [...context.picked, id] })),
    removeRoom: assign(({ context }, { id }: { id: number }) => ({
      picked: context.picked.filter((other) => other !== id),
    })),
    reportPicked: sendParent(({ context }): RoomsPicked => ({ type: 'rooms.picked', roomIds: context.picked })),
  },
  guards: { hasPicked: ({ context }) => context.picked.length > 0 },
}).createMachine({
  id: 'roomPicker',
  context: { picked: [], query: '' },
  initial: 'picking',
  on: {
    'query.typed': { actions: { type: 'storeQuery', params: ({ event }) => ({ query: event.query }) } },
    'room.picked': { target: '.picking', actions: { type: 'addRoom', params: ({ event }) => ({ id: event.id }) } },
    'room.removed': { actions: { type: 'removeRoom', params: ({ event }) => ({ id: event.id }) } },
    'picker.confirmed': [{ guard: 'hasPicked', actions: 'reportPicked' }, { target: '.missing' }],
    'picker.closed': '.closed',
  },
  states: {
    picking: {},
    /** Confirmed without a room: the field says that it is required. */
    missing: { tags: 'missing' },
    closed: { type: 'final' },
  },
})

export type RoomPickerRef = ActorRefFrom<typeof roomPickerMachine>
type RoomPickerSnapshot = SnapshotFrom<typeof roomPickerMachine>

export const selectPicked = ({ context }: RoomPickerSnapshot) => context.picked
export const selectQuery = ({ context }: RoomPickerSnapshot) => context.query
export const selectIsMissing = (picker: RoomPickerSnapshot) => picker.hasTag('missing')
