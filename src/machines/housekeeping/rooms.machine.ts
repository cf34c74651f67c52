import { assign, enqueueActions, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Attendant } from '../../api/contract/attendant.ts'
import type { Facility } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { isUnreachable } from '../../api/unreachable.ts'
import { abortableTogether } from '../../api/abortable-together.ts'
import type { RoomsChanged } from './event-stream.machine.ts'
import type { AllRooms, RoomStore } from './stored-rooms.ts'

interface Input {
  scope: PropertyScope
  /** The last rooms in this browser. */
  store: RoomStore
}

interface Context extends Input {
  isKnown: boolean
  /** Rooms to reload next, and those being reloaded. */
  wantsAll: boolean
  wanted: ReadonlySet<number>
  requestedIds: readonly number[]
}

export type RoomsReport =
  | { type: 'allRooms.read'; data: AllRooms }
  | { type: 'rooms.reread'; rooms: Facility[]; requestedIds: readonly number[] }
  | { type: 'rooms.failed'; error: ApiError }
  | { type: 'rooms.slow' }

const batchMs = 250
const slowMs = 10_000
/** Maximum number of ids per call. */
const maxIds = 500

/** Attendants and cleaning minutes are optional: a failure to read them is ignored. */
async function readAllRooms({ scope, store }: Input, signal: AbortSignal): Promise<AllRooms> {
  const [{ rooms, total }, types, attendants] = await abortableTogether(signal, (signal) => [
    facilities.listAllRooms(scope, signal),
    facilityTypes.byProperty(scope, signal).catch(() => []),
    housekeeping.attendants(scope, signal).catch((): Attendant[] => []),
  ])
  const minutes = new Map(types.map((type) => [type.id, type.cleaning_minutes]))
  const all = { rooms, total, minutes, attendants, at: null }
  store.write(all)
  return all
}

async function readChangedRooms({ scope, store, requestedIds }: Context, signal: AbortSignal): Promise<Facility[]> {
  const { rooms } = await facilities.listAllRooms(scope, signal, requestedIds)
  store.merge(rooms, requestedIds)
  return rooms
}

/** Reads the property's rooms: all on request, otherwise those reported as changed. */
export const roomsMachine = setup({
  types: {} as { input: Input; context: Context; events: RoomsChanged | { type: 'rooms.retried' } },
  actors: {
    fetchAllRooms: fromPromise<AllRooms, Context>(({ input, signal }) => readAllRooms(input, signal)),
    fetchChanged: fromPromise<Facility[], Context>(({ input, signal }) => readChangedRooms(input, signal)),
  },
  actions: {
    storeChanges: assign(({ context }, { ids }: { ids: readonly number[] | null }) => ({
      wantsAll: context.wantsAll || ids === null,
      wanted: new Set([...context.wanted, ...(ids ?? [])]),
    })),
    requestAll: assign({ wantsAll: false, wanted: new Set<number>() }),
    requestChanged: assign(({ context }) => ({ requestedIds: [...context.wanted], wanted: new Set<number>() })),
    know: assign({ isKnown: true }),
    reportAll: sendParent((_, { output }: { output: AllRooms }) => ({ type: 'allRooms.read' as const, data: output })),
    reportReread: enqueueActions(({ context, enqueue }, { output }: { output: Facility[] }) => {
      enqueue.sendParent({
        type: 'rooms.reread',
        rooms: output,
        requestedIds: context.requestedIds,
      } satisfies RoomsReport)
    }),
    /** If the server can't be reached before the first read, the stored rooms are shown with the error (ADR 0056). */
    reportFailed: enqueueActions(({ context: { isKnown, store }, enqueue }, { error }: { error: unknown }) => {
      const data = isKnown || !isUnreachable(error) ? null : store.read()
      if (data) enqueue.sendParent({ type: 'allRooms.read', data } satisfies RoomsReport)
      enqueue.sendParent({ type: 'rooms.failed', error: toApiError(error) } satisfies RoomsReport)
    }),
    reportSlow: sendParent({ type: 'rooms.slow' }),
  },
  guards: {
    wantsAll: ({ context }) => context.wantsAll || (context.wanted.size > 0 && !context.isKnown),
    wantsMany: ({ context }) => context.wanted.size > maxIds,
    wantsSome: ({ context }) => context.wanted.size > 0,
  },
  delays: { batchDelay: batchMs, slowAfter: slowMs },
}).createMachine({
  id: 'housekeeping-rooms',
  context: ({ input }) => ({
    ...input,
    isKnown: false,
    wantsAll: false,
    wanted: new Set<number>(),
    requestedIds: [],
  }),
  initial: 'idle',
  on: { 'rooms.changed': { actions: { type: 'storeChanges', params: ({ event }) => ({ ids: event.ids }) } } },
  states: {
    idle: {
      always: [
        { guard: 'wantsAll', target: 'loading' },
        { guard: 'wantsSome', target: 'gathering' },
      ],
    },
    loading: {
      entry: 'requestAll',
      invoke: {
        src: 'fetchAllRooms',
        input: ({ context }) => context,
        onDone: {
          target: 'idle',
          actions: ['know', { type: 'reportAll', params: ({ event }) => ({ output: event.output }) }],
        },
        onError: {
          target: 'failed',
          actions: { type: 'reportFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { slowAfter: { actions: 'reportSlow' } },
      on: { 'rooms.retried': { target: 'loading', reenter: true } },
    },
    /** Collects changes in quick succession into one read. */
    gathering: {
      always: [{ guard: 'wantsAll', target: 'loading' }],
      after: { batchDelay: [{ guard: 'wantsMany', target: 'loading' }, { target: 'rereading' }] },
    },
    rereading: {
      entry: 'requestChanged',
      invoke: {
        src: 'fetchChanged',
        input: ({ context }) => context,
        onDone: {
          target: 'idle',
          actions: { type: 'reportReread', params: ({ event }) => ({ output: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'reportFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** It is unknown which rooms are out of date, so the next read loads all. */
    failed: {
      on: {
        'rooms.retried': 'loading',
        'rooms.changed': 'loading',
      },
    },
  },
})
