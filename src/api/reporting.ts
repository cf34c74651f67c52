import { ClientError, GraphQLClient } from 'graphql-request'
import { ApiError, localError, toApiError } from './api-error.ts'
import { HousekeepingAsOf, HousekeepingHistory, type HousekeepingHistoryQuery } from './contract/housekeeping-log.ts'
import { Dashboard, DashboardRows, type DashboardRowsQuery } from './contract/reporting.ts'
import type { Http, Read } from './http.ts'
import type { PropertyScope } from './property-scope.ts'
import { as } from './reading.ts'
import * as documents from './reporting-documents.ts'

/*
 * What is read through GraphQL (domain D21). Import this only from code that arrives on demand: the library comes with it.
 */

const path = '/v1/hotel_management/graphql'

/** The `code` of an ApiError that says: this server has no reporting, or not this part of it; the rest works (domain D21). */
export const noReporting = 'NO_REPORTING'

const missing = (requestId: string | null) =>
  new ApiError(404, 'This server has no reporting.', { code: noReporting, requestId })

const statuses: Record<string, number> = { FORBIDDEN: 403, NOT_FOUND: 404, VALIDATION: 422, TOO_LARGE: 413 }

interface Said {
  code?: string
  errors?: Record<string, string[]>
  request_id?: string
}

/** The first error of a reply, as the same refusal of a REST endpoint would be. */
function refusalOf({ response }: ClientError, requestId: string | null): ApiError {
  const [first] = response.errors ?? []
  if (!first) return localError('MALFORMED', requestId)
  const { code = '', errors, request_id } = (first.extensions ?? {}) as Said
  // A query that this side wrote is valid wherever its fields exist.
  if (code === 'GRAPHQL_VALIDATION_FAILED') return missing(requestId)
  return new ApiError(statuses[code] ?? 500, first.message, {
    code,
    fields: errors,
    requestId: request_id ?? requestId,
  })
}

/** No such address, or one that takes no POST, is a server without the endpoint: what is missing inside it answers 200. */
const isAbsent = (thrown: unknown): thrown is ApiError =>
  thrown instanceof ApiError && [404, 405, 501].includes(thrown.status)

/** Asks one document. Token, header, time-outs, the session's end and failures are those of `http`. */
export async function ask<T>(
  http: Http,
  read: Read<T>,
  document: string,
  variables: Record<string, unknown>,
  signal: AbortSignal | undefined,
): Promise<T> {
  let requestId: string | null = null
  const client = new GraphQLClient('http://reporting.invalid', {
    excludeOperationName: true,
    fetch: (_url, init) =>
      http.send({ method: 'POST', path, json: String(init?.body), signal }, async (reply) => {
        requestId = reply.headers.get('x-request-id')
        // Read within the time-out of `http`; the library would read after it.
        return new Response(await reply.text(), { headers: { 'Content-Type': 'application/json' } })
      }),
  })
  let answer: Record<string, unknown>
  try {
    answer = await client.request<Record<string, unknown>>({ document, variables })
  } catch (thrown) {
    if (isAbsent(thrown)) throw missing(thrown.requestId)
    if (thrown instanceof ClientError) throw refusalOf(thrown, requestId)
    // What this side threw itself, an abort too, goes on as it is; the rest is a reply that the library could not read.
    if (signal?.aborted || thrown instanceof ApiError) throw thrown
    throw requestId === null ? toApiError(thrown) : localError('MALFORMED', requestId)
  }
  try {
    return read(Object.values(answer)[0])
  } catch {
    throw localError('MALFORMED', requestId)
  }
}

/** Query.dashboard: every figure of a business date; without one, of today at the property. */
export const dashboard = (at: PropertyScope, date?: string, signal?: AbortSignal) =>
  ask(at.http, as(Dashboard), documents.dashboard, { property_id: at.propertyId, date }, signal)

/** Query.dashboard_rows: a page of what a figure was counted from. */
export const dashboardRows = (
  at: PropertyScope,
  query: Pick<DashboardRowsQuery, 'figure'> & Partial<Omit<DashboardRowsQuery, 'property_id'>>,
  signal?: AbortSignal,
) => ask(at.http, as(DashboardRows), documents.dashboardRows, { ...query, property_id: at.propertyId }, signal)

/** Query.housekeeping_history: who changed what of the rooms and when, newest first; `cursor` asks for what is older. */
export const housekeepingHistory = (
  at: PropertyScope,
  query: Partial<Omit<HousekeepingHistoryQuery, 'property_id'>>,
  signal?: AbortSignal,
) =>
  ask(at.http, as(HousekeepingHistory), documents.housekeepingHistory, { ...query, property_id: at.propertyId }, signal)

/** Query.housekeeping_as_of: every room as it was at an instant, ISO 8601 with its offset. */
export const housekeepingAsOf = (at: PropertyScope, instant: string, signal?: AbortSignal) =>
  ask(at.http, as(HousekeepingAsOf), documents.housekeepingAsOf, { property_id: at.propertyId, at: instant }, signal)
