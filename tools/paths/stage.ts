import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Action } from './action.ts'
import type { Echo, Explored } from './explore.ts'

/** One thing that can happen to a machine, and how it is brought about in the real app. */
export interface Move {
  /** Unique on its stage; paths refer to it. */
  name: string
  /** An event, the end of a call (by its logic's name in `setup`), or of a delay (by its name there). */
  event: AnyEventObject | { done: string; output?: unknown } | { failed: string; error: unknown } | { after: string }
  /** In order; the last one brings the event about. */
  actions: readonly Action[]
  /** Where the page offers it: ids of states, without the machine's; any of them, or all of those joined by " + ". Everywhere by default. */
  in?: readonly string[]
  /** Where the states do not tell: on what the machine knows. */
  when?: (context: never) => boolean
}

/** Where and as whom a machine is met in the real app, and everything that may then happen to it. */
export interface Stage {
  id: string
  machine: AnyStateMachine
  /** A demonstration account, or nobody. */
  as: string | null
  /** The address that is opened first. */
  at: string
  /** Calls that wait from the start; see `Action`'s `hold`. */
  holds?: readonly string[]
  /** The one reload that missing code brings is behind this tab. */
  hasReloaded?: boolean
  /** What is done before the machine's actor starts. */
  before?: readonly Action[]
  input?: object
  /** What has already happened to the machine when the page stands: a list has been shown, say. */
  begins?: readonly Move['event'][]
  /** What of the context tells two situations in the same states apart: fields, or a digest. */
  context?: readonly string[] | ((context: never) => unknown)
  /** What its neighbours in the app do at once: the address bar that it has asked for another address tells it so. */
  echo?: Echo
  moves: readonly Move[]
}

const isIn = (snapshot: AnyMachineSnapshot, states: string) =>
  states.split(' + ').every((state) => snapshot._nodes.some(({ path }) => path.join('.') === state))

const invokeIds = (snapshot: AnyMachineSnapshot, src: string) =>
  snapshot._nodes
    .flatMap(({ invoke }) => invoke.filter((each) => each.src === src || each.id === src))
    .map(({ id }) => id)

const isPlain = (event: Move['event']): event is AnyEventObject => 'type' in event

/** The event of a move as the machine gets it, or null where it cannot happen now. */
export function eventOf(
  { event, in: states, when }: Pick<Move, 'event' | 'in' | 'when'>,
  snapshot: AnyMachineSnapshot,
): AnyEventObject | null {
  if (states && !states.some((state) => isIn(snapshot, state))) return null
  if (when && !when(snapshot.context as never)) return null
  if (isPlain(event)) return snapshot._nodes.some(({ transitions }) => transitions.has(event.type)) ? event : null
  if ('after' in event) {
    const types = snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()])
    const type = types.find((each) => each.startsWith(`xstate.after.${event.after}.`))
    return type ? { type } : null
  }
  const [id] = invokeIds(snapshot, 'done' in event ? event.done : event.failed)
  if (id === undefined) return null
  return 'done' in event
    ? { type: `xstate.done.actor.${id}`, output: event.output }
    : { type: `xstate.error.actor.${id}`, error: event.error }
}

/** A stage as what is explored: each event carries the name of its move. */
export const stageExplored = (stage: Stage, shared: object): Explored => ({
  machine: stage.machine,
  input: { ...shared, ...stage.input },
  begins: (stage.begins ?? []).map((event) => (snapshot) => {
    const begun = eventOf({ event }, snapshot)
    if (!begun) throw new Error(`${stage.id} does not begin with ${JSON.stringify(event)}`)
    return begun
  }),
  events: (snapshot) =>
    stage.moves.flatMap((move) => {
      const event = eventOf(move, snapshot)
      return event ? [{ name: move.name, event }] : []
    }),
  ...(stage.echo ? { echo: stage.echo } : {}),
  situation: ({ context }) =>
    typeof stage.context === 'function'
      ? stage.context(context as never)
      : (stage.context ?? []).map((name) => (context as Record<string, unknown>)[name]),
})
