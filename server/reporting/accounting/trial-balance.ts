import { sql } from 'drizzle-orm'
import {
  type CurrencyTrial,
  type Ledger,
  type TrialBalance,
  type TrialBalanceQuery,
  ledgers,
} from '../../../src/api/contract/accounting.ts'
import type { CallerContext } from '../../context.ts'
import { visibleProperty } from '../../scope.ts'
import { checkOf, checksOfBooks } from './checks.ts'
import { recordExport } from './exported.ts'
import { dateColumn, ledgerNames } from './groups.ts'
import { namesOf, rowsOf, sumOf } from './sums.ts'

const sumNames = ['opening', 'debit', 'credit', 'revenue_tax', 'ledger_tax'] as const
type Line = { currency: string; ledger: Ledger | null; code: string | null; latest: number | string } & Record<
  (typeof sumNames)[number],
  number | string
>

/** Accounts, ledgers and the whole, each added up by itself in one reading of the books. */
function trialStatement({ property_id, from, to, basis }: TrialBalanceQuery) {
  const date = dateColumn(basis)
  const isPeriod = sql`${date} >= ${from}::date`
  const inPeriod = (where: string) => sql`${isPeriod} and ${sql.raw(where)}`
  return sql`select e.currency, e.ledger, e.code, max(e.id) as latest,
      ${sumOf(sql.raw('e.debit - e.credit'), sql`not ${isPeriod}`)} as opening,
      ${sumOf(sql.raw('e.debit'), isPeriod)} as debit, ${sumOf(sql.raw('e.credit'), isPeriod)} as credit,
      ${sumOf(sql.raw('e.tax'), inPeriod(`e.ledger = 'revenue'`))} as revenue_tax,
      ${sumOf(sql.raw('e.tax'), inPeriod(`e.ledger = 'tax' and e.tax_rate is not null`))} as ledger_tax
    from accounting_entries e
    where e.property_id = ${property_id} and e.ledger in (${sql.raw(ledgers.map((name) => `'${name}'`).join(', '))})
      and ${date} <= ${to}::date
    group by grouping sets ((e.currency, e.ledger, e.code), (e.currency, e.ledger), (e.currency))`
}

const sumsOf = (line: Line) => {
  const [opening, debit, credit] = [Number(line.opening), Number(line.debit), Number(line.credit)]
  return { opening, debit, credit, closing: opening + debit - credit }
}

function currencyTrial(lines: readonly Line[], names: Awaited<ReturnType<typeof namesOf>>): CurrencyTrial {
  const whole = lines.find(({ ledger }) => ledger === null)!
  const total = sumsOf(whole)
  const rows = lines.flatMap((line) => {
    if (line.ledger === null) return []
    const name = line.code === null ? ledgerNames[line.ledger] : (names.get(Number(line.latest))?.name ?? line.code)
    return [{ ledger: line.ledger, code: line.code ?? '', name, ...sumsOf(line) }]
  })
  const adds = (accounts: typeof rows, to: typeof total) =>
    (['opening', 'debit', 'credit', 'closing'] as const).every(
      (name) => accounts.reduce((sum, row) => sum + row[name], 0) === to[name],
    )
  const accounts = rows.filter(({ code }) => code !== '')
  const isTotal =
    adds(accounts, total) &&
    rows
      .filter(({ code }) => code === '')
      .every((sum) =>
        adds(
          accounts.filter(({ ledger }) => ledger === sum.ledger),
          sum,
        ),
      )
  const debits = accounts.reduce((sum, { debit }) => sum + debit, 0)
  return {
    currency: whole.currency,
    rows: rows.sort(
      (a, b) =>
        ledgers.indexOf(a.ledger) - ledgers.indexOf(b.ledger) || (a.code < b.code ? -1 : Number(a.code > b.code)),
    ),
    total,
    checks: [
      ...checksOfBooks({
        debit: total.debit,
        credit: total.credit,
        revenue_tax: Number(whole.revenue_tax),
        ledger_tax: Number(whole.ledger_tax),
      }),
      checkOf('rows_are_total', debits, total.debit, isTotal),
    ],
  }
}

/** Query.trial_balance: opening + debit − credit = closing, of every ledger and account. */
export async function trialBalance(ctx: CallerContext, query: TrialBalanceQuery): Promise<TrialBalance> {
  const { property_id, from, to, basis } = query
  const { today, currency: own } = await visibleProperty(ctx, property_id)
  const lines = await rowsOf<Line>(ctx.db, trialStatement(query))
  const names = await namesOf(
    ctx,
    lines.filter(({ code }) => code !== null).map(({ latest }) => Number(latest)),
  )
  const currencies = [...new Set(lines.map(({ currency }) => currency))].sort(
    (a, b) => Number(b === own) - Number(a === own) || (a < b ? -1 : 1),
  )
  if (query.for_export) await recordExport(ctx, 'trial-balance.xlsx', query)
  return {
    property_id,
    basis,
    today,
    period: { from, to },
    currencies: currencies.map((currency) =>
      currencyTrial(
        lines.filter((line) => line.currency === currency),
        names,
      ),
    ),
  }
}
