import { circleCheck, circleDashed, circleX, clock, pencil, plus } from '../../design/icon/icons.css.ts'
import type { StatusTone } from '../../design/status/Status.css.ts'
import type { ResultOutcome } from '../../machines/import/results.rules.ts'

export interface OutcomeDisplay {
  tone: StatusTone
  icon: string
  text: string
}

/** Outcomes before the import is committed. */
export const plannedOutcomes: Record<ResultOutcome, OutcomeDisplay> = {
  created: { tone: 'ok', icon: plus, text: 'New' },
  changed: { tone: 'info', icon: pencil, text: 'Changed' },
  unchanged: { tone: 'neutral', icon: circleDashed, text: 'Unchanged' },
  refused: { tone: 'critical', icon: circleX, text: 'Refused' },
  untried: { tone: 'warning', icon: clock, text: 'Not tried' },
}

/** Outcomes after the import is committed. */
export const committedOutcomes: Record<ResultOutcome, OutcomeDisplay> = {
  ...plannedOutcomes,
  created: { tone: 'ok', icon: circleCheck, text: 'Created' },
  changed: { tone: 'ok', icon: circleCheck, text: 'Changed' },
}

/** For example "Create 18, change 3". */
export function commitLabel({ created, changed }: { created: number; changed: number }): string {
  const parts = [...(created > 0 ? [`create ${created}`] : []), ...(changed > 0 ? [`change ${changed}`] : [])]
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
