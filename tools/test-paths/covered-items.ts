import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { ApiError } from '../../src/api/api-error.ts'
import type { Edge, Graph } from './explore.ts'

/** What a step can cover, by kind. */
export interface CoveredItems {
  states: readonly string[]
  /** All active states at once: "session: signedOut.idle". They are counted, not searched for. */
  configurations: readonly string[]
  /** Both outcomes of each guard, as "transition: yes". */
  guardOutcomes: readonly string[]
  transitions: readonly string[]
  /** The transitions that change the state: only there a missing transition shows. */
  stateChanges: readonly string[]
  /** The transitions with different effects. */
  effects: readonly string[]
  /** The outcomes of each call: "session.signedOut.submitting: timed out". */
  callOutcomes: readonly string[]
  /** Two consecutive transitions: "a, then b". */
  transitionPairs: readonly string[]
}

/** The order in which paths are searched. */
export const coverageKinds = [
  'states',
  'configurations',
  'transitions',
  'stateChanges',
  'effects',
  'guardOutcomes',
  'callOutcomes',
  'transitionPairs',
] as const
export type CoverageKind = (typeof coverageKinds)[number]

const isLeaf = ({ states }: AnyStateNode) => Object.keys(states).length === 0

/** The machine's innermost states, without the machine's id. */
export const stateOf = ({ _nodes }: Pick<AnyMachineSnapshot, '_nodes'>) =>
  _nodes
    .filter(isLeaf)
    .map(({ path }) => path.join('.'))
    .toSorted()
    .join(' + ') || 'running'

/** The statuses that the error catalogue distinguishes (requirement 8). */
const distinguishedStatuses = new Set([401, 403])

/** How a call has failed (requirement 8; quality Q16). */
function failuresOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return ['failed']
  const { status, code } = error
  if (status === 0)
    return [{ TIMEOUT: 'timed out', UNREACHABLE: 'no connection', CUT_OFF: 'cut off' }[code] ?? 'failed']
  if (status === 409) return ['overtaken']
  if (status >= 500) return ['broken on the server']
  return distinguishedStatuses.has(status) ? ['refused', `refused with ${status}`] : ['refused']
}

const callOutcomesOf = ({ event }: Edge) => {
  const [, kind, caller] = /^xstate\.(done|error)\.actor\.(?:\d+\.)?(.+)$/.exec(event.type) ?? []
  if (!caller) return []
  return (kind === 'done' ? ['answered'] : failuresOf(event.error)).map((outcome) => `${caller}: ${outcome}`)
}

/** What this step covers; `before` is the previous step. */
export function coveredItemsOf(graph: Graph, edge: Edge, before: Edge | undefined): CoveredItems {
  const [from, to] = [graph.snapshots.get(edge.from), graph.snapshots.get(edge.to)!]
  return {
    states: to._nodes.map(({ id }) => id),
    configurations: [`${to.machine.id}: ${stateOf(to)}`],
    guardOutcomes: edge.guardOutcomes,
    transitions: edge.transitions,
    stateChanges: from && stateOf(from) !== stateOf(to) ? edge.transitions : [],
    effects: edge.effects.length > 0 ? edge.transitions : [],
    callOutcomes: callOutcomesOf(edge),
    transitionPairs: (before?.transitions ?? []).flatMap((first) =>
      edge.transitions.map((then) => `${first}, then ${then}`),
    ),
  }
}

/** Everything covered by some paths so far. */
export class CoverageTally {
  readonly #proved = Object.fromEntries(coverageKinds.map((kind) => [kind, new Set<string>()])) as Record<
    CoverageKind,
    Set<string>
  >

  /** The items that are new, as "kind: name", of the requested kinds. */
  newItems(items: CoveredItems, kinds: readonly CoverageKind[]): string[] {
    return kinds.flatMap((kind) =>
      items[kind].filter((name) => !this.#proved[kind].has(name)).map((name) => `${kind}: ${name}`),
    )
  }

  add(items: CoveredItems) {
    for (const kind of coverageKinds) for (const name of items[kind]) this.#proved[kind].add(name)
  }

  names(kind: CoverageKind): ReadonlySet<string> {
    return this.#proved[kind]
  }
}
