import { CorrectPosting, CorrectedPosting } from '../../src/api/contract/accounting.ts'
import { AccountingDay, CloseDay, ReopenDay } from '../../src/api/contract/accounting-days.ts'
import {
  AccountingMonth,
  AccountingMonths,
  AccountingMonthsQuery,
  CloseMonth,
  ReopenMonth,
} from '../../src/api/contract/accounting-months.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { closeDay, reopenDay } from './close-day.ts'
import { closeMonth, reopenMonth } from './close-month.ts'
import { correctPosting } from './correct.ts'
import { listMonths } from './months.ts'
import { reportPermission } from './report-permission.ts'

export const accountingEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/hotel_management/correct_accounting_posting',
    permission: reportPermission,
    summary: 'Reverse a posting with a counter-entry. A posting can be reversed once',
    success: 201,
    needsConfirmation: true,
    input: CorrectPosting,
    output: dataOf(CorrectedPosting),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await correctPosting(ctx, input) }),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/hotel_management/accounting_months',
    permission: reportPermission,
    summary:
      'Months and latest business dates of the books: open or closed, with their sums, and postings that arrived after closing',
    input: AccountingMonthsQuery,
    output: dataOf(AccountingMonths),
    errorStatuses: [404],
    handle: async (ctx, { property_id }) => ({ data: await listMonths(ctx, property_id) }),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/hotel_management/close_accounting_month',
    permission: reportPermission,
    summary: 'Close a month that is over, and the open months before it. They take no more postings',
    needsConfirmation: true,
    input: CloseMonth,
    output: dataOf(AccountingMonth),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await closeMonth(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/hotel_management/reopen_accounting_month',
    permission: reportPermission,
    summary: 'Reopen the last closed month, with a reason',
    needsConfirmation: true,
    input: ReopenMonth,
    output: dataOf(AccountingMonth),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await reopenMonth(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/hotel_management/close_accounting_day',
    permission: reportPermission,
    summary: 'Close a business date that is over, and the open ones before it. They take no more postings',
    needsConfirmation: true,
    input: CloseDay,
    output: dataOf(AccountingDay),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await closeDay(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/hotel_management/reopen_accounting_day',
    permission: reportPermission,
    summary: 'Reopen the last closed business date, with a reason',
    needsConfirmation: true,
    input: ReopenDay,
    output: dataOf(AccountingDay),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await reopenDay(ctx, input) }),
  }),
]
