import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { guardName } from '../lib/mermaid.ts'
import { type PlannedAction, effectsOf } from './effects.ts'

/** What can happen to a machine in a state: an event of a user, another actor or a timer, or the end of a call. */
export interface PossibleEvent {
  /** The name that paths refer to; unique in this machine. */
  name: string
  event: AnyEventObject
}

export interface Explorable {
  machine: AnyStateMachine
  input: unknown
  /** Events that the machine has received before the exploration starts. */
  initialEvents?: readonly ((snapshot: AnyMachineSnapshot) => AnyEventObject)[]
  events: (snapshot: AnyMachineSnapshot) => PossibleEvent[]
  /** The parts of the context that distinguish two situations in the same states. */
  contextKey: (snapshot: AnyMachineSnapshot) => unknown
  /** The immediate replies of neighbouring actors to an event and to the events that the machine sent. All of it is one step. */
  neighbours?: NeighbourResponse
}

/** What neighbouring actors send in reply to an event and to the events that the machine sent. */
export type NeighbourResponse = (
  event: AnyEventObject,
  sent: readonly AnyEventObject[],
  snapshot: AnyMachineSnapshot,
) => AnyEventObject | null

/** One event and its outcome: the transitions taken, and the result of each guard evaluated. */
export interface Edge extends PossibleEvent {
  from: string
  to: string
  transitions: readonly string[]
  guardOutcomes: readonly string[]
  /** Other effects, as found on first exploration. Another context in the same situation may have other effects. */
  effects: readonly string[]
}

export interface Graph {
  initial: string
  snapshots: ReadonlyMap<string, AnyMachineSnapshot>
  edges: readonly Edge[]
}

/** Example: "session.signedOut on credentials.submitted [isFilled] → session.signingIn". */
export function transitionName({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const to = target?.map(({ id }) => id).join(' + ') ?? 'itself'
  return `${source.id} on ${eventType || 'always'}${guard ? ` [${guardName(guard)}]` : ''} → ${to}`
}

const matchesDescriptor = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1))))

/** The transitions for an event, in the order of evaluation. */
export const candidatesOf = (node: AnyStateNode, type: string): AnyTransitionDefinition[] =>
  type === ''
    ? [...(node.always ?? [])]
    : [...node.transitions.keys()]
        .filter((descriptor) => matchesDescriptor(descriptor, type))
        .sort((a, b) => b.length - a.length)
        .flatMap((descriptor) => node.transitions.get(descriptor) ?? [])

function* selfAndAncestors(node: AnyStateNode): Generator<AnyStateNode> {
  yield node
  if (node.parent) yield* selfAndAncestors(node.parent)
}

/** The result of each guard evaluated in this step, as "transition: yes" or "transition: no". */
function guardOutcomesOf(
  snapshot: AnyMachineSnapshot,
  type: string,
  taken: readonly AnyTransitionDefinition[],
): string[] {
  const outcomes = new Set<string>()
  for (const leaf of snapshot._nodes.filter((node) => Object.keys(node.states).length === 0))
    ancestors: for (const node of selfAndAncestors(leaf))
      for (const candidate of candidatesOf(node, type)) {
        const isTaken = taken.includes(candidate)
        if (candidate.guard) outcomes.add(`${transitionName(candidate)}: ${isTaken ? 'yes' : 'no'}`)
        if (isTaken) break ancestors
      }
  return [...outcomes]
}

interface Microstep {
  snapshot: AnyMachineSnapshot
  event: AnyEventObject
  transitions: readonly AnyTransitionDefinition[]
}

/** Without a previous snapshot: the guards of the same state that were evaluated up to the transition taken. */
function guardOutcomesUpTo(taken: AnyTransitionDefinition): string[] {
  const candidates = candidatesOf(taken.source, taken.eventType)
  return candidates
    .slice(0, candidates.indexOf(taken) + 1)
    .filter(({ guard }) => guard)
    .map((candidate) => `${transitionName(candidate)}: ${candidate === taken ? 'yes' : 'no'}`)
}

