import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Path, StartingPoint } from '../corpus.ts'
import { effectsOf } from '../effects.ts'
import { type Explorable, createStepper } from '../explore.ts'
import { type Mutation, mutationsOf } from './mutations.ts'
import { stateOf } from '../covered-items.ts'

type StepResult = ReturnType<ReturnType<typeof createStepper>['step']>

/** What can be seen of a machine after a step. */
interface Observation {
  /** Its innermost states; what QA compares. */
  state: string
  /** Changes of context, events sent, calls started. */
  effects: string
  /** The names of the transitions taken. */
  transitions: string
}

/** A path as events, and what the shipped machine shows after each; the first is its start. */
interface Recording {
  explorable: Explorable
  events: readonly AnyEventObject[]
  observed: readonly Observation[]
}

/** A path records only the state at its start. */
const initialObservation = ({ next }: Pick<StepResult, 'next'>): Observation => ({
  state: stateAndStatus(next),
  effects: '',
  transitions: '',
})

const stateAndStatus = (snapshot: AnyMachineSnapshot) =>
  snapshot.status === 'active' ? stateOf(snapshot) : `${stateOf(snapshot)} (${snapshot.status})`

const observationOf = (before: AnyMachineSnapshot, { next, transitions, actions }: StepResult): Observation => ({
  state: stateAndStatus(next),
  effects: effectsOf(before.context, next.context, actions).join('; '),
  transitions: transitions.join('; '),
})

const isSameSource = (one: Path['source'], other: Path['source']) => JSON.stringify(one) === JSON.stringify(other)

/** The steps of a path as events, and what the shipped machine shows after each of them. */
function recordingOf(path: Path, starts: readonly StartingPoint[]): Recording {
  const start = starts.find(({ source }) => isSameSource(source, path.source))
  if (!start) throw new Error(`${path.id} has no starting point`)
  const { explorable } = start
  const run = createStepper(explorable)
  let { next: current } = run.start()
  const observed = [initialObservation({ next: current })]
  const events = path.steps.map(({ name: stepName }) => {
    const possible = explorable.events(current).find(({ name }) => name === stepName)
    if (!possible) throw new Error(`${path.id}: "${stepName}" cannot happen in ${stateOf(current)}`)
    const result = run.step(current, possible.event)
    observed.push(observationOf(current, result))
    current = result.next
    return possible.event
  })
  return { explorable, events, observed }
}

/** Sends the same events to a mutant, until it crashes. */
function* observe(machine: AnyStateMachine, { explorable, events }: Recording): Generator<Observation> {
  const run = createStepper({ ...explorable, machine })
  let { next: current } = run.start()
  yield initialObservation({ next: current })
  for (const event of events) {
    if (current.status !== 'active') return
    const result = run.step(current, event)
    yield observationOf(current, result)
    current = result.next
  }
}

const aspects = ['state', 'effects', 'transitions'] as const
type Aspect = (typeof aspects)[number]

/** The aspects by which replaying the paths detects a mutant. A crash counts as another state. */
function noticedBy({ apply, edge, mutatedName }: Mutation, recordings: readonly Recording[]): Set<Aspect> {
  const noticed = new Set<Aspect>()
  const mutants = new Map<AnyStateMachine, AnyStateMachine>()
  // Gives a changed edge its old name: only taking another edge counts, not the changed name.
  const withOriginalName = (taken: string) => (mutatedName === null ? taken : taken.replaceAll(mutatedName, edge))
  for (const recording of recordings) {
    const { machine } = recording.explorable
    const mutant = mutants.get(machine) ?? apply(machine)
    mutants.set(machine, mutant)
    let at = 0
    try {
      for (const { state, effects, transitions } of observe(mutant, recording)) {
        const expected = recording.observed[at]!
        if (state !== expected.state) noticed.add('state')
        if (effects !== expected.effects) noticed.add('effects')
        if (withOriginalName(transitions) !== expected.transitions) noticed.add('transitions')
        at += 1
      }
      if (at < recording.observed.length) noticed.add('state')
    } catch {
      noticed.add('state')
    }
    if (noticed.has('state')) break
  }
  return noticed
}

/** A mutation and the aspects that detect it. */
export interface TestedMutant extends Mutation {
  machine: string
  noticed: ReadonlySet<Aspect>
}

/** Tests every mutant of a machine with its paths. */
export function testMutants(machine: string, paths: readonly Path[], starts: readonly StartingPoint[]): TestedMutant[] {
  const recordings = paths.map((path) => recordingOf(path, starts))
  return mutationsOf(starts[0]!.explorable.machine).map((mutation) => ({
    ...mutation,
    machine,
    noticed: noticedBy(mutation, recordings),
  }))
}
