import {
  type ActorRefFromLogic,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  type DoneActorEvent,
  enqueueActions,
  type ErrorActorEvent,
  type EventObject,
  fromCallback,
  type InputFrom,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { type Created, type FlowApplied, toldOf, type Undo } from '../flow/flow-report.ts'
import type { ListSearch } from '../list/list.rules.ts'
import type { ListInput } from '../list/list.setup.ts'

/** What every area of a property is given: the open property's capability beside that of its list. */
export interface AreaInput extends ListInput {
  at: PropertyScope
  /** ISO code of the property's money. */
  currency: string
  newKey: () => string
}

/** Starts an actor as the area's child. */
export type Start = <Logic extends AnyActorLogic>(
  logic: Logic,
  options: { id: 'list' | 'flow' | 'beside'; input: InputFrom<Logic> },
) => ActorRefFromLogic<Logic>

/** What makes one area differ from the next: its list, and the flows that may lie open over it. */
export interface AreaOptions<
  Input extends AreaInput,
  List extends AnyActorRef,
  Ask,
  Flow extends { ref: AnyActorRef },
  Beside,
> {
  id: string
  startList: (start: Start, input: Input) => List
  /** Starts what works on the list for as long as the area lives, as the order of its rows. */
  startBeside?: (start: Start, input: Input, list: List) => Beside
  /** Starts the flow that the person asks for: a dialog, or a change without one. */
  startFlow: (start: Start, ask: Ask, input: Input) => Flow
}

interface AreaContext<Input, List, Flow, Beside> {
  input: Input
  list: List
  beside: Beside | undefined
  /** The same, for events that any list takes. */
  anyList: AnyActorRef
  /** The search that the list was last shown with, as text; null while it is hidden. */
  shown: string | null
  flow: Flow | null
  undo: Undo | null
}

export type AreaEvent<Ask> =
  | { type: 'area.shown'; search: ListSearch }
  | { type: 'area.hidden' }
  | { type: 'area.refreshed'; created?: readonly Created[] }
  | { type: 'inventory.changed' }
  | { type: 'flow.opened'; ask: Ask }
  | { type: 'undo.requested'; undo: Undo }
  | FlowApplied
  | TakenBack
  | (DoneActorEvent & { type: 'xstate.done.actor.flow' })
  | (ErrorActorEvent & { type: 'xstate.error.actor.flow' })

type TakenBack = { type: 'undo.done'; results: ItemResult[] } | { type: 'undo.failed'; error: unknown }

/** Takes back what it is asked to; it is asked by an event, since who is spawned beside it fixes no input. */
const takeBack = fromCallback<EventObject & { undo?: Undo | null }>(({ receive, sendBack }) => {
  const stop = new AbortController()
  const tell = (event: TakenBack) => {
    if (!stop.signal.aborted) sendBack(event)
  }
  receive(({ undo }) => {
    undo?.run(stop.signal).then(
      (results) => tell({ type: 'undo.done', results }),
      (error: unknown) => tell({ type: 'undo.failed', error }),
    )
  })
  return () => stop.abort()
})

/** One tab of a property's inventory: its list, one flow at a time over it, and the way back from what a flow has done. */
export function createAreaMachine<
  Input extends AreaInput,
  List extends AnyActorRef,
  Ask,
  Flow extends { ref: AnyActorRef },
  Beside = never,
>(options: AreaOptions<Input, List, Ask, Flow, Beside>) {
  return setup({
    types: {
      input: {} as Input,
      context: {} as AreaContext<Input, List, Flow, Beside>,
      events: {} as AreaEvent<Ask>,
    },
    actors: { takeBack },
    actions: {
      /** Tells the list what the address wants of it, and only when that has changed. */
      showList: enqueueActions(({ context, enqueue }, { search }: { search: ListSearch }) => {
        const shown = JSON.stringify(search)
        if (shown !== context.shown) enqueue.sendTo(context.anyList, { type: 'list.shown', search })
        enqueue.assign({ shown })
      }),
      hideList: enqueueActions(({ context, enqueue }) => {
        if (context.shown !== null) enqueue.sendTo(context.anyList, { type: 'list.hidden' })
        enqueue.assign({ shown: null })
      }),
      refreshList: sendTo(({ context }) => context.anyList, { type: 'list.refreshed' }),
      showCreated: sendTo(
        ({ context }) => context.anyList,
        (_, { created }: { created?: readonly Created[] }) => ({ type: 'list.refreshed', created }),
      ),
      keepFailuresSelected: sendTo(
        ({ context }) => context.anyList,
        (_, { failed }: { failed: readonly number[] }) => ({
          type: 'selection.replaced',
          ids: [...failed],
        }),
      ),
      openFlow: assign(({ context, spawn }, { ask }: { ask: Ask }) => ({
        flow: options.startFlow(spawn, ask, context.input),
      })),
      stopFlow: stopChild('flow'),
      forgetFlow: assign({ flow: null }),
      reportChanged: sendParent({ type: 'inventory.changed' }),
      giveApplied: sendTo(
        ({ context }) => context.input.notices,
        ({ self }, applied: Omit<FlowApplied, 'type'>) => ({
          ...toldOf(applied),
          action: applied.undo && {
            label: 'Undo',
            target: self,
            event: { type: 'undo.requested', undo: applied.undo },
          },
        }),
      ),
      storeUndo: assign((_, { undo }: { undo: Undo }) => ({ undo })),
      takeBack: sendTo('takeBack', ({ context }) => ({ type: 'undo.requested', undo: context.undo })),
      giveUndone: sendTo(
        ({ context }) => context.input.notices,
        ({ context }, { results }: { results: ItemResult[] }) => {
          const refused = results.find((result) => !result.ok)
          return refused
            ? { type: 'notice.given', text: `Not undone: ${refused.message ?? 'refused'}.`, tone: 'bad' }
            : { type: 'notice.given', text: context.undo?.text ?? 'Undone.', tone: 'ok' }
        },
      ),
      giveUndoError: sendTo(
        ({ context }) => context.input.notices,
        (_, { error }: { error: unknown }) => ({
          type: 'notice.given',
          text: `Not undone. ${toApiError(error).message}`,
          tone: 'bad',
        }),
      ),
    },
  }).createMachine({
    id: options.id,
    context: ({ input, spawn }) => {
      const list = options.startList(spawn, input)
      const beside = options.startBeside?.(spawn, input, list)
      return { input, list, beside, anyList: list, shown: null, flow: null, undo: null }
    },
    on: {
      'area.shown': { actions: { type: 'showList', params: ({ event }) => event } },
      'area.hidden': { actions: 'hideList' },
      'area.refreshed': { actions: { type: 'showCreated', params: ({ event }) => event } },
      'inventory.changed': { actions: 'reportChanged' },
    },
    type: 'parallel',
    states: {
      flow: {
        initial: 'closed',
        states: {
          closed: {
            on: { 'flow.opened': { target: 'open', actions: { type: 'openFlow', params: ({ event }) => event } } },
          },
          open: {
            exit: ['stopFlow', 'forgetFlow'],
            on: {
              'flow.applied': {
                actions: [
                  { type: 'keepFailuresSelected', params: ({ event }) => event },
                  { type: 'showCreated', params: ({ event }) => event },
                  'reportChanged',
                  { type: 'giveApplied', params: ({ event }) => event },
                ],
              },
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
            invoke: { src: 'takeBack', id: 'takeBack' },
            entry: 'takeBack',
            on: {
              'undo.done': {
                target: 'idle',
                actions: [{ type: 'giveUndone', params: ({ event }) => event }, 'refreshList', 'reportChanged'],
              },
              'undo.failed': { target: 'idle', actions: { type: 'giveUndoError', params: ({ event }) => event } },
            },
          },
        },
      },
    },
  })
}

/** Any area: its list, and the flow that lies open over it. */
interface AnyArea<List, Flow> {
  context: { list: List; flow: Flow | null }
}

export const selectList = <List>(area: AnyArea<List, unknown>) => area.context.list
export const selectBeside = <Beside>(area: { context: { beside: Beside | undefined } }) => area.context.beside
export const selectFlow = <Flow>(area: AnyArea<unknown, Flow>) => area.context.flow
