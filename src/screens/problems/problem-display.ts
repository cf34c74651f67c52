import type { Problem } from '../../api/contract/problems.ts'
import { circleAlert, circleCheck, circleDashed, info, refresh } from '../../design/icon/icons.css.ts'
import { problem } from '../../design/icon/later-icons.css.ts'
import type { StatusTone } from '../../design/status/Status.css.ts'
import { type ProblemCount, problemsText } from '../../machines/problems/problem-texts.rules.ts'

interface Display {
  icon: string
  tone: StatusTone
}

/** Icon and tone of each status. */
export const problemStatusDisplay: Record<Problem['status'], Display> = {
  open: { icon: circleDashed, tone: 'warning' },
  in_progress: { icon: refresh, tone: 'info' },
  done: { icon: circleCheck, tone: 'ok' },
}

/** Icon and tone of each priority. */
export const priorityDisplay: Record<Problem['priority'], Display> = {
  urgent: { icon: circleAlert, tone: 'critical' },
  normal: { icon: info, tone: 'plain' },
  low: { icon: info, tone: 'neutral' },
}

/** The mark of a room with problems: their number, and what it counts. Null if it has none. */
export function problemMark(count: ProblemCount | null | undefined) {
  if (!count || count.open === 0) return null
  return {
    icon: problem,
    label: String(count.open),
    name: problemsText(count),
    tone: count.urgent > 0 ? ('critical' as const) : ('warning' as const),
  }
}
