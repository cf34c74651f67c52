import { type PathResult, isSameJson } from './replay/replay-path.ts'
import type { ReplayTask } from './worker.ts'

/** Whether the other does the same at first, and sees the same: then this one needs no opening of its own. */
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
 * A path that a longer one begins with is judged on the way of that one. Gives what has to be played, in its order, each
 * with those that it carries.
 */
export function coverByLonger(tasks: readonly ReplayTask[]): Map<ReplayTask, ReplayTask[]> {
  // The longest first: whoever is carried carries nobody.
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

/** What became of a path on the way of another. */
export function resultWithinLonger({ path }: ReplayTask, { id, steps }: PathResult): PathResult {
  const own = steps.slice(0, path.steps.length + 1)
  return {
    id: path.id,
    durationMs: own.reduce((sum, { durationMs }) => sum + durationMs, 0),
    steps: own,
    coveredBy: id,
  }
}
