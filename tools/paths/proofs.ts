import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { ApiError } from '../../src/api/api-error.ts'
import type { Edge, Graph } from './explore.ts'

/** What a step can prove, in the field's words for coverage. */
export interface Proofs {
  states: readonly string[]
  /** All states that it is in at once: "session: signedOut.idle". They are counted, not looked for. */
  configurations: readonly string[]
  /** Both answers of each guard, as "transition: yes". */
  guardOutcomes: readonly string[]
  transitions: readonly string[]
  /** The transitions again, where the machine is in other states afterwards: only there it shows when one is missing. */
  changes: readonly string[]
  /** And where something else comes of them. */
  effects: readonly string[]
  /** How each call may end: "session.signedOut.submitting: timed out". */
  answers: readonly string[]
  /** One transition right after another: "a, then b". */
  pairs: readonly string[]
}

/** In the order in which a path is looked for. */
export const kindsOfProof = [
  'states',
  'configurations',
  'transitions',
  'changes',
  'effects',
  'guardOutcomes',
  'answers',
  'pairs',
] as const
export type ProofKind = (typeof kindsOfProof)[number]

const isLeaf = ({ states }: AnyStateNode) => Object.keys(states).length === 0

/** Where a machine is, for people: its innermost states, without its own name. */
export const stateOf = ({ _nodes }: Pick<AnyMachineSnapshot, '_nodes'>) =>
  _nodes
    .filter(isLeaf)
    .map(({ path }) => path.join('.'))
    .toSorted()
    .join(' + ') || 'running'

/** The statuses that the error catalogue tells apart (requirement 8). */
const told = new Set([401, 403])

/** In what way a call has ended (requirement 8; quality Q16). */
function endsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return ['failed']
  const { status, code } = error
  if (status === 0)
    return [{ TIMEOUT: 'timed out', UNREACHABLE: 'no connection', CUT_OFF: 'cut off' }[code] ?? 'failed']
  if (status === 409) return ['overtaken']
  if (status >= 500) return ['broken on the server']
  return told.has(status) ? ['refused', `refused with ${status}`] : ['refused']
}

const answerOf = ({ event }: Edge) => {
  const [, kind, asker] = /^xstate\.(done|error)\.actor\.(?:\d+\.)?(.+)$/.exec(event.type) ?? []
  if (!asker) return []
  return (kind === 'done' ? ['answered'] : endsOf(event.error)).map((end) => `${asker}: ${end}`)
}

/** What this step proves; `before` is the one it follows. */
export function proofsOf(graph: Graph, edge: Edge, before: Edge | undefined): Proofs {
  const [from, to] = [graph.snapshots.get(edge.from), graph.snapshots.get(edge.to)!]
  return {
    states: to._nodes.map(({ id }) => id),
    configurations: [`${to.machine.id}: ${stateOf(to)}`],
    guardOutcomes: edge.answers,
    transitions: edge.taken,
    changes: from && stateOf(from) !== stateOf(to) ? edge.taken : [],
    effects: edge.effects.length > 0 ? edge.taken : [],
    answers: answerOf(edge),
    pairs: (before?.taken ?? []).flatMap((first) => edge.taken.map((then) => `${first}, then ${then}`)),
  }
}

/** Everything that some paths have proved so far. */
export class Ledger {
  readonly #proved = Object.fromEntries(kindsOfProof.map((kind) => [kind, new Set<string>()])) as Record<
    ProofKind,
    Set<string>
  >

  /** What of these is new, as "kind: name"; only of the kinds that are asked for. */
  fresh(proofs: Proofs, kinds: readonly ProofKind[]): string[] {
    return kinds.flatMap((kind) =>
      proofs[kind].filter((name) => !this.#proved[kind].has(name)).map((name) => `${kind}: ${name}`),
    )
  }

  add(proofs: Proofs) {
    for (const kind of kindsOfProof) for (const name of proofs[kind]) this.#proved[kind].add(name)
  }

  names(kind: ProofKind): ReadonlySet<string> {
    return this.#proved[kind]
  }
}
