import type { PathResult } from './replay/replay-path.ts'
import { isSameJson } from './replay/snapshot-faults.ts'
import type { ReplayTask } from './worker.ts'

/** True if `other` starts with the same steps and the same expected snapshots, so that `task` needs no replay of its own. */
function isBeginningOf(task: ReplayTask, other: ReplayTask): boolean {
  const { path, expected } = task
  const count = path.steps.length
  return (
    expected !== undefined &&
    path.machine === other.path.machine &&
    count <= other.path.steps.length &&
    path.start === other.path.start &&
    isSameJson(path.scenario, other.path.scenario) &&
    isSameJson(path.steps, other.path.steps.slice(0, count)) &&
    isSameJson(expected, other.expected?.slice(0, count + 1))
  )
}

/**
 * Finds the paths that a longer path begins with; the replay of the longer path judges them too. Returns the tasks to replay, in
 * their order, each with the tasks that it covers.
 */
export function coverByLonger(tasks: readonly ReplayTask[]): Map<ReplayTask, ReplayTask[]> {
  // Longest first: a covered task never covers another one.
  const longestFirst = tasks.toSorted((a, b) => b.path.steps.length - a.path.steps.length)
  const longerOf = new Map<ReplayTask, ReplayTask>()
  for (const [at, task] of longestFirst.entries()) {
    const longer = longestFirst.slice(0, at).find((other) => !longerOf.has(other) && isBeginningOf(task, other))
    if (longer) longerOf.set(task, longer)
  }
  return new Map(
    tasks
      .filter((task) => !longerOf.has(task))
      .map((task) => [task, tasks.filter((other) => longerOf.get(other) === task)]),
  )
}

/** The result of a covered path: the first steps of the longer path's result. */
export function resultWithinLonger({ path }: ReplayTask, { id, steps }: PathResult): PathResult {
  const own = steps.slice(0, path.steps.length + 1)
  return {
    id: path.id,
    durationMs: own.reduce((sum, { durationMs }) => sum + durationMs, 0),
    steps: own,
    coveredBy: id,
  }
}
