import { type PathResult, same } from './replay/play.ts'
import type { Task } from './worker.ts'

/** Whether the other does the same at first, and sees the same: then this one needs no opening of its own. */
function isBeginning(task: Task, other: Task): boolean {
  const { path, expected } = task
  const count = path.steps.length
  return (
    expected !== undefined &&
    path.machine === other.path.machine &&
    count <= other.path.steps.length &&
    path.start === other.path.start &&
    same(path.stage, other.path.stage) &&
    same(path.steps, other.path.steps.slice(0, count)) &&
    same(expected, other.expected?.slice(0, count + 1))
  )
}

/**
 * A path that a longer one begins with is judged on the way of that one. Gives what has to be played, in its order, each
 * with those that it carries.
 */
export function carriedBy(tasks: readonly Task[]): Map<Task, Task[]> {
  // The longest first: whoever is carried carries nobody.
  const longest = tasks.toSorted((a, b) => b.path.steps.length - a.path.steps.length)
  const carrierOf = new Map<Task, Task>()
  for (const [at, task] of longest.entries()) {
    const carrier = longest.slice(0, at).find((other) => !carrierOf.has(other) && isBeginning(task, other))
    if (carrier) carrierOf.set(task, carrier)
  }
  return new Map(
    tasks
      .filter((task) => !carrierOf.has(task))
      .map((task) => [task, tasks.filter((other) => carrierOf.get(other) === task)]),
  )
}

/** What became of a path on the way of another. */
export function resultOnTheWay({ path }: Task, { id, steps }: PathResult): PathResult {
  const own = steps.slice(0, path.steps.length + 1)
  return { id: path.id, took: own.reduce((sum, { took }) => sum + took, 0), steps: own, onTheWayOf: id }
}
