import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../server/accounting/post.ts'
import type { Line, Posting } from '../../server/accounting/posting.ts'
import * as documents from '../../src/api/accounting-documents.ts'
import { addDays } from '../../src/api/contract/days.ts'
import { accountingGroups, reportTabs } from '../../src/api/contract/enums.ts'
import {
  type AccountingEntries,
  type AccountingGroup,
  type AccountingPeriod,
  type AccountingReport,
  type CurrencyReport,
  type ReportRow,
  type TrialBalance,
  ledgerOfTab,
} from '../../src/api/contract/accounting.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, newProperty } from '../support/api-calls.ts'
import { postings, reportQueries, correctionsOf } from '../support/random-postings.ts'
import { graphqlOf } from '../support/graphql.ts'

/*
 * Every total equals the sum of its rows to the cent, for any grouping (domain D38). The expected sums come from a list
 * in memory.
 */

let api: Api
let manager: Caller
let client: Awaited<ReturnType<typeof graphqlOf>>
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  client = await graphqlOf(api, 'manager')
})
afterAll(() => api.close())

async function ask<T>(document: string, variables: object): Promise<T> {
  const { data, errors } = await client.ask(document, { ...variables })
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data!)[0] as unknown as T
}

type PostedLine = Line & { business_date: string; posting_date: string }
const linesOfPostings = (all: readonly Posting[]): PostedLine[] =>
  all.flatMap(({ lines, business_date, posted_at }) =>
    lines.map((line) => Object.assign({}, line, { business_date, posting_date: posted_at.toISOString().slice(0, 10) })),
  )

let propertyCount = 0
/** A new property for each run, because accounting entries cannot be deleted. */
async function addPropertyWith(all: readonly Posting[], every: number) {
  const { id } = (await manager.post('property', newProperty(`books-${(propertyCount += 1)}`, { timezone: 'UTC' })))
    .body.data
  const of = { id, timezone: 'UTC', audit_time: null }
  const back = correctionsOf(all, await post(api.db, of, all), every, 9)
  await post(api.db, of, back)
  return { id: id as number, known: [...linesOfPostings(all), ...linesOfPostings(back)] }
}

const names = ['quantity', 'net', 'tax', 'gross'] as const
type Sums = Record<(typeof names)[number], number>
const sumsOf = (lines: readonly Sums[]) =>
  Object.fromEntries(names.map((name) => [name, lines.reduce((sum, line) => sum + line[name], 0)])) as Sums
const pick = ({ quantity, net, tax, gross }: Sums) => ({ quantity, net, tax, gross })

const keyOf: Record<Exclude<AccountingGroup, 'date'>, (line: PostedLine) => string> = {
  account: ({ code }) => code,
  classification: ({ classification }) => classification,
  tax_rate: ({ tax_rate }) => String(tax_rate ?? ''),
  payment_method: ({ payment_method }) => payment_method ?? '',
  facility_type: ({ facility_type_id }) => String(facility_type_id ?? ''),
}

/** All sums of a row, computed from its entries: period, to date and comparison period. */
function expectedOf(report: AccountingReport, row: ReportRow, lines: readonly PostedLine[], isTotal: boolean) {
  const { basis, group_by } = report
  const isOf = (key: string) => (line: PostedLine) => {
    if (isTotal) return true
    if (group_by !== 'date') return keyOf[group_by](line) === key
    const date = key.replace('..', '')
    if (key.startsWith('..')) return line[basis] <= date
    return key.endsWith('..') ? line[basis] >= date : line[basis] === date
  }
  const within = ({ from, to }: AccountingPeriod, key = row.key) =>
    sumsOf(lines.filter((line) => line[basis] >= from && line[basis] <= to).filter(isOf(key)))
  return {
    ...within(report.period),
    month_to_date: within(report.month_to_date).gross,
    year_to_date: within(report.year_to_date).gross,
    compared: report.compared && within(report.compared, row.compared_key),
  }
}
const reportedSums = (row: ReportRow) => {
  const { month_to_date, year_to_date, compared } = row
  return { ...pick(row), month_to_date, year_to_date, compared: compared && pick(compared) }
}

