import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Path, Start } from './corpus.ts'
import { effectsOf } from './effects.ts'
import { type Explored, stepper } from './explore.ts'
import { type Mutation, mutationsOf } from './mutants.ts'
import { stateOf } from './proofs.ts'

type Stepped = ReturnType<ReturnType<typeof stepper>['step']>

/** What can be seen of a machine after a step. */
export interface Seen {
  /** Its innermost states; what QA compares. */
  state: string
  /** What it comes to know, whom it tells, what it calls. */
  effects: string
  /** The transitions that were taken, by name. */
  taken: string
}

/** A path as events, and what the shipped machine shows after each; the first is its start. */
export interface Recording {
  explored: Explored
  events: readonly AnyEventObject[]
  seen: readonly Seen[]
}

/** Of its start, a path says the state only. */
const startOf = ({ next }: Pick<Stepped, 'next'>): Seen => ({ state: stateNow(next), effects: '', taken: '' })

const stateNow = (snapshot: AnyMachineSnapshot) =>
  snapshot.status === 'active' ? stateOf(snapshot) : `${stateOf(snapshot)} (${snapshot.status})`

const seenOf = (before: AnyMachineSnapshot, { next, taken, done }: Stepped): Seen => ({
  state: stateNow(next),
  effects: effectsOf(before.context, next.context, done).join('; '),
  taken: taken.join('; '),
})

const sameOn = (one: Path['on'], other: Path['on']) => JSON.stringify(one) === JSON.stringify(other)

/** A path's moves as events, and what the shipped machine shows after each of them. */
export function recordingOf(path: Path, starts: readonly Start[]): Recording {
  const start = starts.find(({ on }) => sameOn(on, path.on))
  if (!start) throw new Error(`${path.id} starts nowhere`)
  const { explored } = start
  const run = stepper(explored)
  let { next: at } = run.start()
  const seen = [startOf({ next: at })]
  const events = path.steps.map(({ move }) => {
    const happening = explored.events(at).find(({ name }) => name === move)
    if (!happening) throw new Error(`${path.id}: "${move}" cannot happen in ${stateOf(at)}`)
    const stepped = run.step(at, happening.event)
    seen.push(seenOf(at, stepped))
    at = stepped.next
    return happening.event
  })
  return { explored, events, seen }
}

/** The same events sent to a mutant, up to where it goes down. */
function* shownBy(machine: AnyStateMachine, { explored, events }: Recording): Generator<Seen> {
  const run = stepper({ ...explored, machine })
  let { next: at } = run.start()
  yield startOf({ next: at })
  for (const event of events) {
    if (at.status !== 'active') return
    const stepped = run.step(at, event)
    yield seenOf(at, stepped)
    at = stepped.next
  }
}

const aspects = ['state', 'effects', 'taken'] as const
export type Aspect = (typeof aspects)[number]

/** By what a mutant is noticed when the paths are replayed on it; one that crashes shows in its state. */
export function noticedBy({ apply, edge, mutatedName }: Mutation, recordings: readonly Recording[]): Set<Aspect> {
  const noticed = new Set<Aspect>()
  const mutants = new Map<AnyStateMachine, AnyStateMachine>()
  // A changed edge goes by its old name: only that another one is taken counts, not that it is called otherwise.
  const named = (taken: string) => (mutatedName === null ? taken : taken.replaceAll(mutatedName, edge))
  for (const recording of recordings) {
    const { machine } = recording.explored
    const mutant = mutants.get(machine) ?? apply(machine)
    mutants.set(machine, mutant)
    let at = 0
    try {
      for (const { state, effects, taken } of shownBy(mutant, recording)) {
        const expected = recording.seen[at]!
        if (state !== expected.state) noticed.add('state')
        if (effects !== expected.effects) noticed.add('effects')
        if (named(taken) !== expected.taken) noticed.add('taken')
        at += 1
      }
      if (at < recording.seen.length) noticed.add('state')
    } catch {
      noticed.add('state')
    }
    if (noticed.has('state')) break
  }
  return noticed
}

/** A mutation and what notices it. */
export interface Judged extends Mutation {
  machine: string
  noticed: ReadonlySet<Aspect>
}

/** Every mutant of a machine, judged by its paths. */
export function judgedMutants(machine: string, paths: readonly Path[], starts: readonly Start[]): Judged[] {
  const recordings = paths.map((path) => recordingOf(path, starts))
  return mutationsOf(starts[0]!.explored.machine).map((mutation) => ({
    ...mutation,
    machine,
    noticed: noticedBy(mutation, recordings),
  }))
}
