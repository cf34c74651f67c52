import { type ActorRefFrom, assign, enqueueActions, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Attendant } from '../../api/contract/attendant.ts'
import type { Facility } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { together } from '../../api/together.ts'
import type { RoomsTold } from './line.machine.ts'
import type { Minutes } from './room.rules.ts'

/** Everything that the screen is made of. */
export interface House {
  rooms: Facility[]
  /** How many there are; more than came, where the server gives no more at once. */
  total: number
  minutes: Minutes
  attendants: Attendant[]
}

interface Context {
  at: PropertyScope
  isKnown: boolean
  /** What is to be read anew next, and what is being read. */
  wantsAll: boolean
  wanted: ReadonlySet<number>
  asked: readonly number[]
}

export type RoomsReport =
  | { type: 'house.read'; house: House }
  | { type: 'rooms.reread'; rooms: Facility[]; asked: readonly number[] }
  | { type: 'rooms.failed'; error: ApiError }
  | { type: 'rooms.slow' }

const quietMs = 250
const slowMs = 10_000
/** The most ids that one call takes. */
const mostIds = 500

const everyRoom = { query_type: 'rooms', dontPaginate: true, hide_images: true } as const

/** Attendants are an extension, and minutes a nicety: without them the rest works. */
async function readHouse(at: PropertyScope, signal: AbortSignal): Promise<House> {
  const [page, types, attendants] = await together(signal, (signal) => [
    facilities.list(at, everyRoom, signal),
    facilityTypes.byProperty(at, signal).catch(() => []),
    housekeeping.attendants(at, signal).catch((): Attendant[] => []),
  ])
  const minutes = new Map(types.map((type) => [type.id, type.cleaning_minutes]))
  return { rooms: page.data, total: page.meta.total, minutes, attendants }
}

/** Reads the rooms of the property: all of them when asked for all, else those that someone says have changed. */
export const roomsMachine = setup({
  types: {
    input: {} as { at: PropertyScope },
    context: {} as Context,
    events: {} as RoomsTold | { type: 'rooms.retried' },
  },
  actors: {
    fetchHouse: fromPromise<House, Context>(({ input, signal }) => readHouse(input.at, signal)),
    fetchSome: fromPromise<Facility[], Context>(async ({ input, signal }) => {
      const query = { ...everyRoom, include_ids: [...input.asked] }
      return (await facilities.list(input.at, query, signal)).data
    }),
  },
  actions: {
    storeTold: assign(({ context }, { ids }: { ids: readonly number[] | null }) => ({
      wantsAll: context.wantsAll || ids === null,
      wanted: new Set([...context.wanted, ...(ids ?? [])]),
    })),
    askAll: assign({ wantsAll: false, wanted: new Set<number>() }),
    askSome: assign(({ context }) => ({ asked: [...context.wanted], wanted: new Set<number>() })),
    know: assign({ isKnown: true }),
    reportHouse: sendParent((_, { output }: { output: House }) => ({ type: 'house.read' as const, house: output })),
    reportSome: enqueueActions(({ context, enqueue }, { output }: { output: Facility[] }) => {
      enqueue.sendParent({ type: 'rooms.reread', rooms: output, asked: context.asked } satisfies RoomsReport)
    }),
    reportFailed: sendParent((_, { error }: { error: unknown }) => ({
      type: 'rooms.failed' as const,
      error: toApiError(error),
    })),
    reportSlow: sendParent({ type: 'rooms.slow' }),
  },
  guards: {
    wantsAll: ({ context }) => context.wantsAll || (context.wanted.size > 0 && !context.isKnown),
    wantsMany: ({ context }) => context.wanted.size > mostIds,
    wantsSome: ({ context }) => context.wanted.size > 0,
  },
  delays: { quiet: quietMs, slow: slowMs },
}).createMachine({
  id: 'housekeeping-rooms',
  context: ({ input }) => ({
    ...input,
    isKnown: false,
    wantsAll: false,
    wanted: new Set<number>(),
    asked: [],
  }),
  initial: 'resting',
  on: { 'rooms.told': { actions: { type: 'storeTold', params: ({ event }) => event } } },
  states: {
    resting: {
      always: [
        { guard: 'wantsAll', target: 'loading' },
        { guard: 'wantsSome', target: 'gathering' },
      ],
    },
    loading: {
      entry: 'askAll',
      invoke: {
        src: 'fetchHouse',
        input: ({ context }) => context,
        onDone: { target: 'resting', actions: ['know', { type: 'reportHouse', params: ({ event }) => event }] },
        onError: { target: 'failed', actions: { type: 'reportFailed', params: ({ event }) => event } },
      },
      after: { slow: { actions: 'reportSlow' } },
      on: { 'rooms.retried': { target: 'loading', reenter: true } },
    },
    /** What changes one after another is read as one. */
    gathering: {
      always: [{ guard: 'wantsAll', target: 'loading' }],
      after: { quiet: [{ guard: 'wantsMany', target: 'loading' }, { target: 'rereading' }] },
    },
    rereading: {
      entry: 'askSome',
      invoke: {
        src: 'fetchSome',
        input: ({ context }) => context,
        onDone: { target: 'resting', actions: { type: 'reportSome', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'reportFailed', params: ({ event }) => event } },
      },
    },
    /** Which rooms are old is not known any more: all are read next. */
    failed: {
      on: {
        'rooms.retried': 'loading',
        'rooms.told': 'loading',
      },
    },
  },
})

export type RoomsRef = ActorRefFrom<typeof roomsMachine>
