import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Action } from './action.ts'
import type { NeighbourResponse, Explorable } from './explore.ts'

/** One event that can happen to a machine, and the actions that cause it in the real app. */
export interface ScenarioStep {
  /** Unique in its scenario; paths refer to it. */
  name: string
  /** An event, the end of a call (by its actor's name in `setup`), or the end of a delay (by its name in `setup`). */
  event: AnyEventObject | { done: string; output?: unknown } | { failed: string; error: unknown } | { after: string }
  /** In order; the last one causes the event. */
  actions: readonly Action[]
  /**
   * The states in which the page offers the step, without the machine's id: any of them; " + " joins states that must all be active.
   * By default all states.
   */
  in?: readonly string[]
  /** A condition on the context, where the states aren't enough. */
  when?: (context: never) => boolean
}

/** The account and address under which a machine runs in the real app, and everything that can happen to it then. */
export interface Scenario {
  id: string
  machine: AnyStateMachine
  /** A demo account, or null if nobody is signed in. */
  account: string | null
  /** The address that is opened first. */
  address: string
  /** Calls that are held from the start; see `Action`'s `hold`. */
  heldCalls?: readonly string[]
  /** True if this tab has already used its one reload for missing code. */
  hasReloaded?: boolean
  /** Actions before the machine's actor starts. */
  before?: readonly Action[]
  input?: object
  /** Events that the machine has received by the time the page is ready: a list has loaded, for example. */
  initialEvents?: readonly ScenarioStep['event'][]
  /** The parts of the context that distinguish two situations in the same states: fields, or a digest. */
  contextKey?: readonly string[] | ((contextKey: never) => unknown)
  /** Immediate replies of neighbouring actors: the address bar confirms a requested address, for example. */
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

/** The event of a step as the machine receives it, or null if it isn't possible now. */
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

/** A scenario as an explorable: each event has the name of its step. */
export const explorableScenario = (scenario: Scenario, shared: object): Explorable => ({
  machine: scenario.machine,
  input: { ...shared, ...scenario.input },
  initialEvents: (scenario.initialEvents ?? []).map((event) => (snapshot) => {
    const initial = eventOf({ event }, snapshot)
    if (!initial) throw new Error(`${scenario.id} cannot start with ${JSON.stringify(event)}`)
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
