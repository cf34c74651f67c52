import { sql } from 'drizzle-orm'
import {
  type CurrencyTrial,
  type Ledger,
  type TrialBalance,
  type TrialBalanceQuery,
  ledgers,
} from '../../../src/api/contract/accounting.ts'
import type { ReaderContext } from '../../context.ts'
import { firstOf } from '../../invariants.ts'
import { visibleProperty } from '../../scope.ts'
import { checkOf, checksOfBooks } from './checks.ts'
import { recordExport } from './record-export.ts'
import { dateColumn, ledgerNames } from './groups.ts'
import { between, namesOf, sumOf } from './sums.ts'
import { rowsOf } from '../../db/rows.ts'

const sumNames = ['opening', 'debit', 'credit', 'revenue_tax', 'ledger_tax'] as const
type Line = {
  part: 'account' | 'ledger' | 'total' | 'books'
  currency: string
  ledger: Ledger | null
  code: string | null
  latest: number | string | null
} & Record<(typeof sumNames)[number], number | string>

/**
 * One statement, so that all sums come from the same state of the data: all accounts since the first entry, the ledgers
 * and totals computed from them, and, separately for the checks, the period.
 */
function trialStatement({ property_id, from, to, basis }: TrialBalanceQuery) {
  const date = dateColumn(basis)
  const isPeriod = sql`${date} >= ${from}::date`
  const books = sql`from accounting_entries e
    where e.property_id = ${property_id} and e.ledger in (${sql.raw(ledgers.map((name) => `'${name}'`).join(', '))})`
  const added = sql.raw(['opening', 'debit', 'credit'].map((name) => `sum(a.${name})::bigint as ${name}`).join(', '))
  return sql`with accounts as materialized (
      select e.currency, e.ledger, e.code, max(e.id) as latest,
        ${sumOf(sql.raw('e.debit - e.credit'), sql`not ${isPeriod}`)} as opening,
        ${sumOf(sql.raw('e.debit'), isPeriod)} as debit, ${sumOf(sql.raw('e.credit'), isPeriod)} as credit
      ${books} and ${date} <= ${to}::date group by e.currency, e.ledger, e.code
    )
    select case when a.ledger is null then 'total' when a.code is null then 'ledger' else 'account' end as part,
      a.currency, a.ledger, a.code, max(a.latest) as latest, ${added}, null::bigint as revenue_tax, null::bigint as ledger_tax
      from accounts a group by grouping sets ((a.currency, a.ledger, a.code), (a.currency, a.ledger), (a.currency))
    union all
    select 'books', e.currency, null, null, null, null, ${sumOf(sql.raw('e.debit'))}, ${sumOf(sql.raw('e.credit'))},
      ${sumOf(sql.raw('e.tax'), sql.raw(`e.ledger = 'revenue'`))},
      ${sumOf(sql.raw('e.tax'), sql.raw(`e.ledger = 'tax' and e.tax_rate is not null`))}
      ${books} and ${between(date, { from, to })} group by e.currency`
}

const sumsOf = (line: Pick<Line, 'opening' | 'debit' | 'credit'>) => {
  const [opening, debit, credit] = [Number(line.opening), Number(line.debit), Number(line.credit)]
  return { opening, debit, credit, closing: opening + debit - credit }
}

const balances = ['opening', 'debit', 'credit', 'closing'] as const
type Sums = Record<(typeof balances)[number], number>
const addsUp = (parts: readonly Sums[], whole: Sums) =>
  balances.every((name) => parts.reduce((sum, part) => sum + part[name], 0) === whole[name])

function currencyTrial(lines: readonly Line[], names: Awaited<ReturnType<typeof namesOf>>): CurrencyTrial {
  // Grouping sets give each currency a row with its total.
  const whole = firstOf(lines.filter(({ part }) => part === 'total'))
  const books = lines.find(({ part }) => part === 'books')
  const total = sumsOf(whole)
  const rows = lines.flatMap(({ ledger, code, latest, ...sums }) => {
    if (ledger === null) return []
    const name = code === null ? ledgerNames[ledger] : (names.get(Number(latest))?.name ?? code)
    return [{ ledger, code: code ?? '', name, ...sumsOf(sums) }]
  })
  const accounts = rows.filter(({ code }) => code !== '')
  const [debit, credit] = [Number(books?.debit ?? 0), Number(books?.credit ?? 0)]
  const isTotal =
    addsUp(accounts, total) &&
    total.debit === debit &&
    total.credit === credit &&
    total.opening === 0 &&
    total.closing === 0
  return {
    currency: whole.currency,
    rows: rows.sort(
      (a, b) =>
        ledgers.indexOf(a.ledger) - ledgers.indexOf(b.ledger) || (a.code < b.code ? -1 : Number(a.code > b.code)),
    ),
    total,
    checks: [
      ...checksOfBooks({
        debit,
        credit,
        revenue_tax: Number(books?.revenue_tax ?? 0),
        ledger_tax: Number(books?.ledger_tax ?? 0),
      }),
      checkOf(
        'rows_are_total',
        accounts.reduce((sum, row) => sum + row.debit, 0),
        debit,
        isTotal,
      ),
    ],
  }
}

/** Query.trial_balance: opening + debit − credit = closing, for every ledger and account. */
export async function trialBalance(ctx: ReaderContext, query: TrialBalanceQuery): Promise<TrialBalance> {
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
