import { circleCheck, circleDashed, circleX, clock, pencil, plus } from '../../design/icon/icons.css.ts'
import type { StatusTone } from '../../design/status/Status.css.ts'
import type { ResultOutcome } from '../../machines/import/results.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface OutcomeDisplay {
  tone: StatusTone
  icon: string
  text: string
}

/** Outcomes before the import is committed. */
export const plannedOutcomes: Record<ResultOutcome, OutcomeDisplay> = {
  created: { tone: 'ok', icon: plus, text: phrase('imports.new') },
  changed: { tone: 'info', icon: pencil, text: phrase('imports.changed') },
  unchanged: { tone: 'neutral', icon: circleDashed, text: phrase('imports.unchanged') },
  refused: { tone: 'critical', icon: circleX, text: phrase('imports.refused') },
  untried: { tone: 'warning', icon: clock, text: phrase('imports.notTried') },
}

/** Outcomes after the import is committed. */
export const committedOutcomes: Record<ResultOutcome, OutcomeDisplay> = {
  ...plannedOutcomes,
  created: { tone: 'ok', icon: circleCheck, text: phrase('imports.created') },
  changed: { tone: 'ok', icon: circleCheck, text: phrase('imports.changed') },
}

/** For example "Create 18, change 3". */
export function commitLabel({ created, changed }: { created: number; changed: number }): string {
  if (changed === 0) return phrase('imports.createButton', { created })
  if (created === 0) return phrase('imports.changeButton', { changed })
  return phrase('imports.createAndChangeButton', { created, changed })
}
