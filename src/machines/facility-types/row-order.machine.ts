import {
  type AnyActorRef,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  sendParent,
  sendTo,
  setup,
  type SnapshotFrom,
} from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import type { ListActor } from '../list/list.selectors.ts'
import { type Move, withMove } from './row-order.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

interface Context {
  input: InventoryTabInput
  list: ListActor & AnyActorRef
  /** Requested moves, in order. The first `sent` of them are saved or being sent. */
  moves: readonly Move[]
  sent: number
  /** Describes the latest move; null after a refusal. */
  announcement: string | null
}

type OrderEvent = { type: 'row.moved'; move: Move; total: number } | { type: 'list.settled' }

/** Reports when the list has reloaded its rows, or is hidden and will reload them when shown. */
const watchList = fromCallback<OrderEvent, { list: ListActor }>(({ sendBack, input: { list } }) => {
  const check = () => {
    const snapshot = list.getSnapshot()
    const isStale = snapshot.hasTag('busy') || snapshot.hasTag('failed') || snapshot.hasTag('cancelled')
    if (!isStale) sendBack({ type: 'list.settled' })
  }
  const { unsubscribe } = list.subscribe(check)
  check()
  return unsubscribe
})

/**
 * Order of facility types. A moved row appears at its new position at once. Moves are sent one after the other; only the last position of
 * a row is sent. A refusal reverts all unsaved moves. Positions carry no version: the server keeps the order consistent when several
 * people move rows, and the rows are reloaded afterwards.
 */
export const rowOrderMachine = setup({
  types: {} as {
    input: { input: InventoryTabInput; list: ListActor & AnyActorRef }
    context: Context
    events: OrderEvent
    tags: 'saving'
  },
  actors: {
    saveMove: fromPromise<unknown, Context>(({ input: { input, moves, sent }, signal }) => {
      const move = moves[sent - 1]
      return move
        ? facilityTypes.update(input.scope, { id: move.id, sort_order: move.to }, signal)
        : Promise.reject(new Error('Nothing was moved'))
    }),
    watchList,
  },
  actions: {
    storeMove: assign(({ context }, { move, total }: { move: Move; total: number }) => ({
      moves: withMove(context.moves, move, context.sent),
      announcement: phrase('facility-types.moved', { name: move.name, place: move.to + 1, total }),
    })),
    takeNext: assign(({ context }) => ({ sent: context.sent + 1 })),
    /** Drops unsaved moves. Saved moves stay until the rows are reloaded. */
    forgetUnsaved: assign(({ context: { moves, sent } }) => ({
      moves: moves.slice(0, sent - 1),
      sent: sent - 1,
      announcement: null,
    })),
    forgetMoves: assign({ moves: [], sent: 0, announcement: null }),
    /** Announced at once, and again after the reload: the list's own "9 facility types" would replace the announcement of the last move. */
    announceMove: enqueueActions(({ context: { input, announcement }, enqueue }) => {
      if (announcement !== null) enqueue.sendTo(input.notices, { type: 'announcement.made', text: announcement })
    }),
    giveError: sendTo(
      ({ context }) => context.input.notices,
      ({ context }, { error }: { error: unknown }) => ({
        type: 'notice.given',
        text: phrase('facility-types.wasNotMoved', {
          name: context.moves[context.sent - 1]?.name ?? '',
          message: toApiError(error).message,
        }),
        tone: 'critical',
      }),
    ),
    refreshList: sendTo(({ context }) => context.list, { type: 'list.refreshed' }),
    reportChanged: sendParent({ type: 'inventory.changed' }),
  },
  guards: { hasUnsent: ({ context }) => context.moves.length > context.sent },
}).createMachine({
  id: 'facilityTypeOrder',
  context: ({ input: { input, list } }) => ({ input, list, moves: [], sent: 0, announcement: null }),
  on: {
    'row.moved': {
      actions: [
        { type: 'storeMove', params: ({ event }) => ({ move: event.move, total: event.total }) },
        'announceMove',
      ],
    },
  },
  initial: 'settled',
  states: {
    settled: { always: { guard: 'hasUnsent', target: 'saving' } },
    saving: {
      tags: 'saving',
      entry: 'takeNext',
      invoke: {
        src: 'saveMove',
        input: ({ context }) => context,
        onDone: [
          { guard: 'hasUnsent', target: 'saving', reenter: true },
          { target: 'reading', actions: 'reportChanged' },
        ],
        onError: {
          target: 'reading',
          actions: [{ type: 'giveError', params: ({ event }) => ({ error: event.error }) }, 'forgetUnsaved'],
        },
      },
    },
    /** Moves stay applied until the reloaded rows arrive. */
    reading: {
      entry: 'refreshList',
      invoke: { src: 'watchList', input: ({ context }) => context },
      on: { 'list.settled': { target: 'settled', actions: ['announceMove', 'forgetMoves'] } },
      always: { guard: 'hasUnsent', target: 'saving' },
    },
  },
})
export const selectMoves = (order: SnapshotFrom<typeof rowOrderMachine>) => order.context.moves
