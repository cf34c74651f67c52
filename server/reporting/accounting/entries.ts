import { type SQL, inArray, sql } from 'drizzle-orm'
import {
  type AccountingEntries,
  type AccountingEntriesQuery,
  type AccountingEntry,
  ledgers,
} from '../../../src/api/contract/accounting.ts'
import type { CallerContext } from '../../context.ts'
import { accounting_entries } from '../../db/schema/accounting.ts'
import { firstOf, valueOf } from '../../invariants.ts'
import { visibleProperty } from '../../scope.ts'
import { entryFilter } from './entry-filter.ts'
import { recordExport } from './record-export.ts'
import { dateColumn } from './groups.ts'
import { sumOf } from './sums.ts'
import { rowsOf } from '../../db/rows.ts'

const totals = ['quantity', 'net', 'tax', 'gross', 'debit', 'credit'] as const
type Total = Record<'entries' | (typeof totals)[number], number | string>

const ledgersOf = ({ ledger }: AccountingEntriesQuery) => (ledger === undefined ? ledgers : [ledger])
const ledgerList = (query: AccountingEntriesQuery) =>
  sql.raw(
    ledgersOf(query)
      .map((name) => `'${name}'`)
      .join(', '),
  )

/** Sums of all matching entries, over all pages. */
async function totalOf({ db }: CallerContext, query: AccountingEntriesQuery, filter: SQL) {
  const sums = totals.map((name) => sql`${sumOf(sql.raw(`e.${name}`))} as ${sql.raw(name)}`)
  const rows = await rowsOf<Total>(
    db,
    sql`select count(*) as entries, ${sql.join(sums, sql`, `)} from accounting_entries e
      where e.ledger in (${ledgerList(query)}) and ${filter}`,
  )
  const total = firstOf(rows)
  const of = (name: keyof Total) => Number(total[name])
  return {
    entries: of('entries'),
    quantity: of('quantity'),
    net: of('net'),
    tax: of('tax'),
    gross: of('gross'),
    debit: of('debit'),
    credit: of('credit'),
  }
}

/**
 * Ids of a page plus one, in index order (ADR 0024). With several ledgers, reads at most a page of ids from each, so
 * that none is scanned to its end.
 */
async function idsOf({ db }: CallerContext, query: AccountingEntriesQuery, filter: SQL): Promise<number[]> {
  const { cursor, per_page, basis } = query
  const date = dateColumn(basis)
  const [day, id] = cursor?.split('_') ?? []
  const after = cursor === undefined ? sql`` : sql`and (${date}, e.id) > (${day}::date, ${id}::bigint)`
  const parts = ledgersOf(query).map(
    (ledger) => sql`(select e.id, ${date} as day from accounting_entries e
      where e.ledger = ${ledger} and ${filter} ${after} order by ${date}, e.id limit ${per_page + 1})`,
  )
  const found = await rowsOf<{ id: number | string }>(
    db,
    sql`select p.id from (${sql.join(parts, sql` union all `)}) p order by p.day, p.id limit ${per_page + 1}`,
  )
  return found.map((row) => Number(row.id))
}

/**
 * The posting that reverses a row's posting. Written as plain SQL, because in a query of one table drizzle omits table
 * names, and a posting would be compared with itself.
 */
const correctedBy = sql<string | number | null>`(select taking.posting_id from accounting_entries taking
  where taking.corrects = accounting_entries.posting_id and taking.line = 1)`

async function pageOf({ db }: CallerContext, ids: readonly number[]): Promise<AccountingEntry[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ row: accounting_entries, corrected_by: correctedBy })
    .from(accounting_entries)
    .where(inArray(accounting_entries.id, [...ids]))
  const byId = new Map(
    found.map(
      ({ row: { line: _line, facility_type_id: _type, property_id: _of, posted_at, ...row }, corrected_by }) => [
        row.id,
        {
          ...row,
          posted_at: posted_at.toISOString(),
          corrected_by: corrected_by === null ? null : Number(corrected_by),
        },
      ],
    ),
  )
  return ids.map((id) => valueOf(byId, id))
}

/** Query.accounting_entries: the entries that add up to a figure, by date, with keyset pagination. */
export async function accountingEntries(ctx: CallerContext, query: AccountingEntriesQuery): Promise<AccountingEntries> {
  await visibleProperty(ctx, query.property_id)
  const filter = entryFilter(query)
  const [total, ids] = await Promise.all([totalOf(ctx, query, filter), idsOf(ctx, query, filter)])
  const data = await pageOf(ctx, ids.slice(0, query.per_page))
  const last = ids.length > query.per_page ? data.at(-1) : undefined
  // Only the first page is logged, because a file of several pages is one export.
  if (query.for_export && query.cursor === undefined) await recordExport(ctx, 'accounting-entries.xlsx', query)
  return { data, next_cursor: last ? `${last[query.basis]}_${last.id}` : null, total }
}