/**
 * Transitions and guard outcomes of the microsteps of one event. No microstep follows the last one, so every eventless guard there
 * was false.
 */
function describeMicrosteps(snapshot: AnyMachineSnapshot | null, steps: readonly Microstep[]) {
  const guardOutcomes = new Set<string>()
  let before = snapshot
  for (const { snapshot: after, event, transitions } of steps) {
    const isEventless = transitions.some(({ eventType }) => eventType === '')
    const outcomes = before
      ? guardOutcomesOf(before, isEventless ? '' : event.type, transitions)
      : transitions.flatMap((transitions) => guardOutcomesUpTo(transitions))
    for (const outcome of outcomes) guardOutcomes.add(outcome)
    before = after
  }
  if (before) for (const outcome of guardOutcomesOf(before, '', [])) guardOutcomes.add(outcome)
  return {
    transitions: steps.flatMap(({ transitions }) => transitions).map(transitionName),
    guardOutcomes: [...guardOutcomes],
  }
}

const sentEvents = (actions: readonly PlannedAction[]) =>
  actions
    .filter(({ type }) => type === 'xstate.sendTo')
    .map(({ params }) => (params as unknown as { event: AnyEventObject }).event)

const maxNeighbourResponses = 20

/** Runs a machine without starting its invoked actors or running its actions. Records each microstep and each planned action. */
export function createStepper({
  machine,
  input,
  initialEvents = [],
  neighbours = () => null,
}: Pick<Explorable, 'machine' | 'input' | 'initialEvents' | 'neighbours'>) {
  let steps: Microstep[] = []
  let actions: PlannedAction[] = []
  const actor = createActor(machine, {
    input,
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return
      const { snapshot, event, _transitions } = inspected
      steps.push({ snapshot: snapshot as AnyMachineSnapshot, event, transitions: _transitions })
    },
  })
  const scope = Reflect.get(actor, '_actorScope') as AnyActorScope
  scope.actionExecutor = (action) => actions.push(action)
  return {
    start: () => {
      ;[steps, actions] = [[], []]
      let next: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input)
      for (const initialEvent of initialEvents) next = machine.transition(next, initialEvent(next), scope)
      return { next, actions, ...describeMicrosteps(null, steps) }
    },
    step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
      ;[steps, actions] = [[], []]
      let next = snapshot
      let rounds = 0
      for (let current: AnyEventObject | null = event; current && next.status === 'active';) {
        // Real neighbours reply a few times at most. The neighbours of a broken machine could reply forever.
        if (++rounds > maxNeighbourResponses) throw new Error('The neighbours never stop replying')
        const actionsBefore = actions.length
        next = machine.transition(next, current, scope) as AnyMachineSnapshot
        current = neighbours(current, sentEvents(actions.slice(actionsBefore)), next)
      }
      return { next, actions, ...describeMicrosteps(snapshot, steps) }
    },
  }
}

/** Explores everything that can happen, breadth first. */
export function explore(explorable: Explorable, limit = 20_000): Graph {
  const { start, step } = createStepper(explorable)
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot._nodes.map(({ id }) => id).toSorted(), explorable.contextKey(snapshot)])
  const { next: first, transitions, guardOutcomes } = start()
  const initial = keyOf(first)
  const snapshots = new Map([[initial, first]])
  const edges: Edge[] = [
    { from: '', to: initial, name: 'start', event: { type: 'xstate.init' }, transitions, guardOutcomes, effects: [] },
  ]
  for (const [from, snapshot] of snapshots) {
    if (snapshots.size > limit) throw new Error(`${explorable.machine.id} has more than ${limit} situations`)
    if (snapshot.status !== 'active') continue
    for (const { name, event } of explorable.events(snapshot)) {
      const { next, actions, transitions, guardOutcomes } = step(snapshot, event)
      if (next.status === 'error') continue
      const to = keyOf(next)
      if (!snapshots.has(to)) snapshots.set(to, next)
      const effects = effectsOf(snapshot.context, next.context, actions)
      edges.push({ from, to, name, event, transitions, guardOutcomes, effects })
    }
  }
  return { initial, snapshots, edges }
}
