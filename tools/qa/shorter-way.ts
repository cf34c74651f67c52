import { stages } from '../../test/stages/stages.ts'
import { startsOf } from '../paths/all.ts'
import { stepsOf } from '../paths/corpus.ts'
import { told, type ToldPath } from '../paths/exports/told.ts'
import { explore } from '../paths/explore.ts'
import { nearest, waysOf } from '../paths/legs.ts'
import { stateOf } from '../paths/proofs.ts'

/** The shortest path on the same stage that takes the same transitions into the same state as step `at` of this one; null where this one is no longer. */
export function shorterWay(path: ToldPath, at: number): ToldPath | null {
  const failed = path.steps[at - 1]
  const start = startsOf(stages, [])
    .get(path.machine)
    ?.find(({ on }) => JSON.stringify(on) === JSON.stringify(path.on))
  if (!failed || !start) return null
  const graph = explore(start.explored)
  const edges = nearest(
    waysOf(graph),
    graph.initial,
    graph.edges[0],
    ({ name, to, taken }) =>
      name === failed.move &&
      taken.join() === failed.taken.join() &&
      stateOf(graph.snapshots.get(to)!) === failed.state,
  )
  if (!edges || edges.length >= at) return null
  const steps = stepsOf({ goal: path.id, kind: 'shortest', graph, edges }, start)
  const [way] = told({ machine: path.machine, coverage: [], paths: [{ ...path, steps }] }, stages).paths
  return way ?? null
}
