import * as v from 'valibot'
import type { SheetColumn } from '../../api/contract/sheet.ts'
import { shownText } from './cells.rules.ts'
import type { ImportDescription, ImportRecord } from './description.ts'
import { type Matched, matched } from './match.rules.ts'
import { type ReferenceData, type PlannedRow } from './plan.ts'
import type { SheetRow } from './sheet.ts'
import { textKey } from '../../api/contract/text-key.ts'
import { phrase } from '../../phrases/phrase.ts'

type Reasons = PlannedRow['reasons']
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Validates the row's values by a schema of the contract; messages name the column headings. */
function schemaReasons<Rec extends ImportRecord>(
  description: ImportDescription<Rec>,
  schema: v.GenericSchema,
  input: Record<string, unknown>,
  headerOf: (key: string) => string,
): Reasons {
  const { success, issues } = v.safeParse(schema, input)
  if (success) return []
  return issues.map((issue) => {
    const name = description.fieldOf(String(issue.path?.[0]?.key ?? ''))
    const field = description.fields.find((one) => one.name === name)
    return { label: field ? headerOf(field.key) : null, text: issue.message }
  })
}

/** Notes about read-only columns, which an import ignores. */
function notesOf<Rec extends ImportRecord>(
  { readOnly, ignoredForNew }: ImportDescription<Rec>,
  { row, record }: Matched<Rec>,
  headerOf: (key: string) => string,
): string[] {
  return Object.entries(readOnly).flatMap(([key, valueOf]) => {
    const text = shownText(row.cells[key] ?? null)
    if (text === '' || (!record && ignoredForNew.includes(key))) return []
    if (!record) return [phrase('imports.notImported', { column: headerOf(key) })]
    const stays = valueOf(record)
    return textKey(text) === textKey(stays)
      ? []
      : [phrase('imports.notImportedStays', { column: headerOf(key), value: stays })]
  })
}

/**
 * Plans each row: created, changed or refused. Checks it by the contract's rules, the property's options and the existing records (domain
 * D44). Pure, so that it can run in a worker.
 */
export function planOf<Rec extends ImportRecord>(
  description: ImportDescription<Rec>,
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  reference: ReferenceData,
): PlannedRow[] {
  const headerOf = (key: string) => columns.find((column) => column.key === key)?.header ?? key
  const { fields, schemas, matchedBy } = description
  const { tab } = reference
  const all = matched(description, rows, description.records(reference), tab, headerOf)
  const ownersByKey = new Map(description.records(reference).map((record) => [textKey(matchedBy.of(record)), record]))
  const renamed = new Set(
    all.filter(({ record, key }) => record && textKey(matchedBy.of(record)) !== key).map(({ record }) => record),
  )

  return all.map((one): PlannedRow => {
    const { row, record } = one
    const reasons = [...one.reasons]
    const values: Record<string, unknown> = {}
    for (const { key, name, read } of fields) {
      const result = read(row.cells[key] ?? null, reference)
      if ('fault' in result) reasons.push({ label: headerOf(key), text: result.fault })
      else values[name] = result.value
    }
    const owner = ownersByKey.get(one.key)
    if (record && owner && owner !== record && !renamed.has(owner) && reasons.length === 0)
      reasons.push({
        label: headerOf(matchedBy.key),
        text: phrase('imports.takenBy', { tab, id: owner.id }),
      })
    const changed = fields.filter(({ name, of }) => name in values && (!record || !same(values[name], of(record))))
    const change = Object.fromEntries(changed.map(({ name }) => [name, values[name]]))
    if (reasons.length === 0 && changed.length > 0) {
      const whole = description.toCreate({ ...values, property_id: 1 })
      reasons.push(...schemaReasons(description, schemas.create, whole, headerOf))
      if (record && schemas.change && reasons.length === 0)
        reasons.push(...schemaReasons(description, schemas.change, { id: record.id, ...change }, headerOf))
    }
    const outcome = reasons.length > 0 ? 'refused' : !record ? 'created' : changed.length > 0 ? 'changed' : 'unchanged'
    return {
      number: row.number,
      name: shownText(row.cells.name ?? null) || (record?.name ?? ''),
      outcome,
      id: record?.id ?? null,
      lockVersion: record?.lock_version,
      reasons,
      differences:
        outcome === 'refused' || outcome === 'unchanged'
          ? []
          : changed.map(({ key, name, of, shown }) => ({
              key,
              label: headerOf(key),
              before: record ? shown(of(record), reference) : null,
              after: shown(values[name], reference),
            })),
      notes: outcome === 'refused' ? [] : notesOf(description, one, headerOf),
      values: outcome === 'refused' ? {} : record && !description.isSentWhole ? change : values,
    }
  })
}
