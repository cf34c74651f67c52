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
import { type Done, effectsOf } from './effects.ts'

/** What can happen to a machine in a state: an event of a person, of a neighbour, of time, or the end of a call. */
export interface Happening {
  /** What paths refer to it by: unique among what can happen to this machine. */
  name: string
  event: AnyEventObject
}

export interface Explored {
  machine: AnyStateMachine
  input: unknown
  /** What has happened to it before anything is told of it. */
  begins?: readonly ((snapshot: AnyMachineSnapshot) => AnyEventObject)[]
  events: (snapshot: AnyMachineSnapshot) => Happening[]
  /** What of the context tells two situations in the same states apart. */
  situation: (snapshot: AnyMachineSnapshot) => unknown
  /** What comes back at once of an event and of what it made the machine tell; all that is one step. */
  echo?: Echo
}

/** What the neighbours of a machine make of an event it has taken, and of what it told them then. */
export type Echo = (
  event: AnyEventObject,
  told: readonly AnyEventObject[],
  snapshot: AnyMachineSnapshot,
) => AnyEventObject | null

/** One event and what it does: which transitions are taken, and how each guard that is asked answers. */
export interface Edge extends Happening {
  from: string
  to: string
  taken: readonly string[]
  answers: readonly string[]
  /** What else it does where it was found; elsewhere in this situation, what is known may be something else already. */
  effects: readonly string[]
}

export interface Graph {
  initial: string
  snapshots: ReadonlyMap<string, AnyMachineSnapshot>
  edges: readonly Edge[]
}

/** "session.signedOut on credentials.submitted [isFilled] → session.signingIn" */
export function transitionName({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const to = target?.map(({ id }) => id).join(' + ') ?? 'itself'
  return `${source.id} on ${eventType || 'always'}${guard ? ` [${guardName(guard)}]` : ''} → ${to}`
}

const matches = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1))))

/** In the order in which they are asked. */
export const candidatesOf = (node: AnyStateNode, type: string): AnyTransitionDefinition[] =>
  type === ''
    ? [...(node.always ?? [])]
    : [...node.transitions.keys()]
        .filter((descriptor) => matches(descriptor, type))
        .sort((a, b) => b.length - a.length)
        .flatMap((descriptor) => node.transitions.get(descriptor) ?? [])

function* upwards(node: AnyStateNode): Generator<AnyStateNode> {
  yield node
  if (node.parent) yield* upwards(node.parent)
}

/** How each guard answered that was asked in this step, as "transition: yes" or "transition: no". */
function answersOf(snapshot: AnyMachineSnapshot, type: string, taken: readonly AnyTransitionDefinition[]): string[] {
  const answers = new Set<string>()
  for (const leaf of snapshot._nodes.filter((node) => Object.keys(node.states).length === 0))
    walk: for (const node of upwards(leaf))
      for (const candidate of candidatesOf(node, type)) {
        const isTaken = taken.includes(candidate)
        if (candidate.guard) answers.add(`${transitionName(candidate)}: ${isTaken ? 'yes' : 'no'}`)
        if (isTaken) break walk
      }
  return [...answers]
}

interface Step {
  snapshot: AnyMachineSnapshot
  event: AnyEventObject
  transitions: readonly AnyTransitionDefinition[]
}

/** Where nothing is known of before: the guards of the same state that were asked up to this one. */
function answersUpTo(taken: AnyTransitionDefinition): string[] {
  const candidates = candidatesOf(taken.source, taken.eventType)
  return candidates
    .slice(0, candidates.indexOf(taken) + 1)
    .filter(({ guard }) => guard)
    .map((candidate) => `${transitionName(candidate)}: ${candidate === taken ? 'yes' : 'no'}`)
}

/** What the small steps of one event took and were answered; the last has none after it, so every guard there said no. */
function tellingOf(snapshot: AnyMachineSnapshot | null, steps: readonly Step[]) {
  const answers = new Set<string>()
  let before = snapshot
  for (const { snapshot: after, event, transitions } of steps) {
    const isEventless = transitions.some(({ eventType }) => eventType === '')
    const asked = before
      ? answersOf(before, isEventless ? '' : event.type, transitions)
      : transitions.flatMap((taken) => answersUpTo(taken))
    for (const answer of asked) answers.add(answer)
    before = after
  }
  if (before) for (const answer of answersOf(before, '', [])) answers.add(answer)
  return { taken: steps.flatMap(({ transitions }) => transitions).map(transitionName), answers: [...answers] }
}

const toldIn = (done: readonly Done[]) =>
  done
    .filter(({ type }) => type === 'xstate.sendTo')
    .map(({ params }) => (params as unknown as { event: AnyEventObject }).event)

const mostEchoes = 20

/** Runs a machine without ever starting what it invokes or doing what it orders, and notes each small step and each order. */
export function stepper({
  machine,
  input,
  begins = [],
  echo = () => null,
}: Pick<Explored, 'machine' | 'input' | 'begins' | 'echo'>) {
  let steps: Step[] = []
  let done: Done[] = []
  const actor = createActor(machine, {
    input,
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return
      const { snapshot, event, _transitions } = inspected
      steps.push({ snapshot: snapshot as AnyMachineSnapshot, event, transitions: _transitions })
    },
  })
  const scope = Reflect.get(actor, '_actorScope') as AnyActorScope
  scope.actionExecutor = (action) => done.push(action)
  return {
    start: () => {
      ;[steps, done] = [[], []]
      let next: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input)
      for (const begin of begins) next = machine.transition(next, begin(next), scope)
      return { next, done, ...tellingOf(null, steps) }
    },
    step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
      ;[steps, done] = [[], []]
      let next = snapshot
      let rounds = 0
      for (let now: AnyEventObject | null = event; now && next.status === 'active';) {
        // Neighbours of ours answer a few times at most; those of a broken machine may answer for ever.
        if (++rounds > mostEchoes) throw new Error('What its neighbours answer never ends')
        const already = done.length
        next = machine.transition(next, now, scope) as AnyMachineSnapshot
        now = echo(now, toldIn(done.slice(already)), next)
      }
      return { next, done, ...tellingOf(snapshot, steps) }
    },
  }
}

/** Everything that can happen, breadth first. */
export function explore(explored: Explored, limit = 20_000): Graph {
  const { start, step } = stepper(explored)
  const nameOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot._nodes.map(({ id }) => id).toSorted(), explored.situation(snapshot)])
  const { next: first, taken, answers } = start()
  const initial = nameOf(first)
  const snapshots = new Map([[initial, first]])
  const edges: Edge[] = [
    { from: '', to: initial, name: 'start', event: { type: 'xstate.init' }, taken, answers, effects: [] },
  ]
  for (const [from, snapshot] of snapshots) {
    if (snapshots.size > limit) throw new Error(`${explored.machine.id} has more than ${limit} situations`)
    if (snapshot.status !== 'active') continue
    for (const { name, event } of explored.events(snapshot)) {
      const { next, done, taken, answers } = step(snapshot, event)
      if (next.status === 'error') continue
      const to = nameOf(next)
      if (!snapshots.has(to)) snapshots.set(to, next)
      const effects = effectsOf(snapshot.context, next.context, done)
      edges.push({ from, to, name, event, taken, answers, effects })
    }
  }
  return { initial, snapshots, edges }
}
