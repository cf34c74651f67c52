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

/**
 * Validates the row's values by a schema of the contract; messages name the column headings. A field without a value has its reason
 * already.
 */
function schemaReasons<Rec extends ImportRecord>(
  description: ImportDescription<Rec>,
  schema: v.GenericSchema,
  input: Record<string, unknown>,
  headerOf: (key: string) => string,
): Reasons {
  const { success, issues } = v.safeParse(schema, input)
  if (success) return []
  return issues.flatMap((issue) => {
    const schemaField = String(issue.path?.[0]?.key ?? '')
    const name = description.fieldOf(schemaField)
    const field = description.fields.find((one) => one.name === name)
    if (field && !hasValue(input[schemaField])) return []
    return [{ label: field ? headerOf(field.key) : null, text: issue.message }]
  })
}

/** False for the value of a column with a fault; the name of a new room is a list. */
const hasValue = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value[0] === undefined && value.length > 0)

/** Columns of a price: an amount means another price in another currency, so it isn't read in the property's (domain D44). */
function currencyReasons<Rec extends ImportRecord>(
  { currencyOf }: ImportDescription<Rec>,
  { row, record }: Matched<Rec>,
  reference: ReferenceData,
  headerOf: (key: string) => string,
): Reasons {
  const text = shownText(row.cells['currency'] ?? null)
  const currency = (record && currencyOf?.(record)) ?? reference.currency
  return !currencyOf || text === '' || textKey(text) === textKey(currency)
    ? []
    : [{ label: headerOf('currency'), text: phrase('imports.otherCurrency', { currency }) }]
}

/** Each reason once, in the order of the columns. */
function byColumn(reasons: Reasons, columns: readonly SheetColumn[]): Reasons {
  const at = ({ label }: Reasons[number]) => columns.findIndex(({ header }) => header === label)
  const once = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]))
  return [...once.values()].toSorted((a, b) => at(a) - at(b))
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
    const found = [...one.reasons, ...currencyReasons(description, one, reference, headerOf)]
    const values: Record<string, unknown> = {}
    for (const { key, name, read } of fields) {
      const result = read(row.cells[key] ?? null, reference)
      if ('fault' in result) found.push({ label: headerOf(key), text: result.fault })
      else values[name] = result.value
    }
    const owner = ownersByKey.get(one.key)
    const key = headerOf(matchedBy.key)
    if (record && owner && owner !== record && !renamed.has(owner) && !found.some(({ label }) => label === key))
      found.push({ label: key, text: phrase('imports.takenBy', { tab, id: owner.id }) })
    const changed = fields.filter(({ name, of }) => name in values && (!record || !same(values[name], of(record))))
    const change = Object.fromEntries(changed.map(({ name }) => [name, values[name]]))
    if (changed.length > 0) {
      const check = (schema: v.GenericSchema | undefined, input: Record<string, unknown>) =>
        schema ? schemaReasons(description, schema, input, headerOf) : []
      found.push(
        ...check(schemas.create, description.toCreate({ ...values, property_id: 1 })),
        ...check(schemas.together, values),
        ...(record ? check(schemas.change, { id: record.id, ...change }) : []),
      )
    }
    const reasons = byColumn(found, columns)
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
