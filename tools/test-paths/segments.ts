import type { Edge, Graph } from './explore.ts'
import { type CoverageTally, type CoverageKind, coveredItemsOf, stateOf } from './covered-items.ts'

/** A path through a machine from its start. */
export interface Segment {
  /** The purpose of the path; unique in its machine. */
  goal: string
  kind: 'shortest' | 'tour'
  graph: Graph
  edges: readonly Edge[]
}

/** Longer paths are split, so that a person can follow them. */
const maxSteps = 14

type EdgesBySource = ReadonlyMap<string, readonly Edge[]>

export function edgesBySource({ edges }: Graph): EdgesBySource {
  const bySource = new Map<string, Edge[]>()
  for (const edge of edges) {
    if (edge.from === '' || edge.transitions.length + edge.guardOutcomes.length === 0) continue
    bySource.set(edge.from, [...(bySource.get(edge.from) ?? []), edge])
  }
  return bySource
}

type EdgePredicate = (edge: Edge, before?: Edge) => boolean

/**
 * The shortest path from a situation to the first wanted edge. The search visits edges, not situations, because the previous edge
 * can matter.
 */
export function shortestPathTo(
  bySource: EdgesBySource,
  from: string,
  before: Edge | undefined,
  isWanted: EdgePredicate,
): Edge[] | null {
  const visited = new Set<Edge>()
  let frontier: { at: string; path: Edge[] }[] = [{ at: from, path: [] }]
  while (frontier.length > 0) {
    const next: typeof frontier = []
    for (const { at, path } of frontier)
      for (const edge of bySource.get(at) ?? []) {
        const longer = [...path, edge]
        if (isWanted(edge, longer.at(-2) ?? before)) return longer
        if (visited.has(edge)) continue
        visited.add(edge)
        next.push({ at: edge.to, path: longer })
      }
    frontier = next
  }
  return null
}

const isPrefix = (short: readonly Edge[], long: readonly Edge[]) =>
  short.length < long.length && short.every((edge, at) => edge === long[at])

/** The shortest path to each state that no earlier path visits. Leaves out a path that another one begins with. */
function shortestSegments(graph: Graph, tally: CoverageTally): Segment[] {
  const bySource = edgesBySource(graph)
  const start = graph.edges[0]!
  tally.add(coveredItemsOf(graph, start, undefined))
  const segments: Segment[] = []
  const states = [...new Set([...graph.snapshots.values()].flatMap(({ _nodes }) => _nodes.map(({ id }) => id)))]
  for (const id of states) {
    if (tally.names('states').has(id)) continue
    const edges = shortestPathTo(bySource, graph.initial, start, ({ to }) =>
      graph.snapshots.get(to)!._nodes.some((node) => node.id === id),
    )
    if (!edges) continue
    segments.push({ goal: id, kind: 'shortest', graph, edges })
    addToTally(graph, edges, tally)
  }
  return segments.filter(({ edges }) => !segments.some((other) => isPrefix(edges, other.edges)))
}

function addToTally(graph: Graph, edges: readonly Edge[], tally: CoverageTally) {
  let before: Edge | undefined = graph.edges[0]
  for (const edge of edges) {
    tally.add(coveredItemsOf(graph, edge, before))
    before = edge
  }
}

/**
 * Covers every event in each state that isn't covered yet. Each state has its own paths, so that a change elsewhere leaves their
 * names alone.
 */
function tourSegments(graph: Graph, tally: CoverageTally, kinds: readonly CoverageKind[]): Segment[] {
  const bySource = edgesBySource(graph)
  const states = [...new Set([...graph.snapshots.values()].map(stateOf))]
  return states.flatMap((state) => {
    const startsInState = ({ from }: Edge) => stateOf(graph.snapshots.get(from)!) === state
    const isNew = (edge: Edge, before?: Edge) =>
      startsInState(edge) && tally.newItems(coveredItemsOf(graph, edge, before), kinds).length > 0
    const segments: Segment[] = []
    for (;;) {
      const edges = nextTour(graph, bySource, tally, isNew)
      if (edges.length === 0) return segments
      const number = segments.length === 0 ? '' : ` ${segments.length + 1}`
      segments.push({ goal: `${state}${number}`, kind: 'tour', graph, edges })
    }
  })
}

function nextTour(graph: Graph, bySource: EdgesBySource, tally: CoverageTally, isNew: EdgePredicate): Edge[] {
  const tour: Edge[] = []
  let at = graph.initial
  let before: Edge | undefined = graph.edges[0]
  for (;;) {
    const next = shortestPathTo(bySource, at, before, isNew)
    if (!next || (tour.length > 0 && tour.length + next.length > maxSteps)) return tour
    for (const edge of next) {
      tally.add(coveredItemsOf(graph, edge, before))
      tour.push(edge)
      before = edge
    }
    at = tour.at(-1)!.to
  }
}

/** All paths through a machine from one start. If only the start covers something new, the result is one path without steps. */
export function segmentsOf(graph: Graph, tally: CoverageTally, kinds: readonly CoverageKind[]): Segment[] {
  const isStartNew = tally.newItems(coveredItemsOf(graph, graph.edges[0]!, undefined), kinds).length > 0
  const segments = [...shortestSegments(graph, tally), ...tourSegments(graph, tally, kinds)]
  const goal = `start ${stateOf(graph.snapshots.get(graph.initial)!)}`
  return segments.length === 0 && isStartNew ? [{ goal, kind: 'shortest', graph, edges: [] }] : segments
}
