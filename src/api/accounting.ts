import * as documents from './accounting-documents.ts'
import {
  AccountingEntries,
  type AccountingEntriesQuery,
  AccountingReport,
  type AccountingReportQuery,
  CorrectedPosting,
  TrialBalance,
  type TrialBalanceQuery,
} from './contract/accounting.ts'
import type { PropertyScope } from './property-scope.ts'
import { as } from './reading.ts'
import { ask } from './reporting.ts'

/*
 * The accounting report (domain D21, D38). Import this only from code that arrives on demand: the library for
 * GraphQL comes with it. All amounts are integer minor units of their currency.
 */

type Asked<Query, Sure extends keyof Query> = Pick<Query, Sure> & Partial<Omit<Query, 'property_id'>>

/** Query.accounting_report: revenue, taxes or payments of a period, by what they are grouped by. 422 on `to`. */
export const report = (at: PropertyScope, query: Asked<AccountingReportQuery, 'from' | 'to'>, signal?: AbortSignal) =>
  ask(at.http, as(AccountingReport), documents.report, { ...query, property_id: at.propertyId }, signal)

/** Query.trial_balance: opening, debit, credit and closing of each ledger and account. */
export const trialBalance = (at: PropertyScope, query: Asked<TrialBalanceQuery, 'from' | 'to'>, signal?: AbortSignal) =>
  ask(at.http, as(TrialBalance), documents.trialBalance, { ...query, property_id: at.propertyId }, signal)

/** Query.accounting_entries: a page of the entries that add up to a figure, and what all of them add up to. */
export const entries = (
  at: PropertyScope,
  query: Asked<AccountingEntriesQuery, 'from' | 'to' | 'currency'>,
  signal?: AbortSignal,
) => ask(at.http, as(AccountingEntries), documents.entries, { ...query, property_id: at.propertyId }, signal)

/** POST correct_accounting_posting: takes a posting back by one of the same amounts on the other side. 409 where it was already. */
export const correct = (
  at: PropertyScope,
  postingId: number,
  reason: string,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  at.http.data(as(CorrectedPosting), {
    method: 'POST',
    path: '/v1/hotel_management/correct_accounting_posting',
    body: { property_id: at.propertyId, posting_id: postingId, reason },
    idempotencyKey,
    signal,
  })
