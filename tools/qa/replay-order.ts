import { firstOfDay } from '../lib/first-of-day.ts'
import type { ReplayTask } from './worker.ts'

const fromDay = <Task>(tasks: readonly Task[], now: number): Task[] => {
  const first = firstOfDay(tasks.length, now)
  return [...tasks.slice(first), ...tasks.slice(0, first)]
}

const isShortest = ({ path }: ReplayTask) => path.id.includes('.shortest.')

/**
 * The order of a run of limited time: tours and named paths, which take every transition, before the shortest paths to states that a tour
 * passes too. Each kind begins with another path each day (ADR 0082).
 */
export const replayOrder = (tasks: readonly ReplayTask[], now: number): ReplayTask[] => [
  ...fromDay(
    tasks.filter((task) => !isShortest(task)),
    now,
  ),
  ...fromDay(tasks.filter(isShortest), now),
]
