import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Action } from './action.ts'
import type { NeighbourResponse, Explorable } from './explore.ts'

/** One thing that can happen to a machine, and how it is brought about in the real app. */
export interface ScenarioStep {
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
export interface Scenario {
  id: string
  machine: AnyStateMachine
  /** A demonstration account, or nobody. */
  account: string | null
  /** The address that is opened first. */
  address: string
  /** Calls that wait from the start; see `Action`'s `hold`. */
  heldCalls?: readonly string[]
  /** The one reload that missing code brings is behind this tab. */
  hasReloaded?: boolean
  /** What is done before the machine's actor starts. */
  before?: readonly Action[]
  input?: object
  /** What has already happened to the machine when the page stands: a list has been shown, say. */
  initialEvents?: readonly ScenarioStep['event'][]
  /** What of the context tells two situations in the same states apart: fields, or a digest. */
  contextKey?: readonly string[] | ((contextKey: never) => unknown)
  /** What its neighbours in the app do at once: the address bar that it has asked for another address tells it so. */
  neighbours?: NeighbourResponse
  steps: readonly ScenarioStep[]
}

const isIn = (snapshot: AnyMachineSnapshot, states: string) =>
  states.split(' + ').every((state) => snapshot._nodes.some(({ path }) => path.join('.') === state))

const invokeIds = (snapshot: AnyMachineSnapshot, src: string) =>
  snapshot._nodes
    .flatMap(({ invoke }) => invoke.filter((each) => each.src === src || each.id === src))
    .map(({ id }) => id)

const isPlain = (event: ScenarioStep['event']): event is AnyEventObject => 'type' in event

/** The event of a move as the machine gets it, or null where it cannot happen now. */
export function eventOf(
  { event, in: states, when }: Pick<ScenarioStep, 'event' | 'in' | 'when'>,
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
export const explorableScenario = (scenario: Scenario, shared: object): Explorable => ({
  machine: scenario.machine,
  input: { ...shared, ...scenario.input },
  initialEvents: (scenario.initialEvents ?? []).map((event) => (snapshot) => {
    const initial = eventOf({ event }, snapshot)
    if (!initial) throw new Error(`${scenario.id} does not begin with ${JSON.stringify(event)}`)
    return initial
  }),
  events: (snapshot) =>
    scenario.steps.flatMap((step) => {
      const event = eventOf(step, snapshot)
      return event ? [{ name: step.name, event }] : []
    }),
  ...(scenario.neighbours ? { neighbours: scenario.neighbours } : {}),
  contextKey: ({ context }) =>
    typeof scenario.contextKey === 'function'
      ? scenario.contextKey(context as never)
      : (scenario.contextKey ?? []).map((name) => (context as Record<string, unknown>)[name]),
})
