import { scenarios } from '../../test/model/scenarios/scenarios.ts'
import { startingPointsOf } from '../test-paths/build-corpus.ts'
import { stepsOfSegment } from '../test-paths/corpus.ts'
import { serialiseCorpus, type SerialisedPath } from '../test-paths/serialise.ts'
import { explore } from '../test-paths/explore.ts'
import { shortestPathTo, edgesBySource } from '../test-paths/segments.ts'
import { stateOf } from '../test-paths/covered-items.ts'

/**
 * The shortest path of the same scenario that takes the same transitions into the same state as step `at` of this one; null if this
 * one is the shortest.
 */
export function shorterPath(path: SerialisedPath, at: number): SerialisedPath | null {
  const failed = path.steps[at - 1]
  const start = startingPointsOf(scenarios, [])
    .get(path.machine)
    ?.find(({ source }) => JSON.stringify(source) === JSON.stringify(path.source))
  if (!failed || !start) return null
  const graph = explore(start.explorable)
  const edges = shortestPathTo(
    edgesBySource(graph),
    graph.initial,
    graph.edges[0],
    ({ name, to, transitions }) =>
      name === failed.name &&
      transitions.join() === failed.transitions.join() &&
      stateOf(graph.snapshots.get(to)!) === failed.state,
  )
  if (!edges || edges.length >= at) return null
  const steps = stepsOfSegment({ goal: path.id, kind: 'shortest', graph, edges }, start)
  const [shorter] = serialiseCorpus(
    { machine: path.machine, coverage: [], paths: [{ ...path, steps }] },
    scenarios,
  ).paths
  return shorter ?? null
}
