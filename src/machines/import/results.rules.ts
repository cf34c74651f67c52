import type { RowResult } from './import-calls.ts'
import { type PlannedRow, reasonTexts } from './plan.ts'
import type { RefusedRow } from './refused-file.rules.ts'
import type { SheetRow } from './sheet.ts'
import { statementsText } from '../../phrases/facts-text.ts'

interface Done {
  rows: readonly SheetRow[]
  plan: readonly PlannedRow[]
  results: Readonly<Record<number, RowResult>>
}

const isWork = ({ outcome }: PlannedRow) => outcome === 'created' || outcome === 'changed'

/** Rows still to be created or changed. */
export const rowsToSend = ({ plan, results }: Pick<Done, 'plan' | 'results'>) =>
  plan.filter((row) => isWork(row) && (results[row.number]?.outcome ?? 'untried') === 'untried')

/** Why the check or the server refused a row; null otherwise. */
export function rejectionsOf(row: PlannedRow, results: Done['results']): string[] | null {
  if (row.outcome === 'refused') return reasonTexts(row)
  const result = results[row.number]
  return result?.outcome === 'refused' ? [result.reason] : null
}

/** Refused rows as in the file, each with its reason. */
export function refusedRows({ rows, plan, results }: Done): RefusedRow[] {
  const cellsOf = new Map(rows.map(({ number, cells }) => [number, cells]))
  return plan.flatMap((row) => {
    const reasons = rejectionsOf(row, results)
    return reasons
      ? [{ number: row.number, cells: cellsOf.get(row.number) ?? {}, reason: statementsText(reasons) }]
      : []
  })
}

export type ResultOutcome = 'created' | 'changed' | 'unchanged' | 'refused' | 'untried'
export const resultOutcomes = ['created', 'changed', 'refused', 'untried', 'unchanged'] as const

/** Final outcome of a row. */
export function resultOf(row: PlannedRow, results: Done['results']): ResultOutcome {
  if (!isWork(row)) return row.outcome
  const result = results[row.number]
  return result?.outcome === 'done' ? row.outcome : (result?.outcome ?? 'untried')
}
