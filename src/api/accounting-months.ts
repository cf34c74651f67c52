import { AccountingDay } from './contract/accounting-days.ts'
import { AccountingMonth, AccountingMonths } from './contract/accounting-months.ts'
import { parseAs } from './parse.ts'
import type { PropertyScope } from './property-scope.ts'
import { isUnsupported, reportingMissing } from './reporting.ts'

/* Closing of the books, month by month and date by date: an extension (ADR 0065, 0075). */

const base = '/v1/hotel_management'

/** GET accounting_months: all months of the books, the late postings, and the latest business dates. */
export const list = (scope: PropertyScope, signal?: AbortSignal): Promise<AccountingMonths> =>
  scope.http
    .data(parseAs(AccountingMonths), {
      path: `${base}/accounting_months`,
      query: { property_id: scope.propertyId },
      signal,
    })
    .catch((thrown: unknown) => {
      throw isUnsupported(thrown) ? reportingMissing(thrown.requestId) : thrown
    })

/** A month and the version of it that a change is based on. */
type Target = Pick<AccountingMonth, 'month' | 'lock_version'>

const change = (
  scope: PropertyScope,
  call: string,
  { month, lock_version }: Target,
  fields: { reason?: string; through?: string },
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  scope.http.data(parseAs(AccountingMonth), {
    method: 'POST',
    path: `${base}/${call}`,
    body: { property_id: scope.propertyId, month, lock_version, ...fields },
    idempotencyKey,
    signal,
  })

/** POST close_accounting_month: closes a month and the open ones before it. 409 if it is not over, closed, or changed meanwhile. */
export const close = (scope: PropertyScope, target: Target, idempotencyKey: string, signal?: AbortSignal) =>
  change(scope, 'close_accounting_month', target, {}, idempotencyKey, signal)

/** The last closed date as the person saw it, if all that is closed up to it is reopened (ADR 0075). */
interface Through {
  through?: string
}

/** POST reopen_accounting_month. 409 if a later month or date is closed than `through` says, or the month was changed meanwhile. */
export const reopen = (
  scope: PropertyScope,
  { through, ...target }: Target & Through,
  reason: string,
  idempotencyKey: string,
  signal?: AbortSignal,
) => change(scope, 'reopen_accounting_month', target, { reason, through }, idempotencyKey, signal)

/** A business date and the version of it that a change is based on. */
type Day = Pick<AccountingDay, 'day' | 'lock_version'>

const changeDay = (
  scope: PropertyScope,
  call: string,
  { day, lock_version }: Day,
  fields: { reason?: string; through?: string },
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  scope.http.data(parseAs(AccountingDay), {
    method: 'POST',
    path: `${base}/${call}`,
    body: { property_id: scope.propertyId, day, lock_version, ...fields },
    idempotencyKey,
    signal,
  })

/** POST close_accounting_day: closes a date and the open ones before it. 409 if it is not over, closed, or changed meanwhile. */
export const closeDay = (scope: PropertyScope, day: Day, idempotencyKey: string, signal?: AbortSignal) =>
  changeDay(scope, 'close_accounting_day', day, {}, idempotencyKey, signal)

/** POST reopen_accounting_day. 409 if a later date or a month is closed than `through` says, or the date was changed meanwhile. */
export const reopenDay = (
  scope: PropertyScope,
  { through, ...day }: Day & Through,
  reason: string,
  idempotencyKey: string,
  signal?: AbortSignal,
) => changeDay(scope, 'reopen_accounting_day', day, { reason, through }, idempotencyKey, signal)
