import { numberOf, type CellResult, andThen, textOf } from './cells.rules.ts'
import type { ImportDescription, ImportRecord } from './description.ts'
import type { ImportSubject, PlannedRow } from './plan.ts'
import type { SheetCell, SheetRow } from './sheet.ts'
import { textKey } from '../../api/contract/text-key.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A row and the existing record that it refers to, if any. */
export interface Matched<Rec> {
  row: SheetRow
  key: string
  record: Rec | null
  reasons: PlannedRow['reasons']
}

const idOf = (cell: SheetCell) =>
  andThen(numberOf(cell), (value): CellResult<number | null> =>
    value === null || (Number.isInteger(value) && value > 0) ? { value } : { fault: phrase('imports.mustBeAnId') },
  )

/** Returns, for each row, the number of another row with the same mark; ignores empty marks. */
function othersBy<Rec>(rows: readonly Matched<Rec>[], mark: (one: Matched<Rec>) => unknown) {
  const groups = new Map<unknown, Matched<Rec>[]>()
  for (const one of rows) groups.set(mark(one), [...(groups.get(mark(one))?.slice(0, 1) ?? []), one])
  return (one: Matched<Rec>) =>
    mark(one) ? groups.get(mark(one))?.find((other) => other !== one)?.row.number : undefined
}

/** Finds each row's record by ID, or without one by name or SKU. A record that occurs twice in the file is refused. */
export function matched<Rec extends ImportRecord>(
  { matchedBy }: ImportDescription<Rec>,
  rows: readonly SheetRow[],
  records: readonly Rec[],
  tab: ImportSubject,
  headerOf: (key: string) => string,
): Matched<Rec>[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  const byKey = new Map(records.map((record) => [textKey(matchedBy.of(record)), record]))
  const found = rows.map((row): Matched<Rec> => {
    const text = textOf(row.cells[matchedBy.key] ?? null)
    const key = 'value' in text ? textKey(text.value) : ''
    const id = idOf(row.cells.id ?? null)
    if ('fault' in id) return { row, key, record: null, reasons: [{ label: headerOf('id'), text: id.fault }] }
    if (id.value === null) return { row, key, record: (key && byKey.get(key)) || null, reasons: [] }
    const record = byId.get(id.value) ?? null
    const unknown = phrase('imports.noSuchRecord', { tab, id: id.value })
    return { row, key, record, reasons: record ? [] : [{ label: headerOf('id'), text: unknown }] }
  })
  const sameKey = othersBy(found, ({ key }) => key)
  const sameRecord = othersBy(found, ({ record }) => record)
  for (const one of found) {
    const [sameKeyRow, sameRecordRow] = [sameKey(one), sameRecord(one)]
    if (sameKeyRow !== undefined)
      one.reasons.push({ label: headerOf(matchedBy.key), text: phrase('imports.alsoInRow', { row: sameKeyRow }) })
    else if (sameRecordRow !== undefined)
      one.reasons.push({ label: null, text: phrase('imports.sameRecord', { tab, row: sameRecordRow }) })
  }
  return found
}
