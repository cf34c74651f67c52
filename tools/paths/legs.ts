import type { Edge, Graph } from './explore.ts'
import { type Ledger, type ProofKind, proofsOf, stateOf } from './proofs.ts'

/** A way through a machine from its start. */
export interface Leg {
  /** Names it among those of its machine: what it is for. */
  goal: string
  kind: 'shortest' | 'tour'
  graph: Graph
  edges: readonly Edge[]
}

/** A path longer than this is begun anew, so that a person can follow it. */
const longest = 14

type Ways = ReadonlyMap<string, readonly Edge[]>

export function waysOf({ edges }: Graph): Ways {
  const ways = new Map<string, Edge[]>()
  for (const edge of edges) {
    if (edge.from === '' || edge.taken.length + edge.answers.length === 0) continue
    ways.set(edge.from, [...(ways.get(edge.from) ?? []), edge])
  }
  return ways
}

type Wanted = (edge: Edge, before?: Edge) => boolean

/** The shortest way from a situation to the first edge that is wanted; each edge is gone once, since what came right before may count. */
export function nearest(ways: Ways, from: string, before: Edge | undefined, isWanted: Wanted): Edge[] | null {
  const gone = new Set<Edge>()
  let front: { at: string; path: Edge[] }[] = [{ at: from, path: [] }]
  while (front.length > 0) {
    const next: typeof front = []
    for (const { at, path } of front)
      for (const edge of ways.get(at) ?? []) {
        const way = [...path, edge]
        if (isWanted(edge, way.at(-2) ?? before)) return way
        if (gone.has(edge)) continue
        gone.add(edge)
        next.push({ at: edge.to, path: way })
      }
    front = next
  }
  return null
}

const isPrefix = (short: readonly Edge[], long: readonly Edge[]) =>
  short.length < long.length && short.every((edge, at) => edge === long[at])

/** The shortest path to each state that no other path has met; one that only begins another is left out. */
function shortestLegs(graph: Graph, ledger: Ledger): Leg[] {
  const ways = waysOf(graph)
  const start = graph.edges[0]!
  ledger.add(proofsOf(graph, start, undefined))
  const legs: Leg[] = []
  const states = [...new Set([...graph.snapshots.values()].flatMap(({ _nodes }) => _nodes.map(({ id }) => id)))]
  for (const id of states) {
    if (ledger.names('states').has(id)) continue
    const edges = nearest(ways, graph.initial, start, ({ to }) =>
      graph.snapshots.get(to)!._nodes.some((node) => node.id === id),
    )
    if (!edges) continue
    legs.push({ goal: id, kind: 'shortest', graph, edges })
    noteAll(graph, edges, ledger)
  }
  return legs.filter(({ edges }) => !legs.some((other) => isPrefix(edges, other.edges)))
}

function noteAll(graph: Graph, edges: readonly Edge[], ledger: Ledger) {
  let before: Edge | undefined = graph.edges[0]
  for (const edge of edges) {
    ledger.add(proofsOf(graph, edge, before))
    before = edge
  }
}

/** Everything that may happen in each state and is not met yet, each state's in a path of its own, so that a change elsewhere leaves its name alone. */
function tourLegs(graph: Graph, ledger: Ledger, kinds: readonly ProofKind[]): Leg[] {
  const ways = waysOf(graph)
  const states = [...new Set([...graph.snapshots.values()].map(stateOf))]
  return states.flatMap((state) => {
    const isHere = ({ from }: Edge) => stateOf(graph.snapshots.get(from)!) === state
    const isNew = (edge: Edge, before?: Edge) =>
      isHere(edge) && ledger.fresh(proofsOf(graph, edge, before), kinds).length > 0
    const legs: Leg[] = []
    for (;;) {
      const edges = legFor(graph, ways, ledger, isNew)
      if (edges.length === 0) return legs
      const number = legs.length === 0 ? '' : ` ${legs.length + 1}`
      legs.push({ goal: `${state}${number}`, kind: 'tour', graph, edges })
    }
  })
}

function legFor(graph: Graph, ways: Ways, ledger: Ledger, isNew: Wanted): Edge[] {
  const leg: Edge[] = []
  let at = graph.initial
  let before: Edge | undefined = graph.edges[0]
  for (;;) {
    const way = nearest(ways, at, before, isNew)
    if (!way || (leg.length > 0 && leg.length + way.length > longest)) return leg
    for (const edge of way) {
      ledger.add(proofsOf(graph, edge, before))
      leg.push(edge)
      before = edge
    }
    at = leg.at(-1)!.to
  }
}

/** All ways through a machine from one start. What only the start itself proves is one too, without a step. */
export function legsOf(graph: Graph, ledger: Ledger, kinds: readonly ProofKind[]): Leg[] {
  const isNews = ledger.fresh(proofsOf(graph, graph.edges[0]!, undefined), kinds).length > 0
  const legs = [...shortestLegs(graph, ledger), ...tourLegs(graph, ledger, kinds)]
  const goal = `start ${stateOf(graph.snapshots.get(graph.initial)!)}`
  return legs.length === 0 && isNews ? [{ goal, kind: 'shortest', graph, edges: [] }] : legs
}
