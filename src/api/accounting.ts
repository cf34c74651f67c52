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
import { parseAs } from './parse.ts'
import { queryReporting } from './reporting.ts'

/*
 * Accounting report (domain D21, D38). Import this module only from code that loads on demand, because it pulls in the
 * GraphQL library. Amounts are integer minor units of their currency.
 */

type QueryInput<Query, Sure extends keyof Query> = Pick<Query, Sure> & Partial<Omit<Query, 'property_id'>>

/** Query.accounting_report: revenue, taxes or payments of a period, grouped. 422 on `to` for an invalid period. */
export const report = (
  scope: PropertyScope,
  query: QueryInput<AccountingReportQuery, 'from' | 'to'>,
  signal?: AbortSignal,
) =>
  queryReporting(
    scope.http,
    parseAs(AccountingReport),
    documents.report,
    { ...query, property_id: scope.propertyId },
    signal,
  )

/** Query.trial_balance: opening balance, debits, credits and closing balance of each ledger and account. */
export const trialBalance = (
  scope: PropertyScope,
  query: QueryInput<TrialBalanceQuery, 'from' | 'to'>,
  signal?: AbortSignal,
) =>
  queryReporting(
    scope.http,
    parseAs(TrialBalance),
    documents.trialBalance,
    { ...query, property_id: scope.propertyId },
    signal,
  )

/** Query.accounting_entries: one page of the entries that add up to a figure, with the sums of all pages. */
export const entries = (
  scope: PropertyScope,
  query: QueryInput<AccountingEntriesQuery, 'from' | 'to' | 'currency'>,
  signal?: AbortSignal,
) =>
  queryReporting(
    scope.http,
    parseAs(AccountingEntries),
    documents.entries,
    { ...query, property_id: scope.propertyId },
    signal,
  )

/**
 * POST correct_accounting_posting: reverses a posting with a counter-posting of the same amounts. 409 if it is already
 * reversed.
 */
export const correct = (
  scope: PropertyScope,
  postingId: number,
  reason: string,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  scope.http.data(parseAs(CorrectedPosting), {
    method: 'POST',
    path: '/v1/hotel_management/correct_accounting_posting',
    body: { property_id: scope.propertyId, posting_id: postingId, reason },
    idempotencyKey,
    signal,
  })