/** Checks that the rows add up to the total, column by column. */
function expectTotals({ rows, total, checks }: CurrencyReport) {
  const added = {
    ...sumsOf(rows),
    month_to_date: rows.reduce((sum, row) => sum + row.month_to_date, 0),
    year_to_date: rows.reduce((sum, row) => sum + row.year_to_date, 0),
    compared: total.compared && sumsOf(rows.map((row) => row.compared!)),
  }
  expect(reportedSums(total)).toEqual(added)
  expect(checks.map(({ key, holds }) => [key, holds])).toEqual([
    ['debit_is_credit', true],
    ['revenue_tax_is_tax_ledger', true],
    ['rows_are_total', true],
  ])
}

async function expectEntries(report: AccountingReport, currency: string, row: ReportRow) {
  const { property_id, basis, group_by, tab } = report
  const asked = { property_id, basis, group_by, currency, ledger: ledgerOfTab[tab] }
  const entriesOf = (range: AccountingPeriod, key: string) =>
    ask<AccountingEntries>(documents.entries, { ...asked, ...range, key, per_page: 200 })
  const inPeriod = await entriesOf(report.period, row.key)
  expect(pick(inPeriod.total)).toEqual(pick(row))
  expect([inPeriod.next_cursor, sumsOf(inPeriod.data), inPeriod.total.entries]).toEqual([
    null,
    pick(row),
    inPeriod.data.length,
  ])
  expect((await entriesOf(report.month_to_date, row.key)).total.gross).toBe(row.month_to_date)
  expect((await entriesOf(report.year_to_date, row.key)).total.gross).toBe(row.year_to_date)
  if (report.compared)
    expect(pick((await entriesOf(report.compared, row.compared_key)).total)).toEqual(pick(row.compared!))
}

test('every figure of every grouping is the exact sum of its entries, and every total that of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(postings, reportQueries, fc.integer({ min: 2, max: 7 }), async (all, question, every) => {
      const { id, known } = await addPropertyWith(all, every)
      const { period, basis, compare } = question
      for (const [index, tab] of reportTabs.entries())
        for (const [place, group_by] of accountingGroups.entries()) {
          const asked = { property_id: id, ...period, basis, compare, tab, group_by }
          const report = await ask<AccountingReport>(documents.report, asked)
          for (const one of report.currencies) {
            expectTotals(one)
            const lines = known.filter(
              ({ ledger, currency }) => ledger === ledgerOfTab[tab] && currency === one.currency,
            )
            expect(reportedSums(one.total)).toEqual(expectedOf(report, one.total, lines, true))
            for (const row of one.rows)
              expect([row.key, reportedSums(row)]).toEqual([row.key, expectedOf(report, row, lines, false)])
            const opened = one.rows[(index + place + all.length) % one.rows.length]!
            await expectEntries(report, one.currency, opened)
          }
        }
    }),
    { numRuns: 12 },
  )
}, 300_000)

test('opening + debit − credit is closing and the next opening, for every ledger and account', async () => {
  await fc.assert(
    fc.asyncProperty(postings, reportQueries, fc.integer({ min: 2, max: 7 }), async (all, { period, basis }, every) => {
      const { id, known } = await addPropertyWith(all, every)
      const next = addDays(period.to, 1)
      const trial = (from: string, to: string) =>
        ask<TrialBalance>(documents.trialBalance, { property_id: id, from, to, basis })
      const [now, then] = [await trial(period.from, period.to), await trial(next, next)]
      for (const { currency, rows, total, checks } of now.currencies) {
        expect(checks.map(({ key, holds }) => [key, holds])).toEqual(checks.map(({ key }) => [key, true]))
        const later = then.currencies.find((one) => one.currency === currency)!
        for (const row of [...rows, { ...total, ledger: undefined, code: undefined }]) {
          expect(row.opening + row.debit - row.credit).toBe(row.closing)
          const same = later.rows.find(({ ledger, code }) => ledger === row.ledger && code === row.code) ?? later.total
          expect(same.opening).toBe(row.closing)
          const lines = known.filter(
            (line) =>
              line.currency === currency &&
              line[basis] <= period.to &&
              (!row.ledger || line.ledger === row.ledger) &&
              (!row.code || line.code === row.code),
          )
          const balance = (of: PostedLine[]) => of.reduce((sum, line) => sum + line.debit - line.credit, 0)
          expect([row.closing, row.opening]).toEqual([
            balance(lines),
            balance(lines.filter((line) => line[basis] < period.from)),
          ])
        }
        expect([total.opening, total.closing, total.debit]).toEqual([0, 0, total.credit])
      }
    }),
    { numRuns: 40 },
  )
}, 300_000)
