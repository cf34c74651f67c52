import type { ImportActor } from './import.machine.ts'
import { countsOf } from './plan.ts'
import { refusedRows, resultOf, type ResultOutcome, rowsToSend } from './results.rules.ts'

type Import = ReturnType<ImportActor['getSnapshot']>

export type ImportStep = 'choosing' | 'reading' | 'preview' | 'committing' | 'done'

/** The step to show. Reading and checking are one step. */
export function selectStep(open: Import): ImportStep {
  if (open.hasTag('reading') || open.hasTag('checking')) return 'reading'
  if (open.hasTag('preview')) return 'preview'
  if (open.hasTag('committing')) return 'committing'
  return open.hasTag('done') ? 'done' : 'choosing'
}

export const selectTab = (open: Import) => open.context.input.tab
export const selectFileName = (open: Import) => open.context.file?.name ?? null
export const selectProblem = (open: Import) => open.context.problem
export const selectPlan = (open: Import) => open.context.plan
export const selectRowResults = (open: Import) => open.context.results
export const selectIsChecking = (open: Import) => open.hasTag('checking')
export const selectIsStopping = (open: Import) => open.hasTag('stopping')
export const selectIsSaving = (open: Import) => open.hasTag('saving')
export const selectHasRefused = (open: Import) => refusedRows(open.context).length > 0
export const selectLeftCount = (open: Import) => rowsToSend(open.context).length

/** Number of rows that the commit sends, and number of rows answered. */
export const selectWorkCount = (open: Import) => {
  const { created, changed } = countsOf(open.context.plan)
  return created + changed
}
export const selectAnsweredCount = (open: Import) => Object.keys(open.context.results).length

/** Number of rows per final outcome. */
export function resultCounts({ plan, results }: Import['context']): Record<ResultOutcome, number> {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0, untried: 0 }
  for (const row of plan) counts[resultOf(row, results)] += 1
  return counts
}
