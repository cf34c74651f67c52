import { coverable } from './cover.ts'
import type { Action } from './action.ts'
import { effectsOf } from './effects.ts'
import { type Edge, explore, type Explored, type Graph, stepper } from './explore.ts'
import { type Leg, legsOf } from './legs.ts'
import { kindsOfProof, type ProofKind, Ledger, proofsOf, stateOf } from './proofs.ts'
import { slug } from './words.ts'

/** One step: what happens, and where the machine is then. */
export interface Step {
  /** What happens, by its name on the stage or walk. */
  move: string
  /** How it is brought about in the real app; none where the path is judged on the machine alone. */
  actions: readonly Action[]
  /** Where the machine is then: its innermost states. */
  state: string
  /** The transitions that take it there. */
  taken: readonly string[]
  /** What else comes of it: "knows error", "tells notice.given", "starts logIn". */
  effects: readonly string[]
}

export interface Path {
  /** Survives changes elsewhere: the machine and what the path is for. */
  id: string
  machine: string
  kind: 'shortest' | 'tour' | 'named'
  /** Replayed in the real app from this stage, or judged on the machine from this walk. */
  on: { stage: string } | { walk: number }
  /** Where the machine starts. */
  start: string
  steps: readonly Step[]
  /** The requirements that it proves, by id. */
  requirements: readonly string[]
}

/** A start from which a machine is explored. */
export interface Start {
  on: Path['on']
  explored: Explored
  /** How a move is brought about; by its name. */
  actionsOf: (move: string) => readonly Action[]
}

/** What is covered of a machine, and what there is to cover. */
export interface Coverage {
  kind: ProofKind
  all: readonly string[]
  /** By any path. */
  met: readonly string[]
  /** By a path that is replayed in the real app. */
  replayed: readonly string[]
}

export interface MachineCorpus {
  machine: string
  paths: readonly Path[]
  coverage: readonly Coverage[]
}

/** The requirements that the replay of a path proves. */
export type RequirementsOf = (machine: string, path: string) => readonly string[]

/** A leg gone from the start, one step after the other: it has to go as the exploring found. */
export function stepsOf({ graph, edges, goal }: Leg, { explored, actionsOf }: Start): Step[] {
  const run = stepper(explored)
  let at = run.start().next
  return edges.map(({ name, event, to, taken }): Step => {
    const { next, done, taken: now } = run.step(at, event)
    const state = stateOf(next)
    const [found, gone] = [
      [stateOf(graph.snapshots.get(to)!), ...taken],
      [state, ...now],
    ].map((words) => words.join(', by ')) as [string, string]
    if (found !== gone)
      throw new Error(
        `${explored.machine.id}, ${goal}: "${name}" leads to ${gone}, but when explored to ${found}. ` +
          'Two situations look alike: let the walk or the stage tell them apart by its `context`.',
      )
    const effects = effectsOf(at.context, next.context, done)
    at = next
    return { move: name, actions: actionsOf(name), state, taken, effects }
  })
}

function everythingIn(machine: Explored['machine'], graphs: readonly Graph[], kind: ProofKind): string[] {
  if (kind === 'states' || kind === 'transitions' || kind === 'guardOutcomes') return [...coverable(machine)[kind]]
  const all = graphs.flatMap((graph) => {
    const after = new Map<string, Edge[]>()
    for (const edge of graph.edges) after.set(edge.from, [...(after.get(edge.from) ?? []), edge])
    return graph.edges.flatMap((edge) =>
      kind === 'pairs'
        ? (after.get(edge.to) ?? []).flatMap((then) => proofsOf(graph, then, edge).pairs)
        : proofsOf(graph, edge, undefined)[kind],
    )
  })
  return [...new Set(all)]
}

/** All paths of one machine: from its stages first, and from its walks what is then left. */
export function machineCorpus(
  id: string,
  starts: readonly Start[],
  kinds: readonly ProofKind[],
  requirementsOf: RequirementsOf,
): MachineCorpus {
  const ledger = new Ledger()
  const replayed = new Ledger()
  const explored = starts.map((start) => ({ start, graph: explore(start.explored) }))
  const ids = new Set<string>()
  const paths = explored.flatMap(({ start, graph }) => {
    const legs = legsOf(graph, ledger, kinds)
    if ('stage' in start.on) for (const { edges } of legs) noteInto(replayed, graph, edges)
    return legs.map((leg): Path => {
      const own = uniqueId(ids, `${id}.${leg.kind}.${slug(leg.goal.replace(`${id}.`, ''))}`)
      return {
        id: own,
        machine: id,
        kind: leg.kind,
        on: start.on,
        start: stateOf(graph.snapshots.get(graph.initial)!),
        steps: stepsOf(leg, start),
        requirements: 'stage' in start.on ? requirementsOf(id, own) : [],
      }
    })
  })
  const counted = kindsOfProof.filter((kind) => kinds.includes(kind) || kind === 'configurations')
  const coverage = counted.map((kind): Coverage => {
    const all = everythingIn(
      starts[0]!.explored.machine,
      explored.map(({ graph }) => graph),
      kind,
    )
    const within = (names: ReadonlySet<string>) => all.filter((name) => names.has(name))
    return { kind, all, met: within(ledger.names(kind)), replayed: within(replayed.names(kind)) }
  })
  return { machine: id, paths, coverage }
}

function noteInto(ledger: Ledger, graph: Graph, edges: readonly Edge[]) {
  const all = [graph.edges[0]!, ...edges]
  for (const [at, edge] of all.entries()) ledger.add(proofsOf(graph, edge, all[at - 1]))
}

/** Another start may have a path of the same purpose. */
function uniqueId(ids: Set<string>, wanted: string): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}.${number}`
    if (ids.has(id)) continue
    ids.add(id)
    return id
  }
}
