import { circleCheck, circleDashed, circleX, clock, pencil, plus } from '../../design/icon/icons.css.ts'
import type { StatusTone } from '../../design/status/Status.css.ts'
import type { ResultOutcome } from '../../machines/import/results.rules.ts'

export interface OutcomeLook {
  tone: StatusTone
  icon: string
  word: string
}

/** Before the commit. */
export const planned: Record<ResultOutcome, OutcomeLook> = {
  created: { tone: 'ok', icon: plus, word: 'New' },
  changed: { tone: 'busy', icon: pencil, word: 'Changed' },
  unchanged: { tone: 'mute', icon: circleDashed, word: 'Unchanged' },
  refused: { tone: 'bad', icon: circleX, word: 'Refused' },
  untried: { tone: 'warn', icon: clock, word: 'Not tried' },
}

/** After it. */
export const committed: Record<ResultOutcome, OutcomeLook> = {
  ...planned,
  created: { tone: 'ok', icon: circleCheck, word: 'Created' },
  changed: { tone: 'ok', icon: circleCheck, word: 'Changed' },
}

/** "Create 18, change 3". */
export function commitLabel({ created, changed }: { created: number; changed: number }): string {
  const parts = [...(created > 0 ? [`create ${created}`] : []), ...(changed > 0 ? [`change ${changed}`] : [])]
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
