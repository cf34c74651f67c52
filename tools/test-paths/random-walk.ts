import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { candidatesOf, type Explorable, createStepper } from './explore.ts'
import { stateOf } from './covered-items.ts'

/** A problem, and the steps that lead to it. */
export interface Failure {
  steps: readonly string[]
  problem: string
}

/** Tags of states in which the user waits. */
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
/** Limit of consecutive call ends and delays, after which no state may be waiting any more. */
const maxOutcomes = 25

export const isWaiting = (snapshot: AnyMachineSnapshot) => waitingTags.some((tag) => snapshot.hasTag(tag as never))

const isOutcome = ({ type }: AnyEventObject) => /^xstate\.(done|error|after)\./.test(type)
const canLeave = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.some(({ transitions, always }) => transitions.size > 0 || (always?.length ?? 0) > 0)

type Stepper = ReturnType<typeof createStepper>

/** A machine, driven step by step. */
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

  /** The events that are possible now; none once the machine is done. */
  possibleEvents() {
    return this.#at.status === 'active' ? this.#explored.events(this.#at) : []
  }

  /** Takes a step. Returns the problem it causes, or null. */
  take({ name, event }: ReturnType<Explorable['events']>[number]): string | null {
    this.steps.push(name)
    try {
      this.#at = this.#run.step(this.#at, event).next
    } catch (thrown) {
      return `goes down: ${thrown instanceof Error ? thrown.message : String(thrown)}`
    }
    return this.#at.status === 'error' ? `goes down in ${stateOf(this.#at)}` : null
  }

  /** Lets calls end and time pass. A state that still waits then waits forever. If only a neighbour can help, it does. */
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

  /** Finds a state that should lead on and doesn't. */
  findDeadEnd(): string | null {
    if (this.at.status !== 'active' || !canLeave(this.at)) return null
    return this.possibleEvents().some(({ event }) => isAccepted(this.at, event))
      ? null
      : `is stuck in ${stateOf(this.at)}`
  }
}

/** True if an active state has a transition for the event. */
const isAccepted = ({ _nodes }: AnyMachineSnapshot, { type }: AnyEventObject) =>
  _nodes.some((node) => candidatesOf(node, type).length > 0)

/**
 * The problem when no more steps are picked. In a scenario the page offers only some of the possible events, so a waiting state
 * there isn't a problem.
 */
const problemAtEnd = (walker: Walker, isWhole: boolean, pick: number) =>
  isWhole ? (walker.findDeadEnd() ?? walker.finishWaiting(pick)) : null

/**
 * Sends one event after another to a machine, as the numbers pick them, and restarts it when it is done. Returns null if no problem
 * occurs.
 */
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

/** The same walk by step names. Skips a step that isn't possible. */
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

/** Shrinks a failure to as few steps as possible: leaves out each step that isn't needed. */
export function shrink(explorable: Explorable, failure: Failure, isWhole = true): Failure {
  for (let at = 0; at < failure.steps.length; at++) {
    const without = walkSteps(explorable, failure.steps.toSpliced(at, 1), isWhole)
    if (without && without.steps.length < failure.steps.length) return shrink(explorable, without, isWhole)
  }
  return failure
}

/** The steps by which a machine follows these events, which another machine of its kind received. Skips events that it doesn't accept. */
export function stepsFor(explorable: Explorable, types: readonly string[]): string[] {
  const walker = new Walker(explorable)
  for (const type of types) {
    const possible = walker.possibleEvents().find(({ event }) => event.type === type)
    if (possible) walker.take(possible)
  }
  return walker.steps
}
