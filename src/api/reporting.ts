import { ClientError, GraphQLClient } from 'graphql-request'
import { ApiError, localError, toApiError } from './api-error.ts'
import { HousekeepingAsOf, HousekeepingHistory, type HousekeepingHistoryQuery } from './contract/housekeeping-log.ts'
import { Dashboard, DashboardRows, type DashboardRowsQuery } from './contract/reporting.ts'
import type { Http, Parse } from './http.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs } from './parse.ts'
import * as documents from './reporting-documents.ts'

/*
 * Reports read through GraphQL (domain D21). Import this module only from code that loads on demand, because it pulls
 * in the GraphQL library.
 */

const path = '/v1/hotel_management/graphql'

/**
 * `code` of the ApiError if the server lacks the reporting endpoint or the queried field. The rest of the app still
 * works (domain D21).
 */
export const noReportingCode = 'NO_REPORTING'

/** The error of a server that lacks an endpoint or field beyond the requirements. */
export const reportingMissing = (requestId: string | null) =>
  new ApiError(404, 'This server has no reporting.', { code: noReportingCode, requestId })

const statuses: Record<string, number> = { FORBIDDEN: 403, NOT_FOUND: 404, VALIDATION: 422, TOO_LARGE: 413 }

interface ErrorExtensions {
  code?: string
  errors?: Record<string, string[]>
  request_id?: string
}

/** Converts the first GraphQL error to the ApiError that a REST endpoint would give. */
function errorFrom({ response }: ClientError, requestId: string | null): ApiError {
  const [first] = response.errors ?? []
  if (!first) return localError('MALFORMED', requestId)
  const { code = '', errors, request_id } = (first.extensions ?? {}) as ErrorExtensions
  // The documents are fixed, so a validation error means that the server lacks a field.
  if (code === 'GRAPHQL_VALIDATION_FAILED') return reportingMissing(requestId)
  return new ApiError(statuses[code] ?? 500, first.message, {
    code,
    fields: errors,
    requestId: request_id ?? requestId,
  })
}

/** These statuses mean that the server has no such endpoint. A missing GraphQL field answers 200. */
export const isUnsupported = (thrown: unknown): thrown is ApiError =>
  thrown instanceof ApiError && [404, 405, 501].includes(thrown.status)

/** GraphQL answers most errors with status 200. A text that only mentions errors isn't cached either, which does no harm. */
const hasNoErrors = (text: string) => !text.includes('"errors":')

/** Sends one GraphQL document. `http` supplies token, headers, time-outs and error handling. */
export async function queryReporting<T>(
  http: Http,
  read: Parse<T>,
  document: string,
  variables: Record<string, unknown>,
  signal: AbortSignal | undefined,
): Promise<T> {
  let requestId: string | null = null
  const client = new GraphQLClient('http://reporting.invalid', {
    excludeOperationName: true,
    fetch: (_url, init) =>
      http.send(
        { method: 'POST', isRead: true, isCacheable: hasNoErrors, path, json: String(init?.body), signal },
        async (reply) => {
          requestId = reply.headers.get('x-request-id')
          // Read here, within the time-out of `http`; the library would read it later.
          return new Response(await reply.text(), { headers: { 'Content-Type': 'application/json' } })
        },
      ),
  })
  let answer: Record<string, unknown>
  try {
    answer = await client.request<Record<string, unknown>>({ document, variables })
  } catch (thrown) {
    if (isUnsupported(thrown)) throw reportingMissing(thrown.requestId)
    if (thrown instanceof ClientError) throw errorFrom(thrown, requestId)
    // Rethrows the client's own errors and aborts. Any other error means that the library could not parse the reply.
    if (signal?.aborted || thrown instanceof ApiError) throw thrown
    throw requestId === null ? toApiError(thrown) : localError('MALFORMED', requestId)
  }
  try {
    return read(Object.values(answer)[0])
  } catch {
    throw localError('MALFORMED', requestId)
  }
}

/** Query.dashboard: all figures of a business date; by default of today at the property. */
export const dashboard = (scope: PropertyScope, date?: string, signal?: AbortSignal) =>
  queryReporting(scope.http, parseAs(Dashboard), documents.dashboard, { property_id: scope.propertyId, date }, signal)

/** Query.dashboard_rows: one page of the rows behind a figure. */
export const dashboardRows = (
  scope: PropertyScope,
  query: Pick<DashboardRowsQuery, 'figure'> & Partial<Omit<DashboardRowsQuery, 'property_id'>>,
  signal?: AbortSignal,
) =>
  queryReporting(
    scope.http,
    parseAs(DashboardRows),
    documents.dashboardRows,
    { ...query, property_id: scope.propertyId },
    signal,
  )

/** Query.dashboard_rows of the arrivals, in the order of their rooms. */
export const dashboardArrivals = (
  scope: PropertyScope,
  query: Partial<Pick<DashboardRowsQuery, 'date' | 'per_page'>>,
  signal?: AbortSignal,
) =>
  queryReporting(
    scope.http,
    parseAs(DashboardRows),
    documents.dashboardArrivals,
    { ...query, property_id: scope.propertyId },
    signal,
  )

/** Query.housekeeping_history: changes of rooms, newest first. `cursor` leads to older ones. */
export const housekeepingHistory = (
  scope: PropertyScope,
  query: Partial<Omit<HousekeepingHistoryQuery, 'property_id'>>,
  signal?: AbortSignal,
) =>
  queryReporting(
    scope.http,
    parseAs(HousekeepingHistory),
    documents.housekeepingHistory,
    { ...query, property_id: scope.propertyId },
    signal,
  )

/** Query.housekeeping_as_of: all rooms at an instant, given as ISO 8601 with offset. */
export const housekeepingAsOf = (at: PropertyScope, instant: string, signal?: AbortSignal) =>
  queryReporting(
    at.http,
    parseAs(HousekeepingAsOf),
    documents.housekeepingAsOf,
    { property_id: at.propertyId, at: instant },
    signal,
  )
