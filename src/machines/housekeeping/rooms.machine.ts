import { assign, enqueueActions, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Attendant } from '../../api/contract/attendant.ts'
import type { Facility } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { abortableTogether } from '../../api/abortable-together.ts'
import type { RoomsChanged } from './event-stream.machine.ts'
import type { Minutes } from './room.rules.ts'

/** Everything that the screen is made of. */
export interface AllRooms {
  rooms: Facility[]
  /** How many there are; more than came, where the server gives no more at once. */
  total: number
  minutes: Minutes
  attendants: Attendant[]
}

interface Context {
  scope: PropertyScope
  isKnown: boolean
  /** What is to be read anew next, and what is being read. */
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
/** The most ids that one call takes. */
const maxIds = 500

const allRoomsQuery = { query_type: 'rooms', dontPaginate: true, hide_images: true } as const

/** Attendants are an extension, and minutes a nicety: without them the rest works. */
async function readAllRooms(scope: PropertyScope, signal: AbortSignal): Promise<AllRooms> {
  const [page, types, attendants] = await abortableTogether(signal, (signal) => [
    facilities.list(scope, allRoomsQuery, signal),
    facilityTypes.byProperty(scope, signal).catch(() => []),
    housekeeping.attendants(scope, signal).catch((): Attendant[] => []),
  ])
  const minutes = new Map(types.map((type) => [type.id, type.cleaning_minutes]))
  return { rooms: page.data, total: page.meta.total, minutes, attendants }
}

/** Reads the rooms of the property: all of them when asked for all, else those that someone says have changed. */
export const roomsMachine = setup({
  types: {
    input: {} as { scope: PropertyScope },
    context: {} as Context,
    events: {} as RoomsChanged | { type: 'rooms.retried' },
  },
  actors: {
    fetchAllRooms: fromPromise<AllRooms, Context>(({ input, signal }) => readAllRooms(input.scope, signal)),
    fetchChanged: fromPromise<Facility[], Context>(async ({ input, signal }) => {
      const query = { ...allRoomsQuery, include_ids: [...input.requestedIds] }
      return (await facilities.list(input.scope, query, signal)).data
    }),
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
    reportFailed: sendParent((_, { error }: { error: unknown }) => ({
      type: 'rooms.failed' as const,
      error: toApiError(error),
    })),
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
  on: { 'rooms.changed': { actions: { type: 'storeChanges', params: ({ event }) => event } } },
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
        onDone: { target: 'idle', actions: ['know', { type: 'reportAll', params: ({ event }) => event }] },
        onError: { target: 'failed', actions: { type: 'reportFailed', params: ({ event }) => event } },
      },
      after: { slowAfter: { actions: 'reportSlow' } },
      on: { 'rooms.retried': { target: 'loading', reenter: true } },
    },
    /** What changes one after another is read as one. */
    gathering: {
      always: [{ guard: 'wantsAll', target: 'loading' }],
      after: { batchDelay: [{ guard: 'wantsMany', target: 'loading' }, { target: 'rereading' }] },
    },
    rereading: {
      entry: 'requestChanged',
      invoke: {
        src: 'fetchChanged',
        input: ({ context }) => context,
        onDone: { target: 'idle', actions: { type: 'reportReread', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'reportFailed', params: ({ event }) => event } },
      },
    },
    /** Which rooms are old is not known any more: all are read next. */
    failed: {
      on: {
        'rooms.retried': 'loading',
        'rooms.changed': 'loading',
      },
    },
  },
})
