import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { candidatesOf, type Explored, stepper } from './explore.ts'
import { stateOf } from './proofs.ts'

/** What is wrong, and by which moves one gets there. */
export interface Broken {
  moves: readonly string[]
  what: string
}

/** Tags of states that somebody waits in. */
const waiting = [
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
const mostEnds = 25

export const isWaiting = (snapshot: AnyMachineSnapshot) => waiting.some((tag) => snapshot.hasTag(tag as never))

const isEnd = ({ type }: AnyEventObject) => /^xstate\.(done|error|after)\./.test(type)
const mayLeave = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.some(({ transitions, always }) => transitions.size > 0 || (always?.length ?? 0) > 0)

type Run = ReturnType<typeof stepper>

/** A machine that some moves have brought to where it is. */
class Walker {
  readonly moves: string[] = []
  #at: AnyMachineSnapshot
  readonly #run: Run
  readonly #explored: Explored

  constructor(explored: Explored) {
    this.#explored = explored
    this.#run = stepper(explored)
    this.#at = this.#run.start().next
  }

  get at() {
    return this.#at
  }

  /** What can happen now; nothing once it is done. */
  offered() {
    return this.#at.status === 'active' ? this.#explored.events(this.#at) : []
  }

  /** What is wrong after this move, if anything is. */
  make({ name, event }: ReturnType<Explored['events']>[number]): string | null {
    this.moves.push(name)
    try {
      this.#at = this.#run.step(this.#at, event).next
    } catch (thrown) {
      return `goes down: ${thrown instanceof Error ? thrown.message : String(thrown)}`
    }
    return this.#at.status === 'error' ? `goes down in ${stateOf(this.#at)}` : null
  }

  /** Calls end and time passes: whoever waits then waits for ever. Where only a neighbour can help, it does. */
  end(pick: number): string | null {
    const already = this.moves.length
    for (let ends = 0; ends < mostEnds && this.at.status === 'active' && isWaiting(this.at); ends++) {
      const heard = this.offered().filter(({ event }) => isHeard(this.at, event))
      const own = heard.filter(({ event }) => isEnd(event))
      const from = own.length > 0 ? own : heard
      if (from.length === 0) return `waits for ever in ${stateOf(this.at)}`
      const wrong = this.make(from[(pick + ends) % from.length]!)
      if (wrong) return wrong
    }
    if (this.at.status === 'active' && isWaiting(this.at)) return `still waits in ${stateOf(this.at)}`
    this.moves.length = already
    return null
  }

  /** Somewhere that should lead on, and does not. */
  stuck(): string | null {
    if (this.at.status !== 'active' || !mayLeave(this.at)) return null
    return this.offered().some(({ event }) => isHeard(this.at, event)) ? null : `is stuck in ${stateOf(this.at)}`
  }
}

/** Some active state has a transition for it. */
const isHeard = ({ _nodes }: AnyMachineSnapshot, { type }: AnyEventObject) =>
  _nodes.some((node) => candidatesOf(node, type).length > 0)

/** What is wrong where nothing more is picked. On a stage the page offers some of what can happen: who waits there need not wait for ever. */
const leftOver = (walker: Walker, isWhole: boolean, pick: number) =>
  isWhole ? (walker.stuck() ?? walker.end(pick)) : null

/** A machine takes one event after another as the numbers say, from its start again where it is done. Null where all is well. */
export function wander(explored: Explored, picks: readonly number[], isWhole = true): Broken | null {
  let walker = new Walker(explored)
  for (const pick of picks) {
    const offered = walker.offered()
    if (offered.length === 0) {
      const what = leftOver(walker, isWhole, 0)
      if (what) return { moves: walker.moves, what }
      walker = new Walker(explored)
      continue
    }
    const what = walker.make(offered[pick % offered.length]!)
    if (what) return { moves: walker.moves, what }
  }
  const what = leftOver(walker, isWhole, picks.length)
  return what ? { moves: walker.moves, what } : null
}

/** The same by names; a move that cannot happen is passed over. */
function follow(explored: Explored, moves: readonly string[], isWhole: boolean): Broken | null {
  const walker = new Walker(explored)
  for (const move of moves) {
    const happening = walker.offered().find(({ name }) => name === move)
    const what = happening ? walker.make(happening) : null
    if (what) return { moves: walker.moves, what }
  }
  const what = leftOver(walker, isWhole, 0)
  return what ? { moves: walker.moves, what } : null
}

/** As few of these moves as still go wrong: each is left out that can be. */
export function shortest(explored: Explored, broken: Broken, isWhole = true): Broken {
  for (let at = 0; at < broken.moves.length; at++) {
    const without = follow(explored, broken.moves.toSpliced(at, 1), isWhole)
    if (without && without.moves.length < broken.moves.length) return shortest(explored, without, isWhole)
  }
  return broken
}

/** The moves by which a machine goes the way of these events, which another of its kind has met; what it does not hear is passed over. */
export function movesFor(explored: Explored, types: readonly string[]): string[] {
  const walker = new Walker(explored)
  for (const type of types) {
    const happening = walker.offered().find(({ event }) => event.type === type)
    if (happening) walker.make(happening)
  }
  return walker.moves
}
