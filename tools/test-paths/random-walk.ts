import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { candidatesOf, type Explorable, createStepper } from './explore.ts'
import { stateOf } from './covered-items.ts'

/** What is wrong, and by which moves one gets there. */
export interface Failure {
  steps: readonly string[]
  problem: string
}

/** Tags of states that somebody waits in. */
const waitingTags = [
  'busy',
  'pending',
  'loading',
  'opening',
  'saving',
  'searching',
  'reading',
  'writing',
  'asking',
  'stopping',
]
/** So many ends of calls and delays one after another, and nobody waits any more. */
const maxOutcomes = 25

export const isWaiting = (snapshot: AnyMachineSnapshot) => waitingTags.some((tag) => snapshot.hasTag(tag as never))

const isOutcome = ({ type }: AnyEventObject) => /^xstate\.(done|error|after)\./.test(type)
const canLeave = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.some(({ transitions, always }) => transitions.size > 0 || (always?.length ?? 0) > 0)

type Stepper = ReturnType<typeof createStepper>

/** A machine that some moves have brought to where it is. */
class Walker {
  readonly steps: string[] = []
  #at: AnyMachineSnapshot
  readonly #run: Stepper
  readonly #explored: Explorable

  constructor(explorable: Explorable) {
    this.#explored = explorable
    this.#run = createStepper(explorable)
    this.#at = this.#run.start().next
  }

  get at() {
    return this.#at
  }

  /** What can happen now; nothing once it is done. */
  possibleEvents() {
    return this.#at.status === 'active' ? this.#explored.events(this.#at) : []
  }

  /** What is wrong after this move, if anything is. */
  take({ name, event }: ReturnType<Explorable['events']>[number]): string | null {
    this.steps.push(name)
    try {
      this.#at = this.#run.step(this.#at, event).next
    } catch (thrown) {
      return `goes down: ${thrown instanceof Error ? thrown.message : String(thrown)}`
    }
    return this.#at.status === 'error' ? `goes down in ${stateOf(this.#at)}` : null
  }

  /** Calls end and time passes: whoever waits then waits for ever. Where only a neighbour can help, it does. */
  finishWaiting(pick: number): string | null {
    const stepsBefore = this.steps.length
    for (let ends = 0; ends < maxOutcomes && this.at.status === 'active' && isWaiting(this.at); ends++) {
      const accepted = this.possibleEvents().filter(({ event }) => isAccepted(this.at, event))
      const own = accepted.filter(({ event }) => isOutcome(event))
      const from = own.length > 0 ? own : accepted
      if (from.length === 0) return `waits for ever in ${stateOf(this.at)}`
      const problem = this.take(from[(pick + ends) % from.length]!)
      if (problem) return problem
    }
    if (this.at.status === 'active' && isWaiting(this.at)) return `still waits in ${stateOf(this.at)}`
    this.steps.length = stepsBefore
    return null
  }

  /** Somewhere that should lead on, and does not. */
  findDeadEnd(): string | null {
    if (this.at.status !== 'active' || !canLeave(this.at)) return null
    return this.possibleEvents().some(({ event }) => isAccepted(this.at, event))
      ? null
      : `is stuck in ${stateOf(this.at)}`
  }
}

/** Some active state has a transition for it. */
const isAccepted = ({ _nodes }: AnyMachineSnapshot, { type }: AnyEventObject) =>
  _nodes.some((node) => candidatesOf(node, type).length > 0)

/** What is wrong where nothing more is picked. On a stage the page offers some of what can happen: who waits there need not wait for ever. */
const problemAtEnd = (walker: Walker, isWhole: boolean, pick: number) =>
  isWhole ? (walker.findDeadEnd() ?? walker.finishWaiting(pick)) : null

/** A machine takes one event after another as the numbers say, from its start again where it is done. Null where all is well. */
export function randomWalk(explorable: Explorable, picks: readonly number[], isWhole = true): Failure | null {
  let walker = new Walker(explorable)
  for (const pick of picks) {
    const possible = walker.possibleEvents()
    if (possible.length === 0) {
      const problem = problemAtEnd(walker, isWhole, 0)
      if (problem) return { steps: walker.steps, problem }
      walker = new Walker(explorable)
      continue
    }
    const problem = walker.take(possible[pick % possible.length]!)
    if (problem) return { steps: walker.steps, problem }
  }
  const problem = problemAtEnd(walker, isWhole, picks.length)
  return problem ? { steps: walker.steps, problem } : null
}

/** The same by names; a move that cannot happen is passed over. */
function walkSteps(explorable: Explorable, steps: readonly string[], isWhole: boolean): Failure | null {
  const walker = new Walker(explorable)
  for (const step of steps) {
    const possible = walker.possibleEvents().find(({ name }) => name === step)
    const problem = possible ? walker.take(possible) : null
    if (problem) return { steps: walker.steps, problem }
  }
  const problem = problemAtEnd(walker, isWhole, 0)
  return problem ? { steps: walker.steps, problem } : null
}

/** As few of these moves as still go wrong: each is left out that can be. */
export function shrink(explorable: Explorable, failure: Failure, isWhole = true): Failure {
  for (let at = 0; at < failure.steps.length; at++) {
    const without = walkSteps(explorable, failure.steps.toSpliced(at, 1), isWhole)
    if (without && without.steps.length < failure.steps.length) return shrink(explorable, without, isWhole)
  }
  return failure
}

/** The moves by which a machine goes the way of these events, which another of its kind has met; what it does not hear is passed over. */
export function stepsFor(explorable: Explorable, types: readonly string[]): string[] {
  const walker = new Walker(explorable)
  for (const type of types) {
    const possible = walker.possibleEvents().find(({ event }) => event.type === type)
    if (possible) walker.take(possible)
  }
  return walker.steps
}
