import { localError } from './api-error.ts'
import { Acknowledged } from './contract/reply.ts'
import {
  type ChangeReportSchedule,
  type ReportFile,
  ReportSchedule,
  ReportSchedules,
  type ScheduleFields,
} from './contract/report-schedules.ts'
import { parseAs } from './parse.ts'
import type { PropertyScope } from './property-scope.ts'
import { isUnsupported, reportingMissing } from './reporting.ts'

/* Reports by schedule, and their files: an extension (ADR 0076). */

const base = '/v1/hotel_management'
const path = `${base}/report_schedules`

/** GET report_schedules: those that the person sees, with their files, and whom a schedule may be for. */
export const list = (scope: PropertyScope, signal?: AbortSignal): Promise<ReportSchedules> =>
  scope.http
    .data(parseAs(ReportSchedules), { path, query: { property_id: scope.propertyId }, signal })
    .catch((thrown: unknown) => {
      throw isUnsupported(thrown) ? reportingMissing(thrown.requestId) : thrown
    })

/** POST report_schedules. */
export const create = (scope: PropertyScope, fields: ScheduleFields, idempotencyKey: string, signal?: AbortSignal) =>
  scope.http.data(parseAs(ReportSchedule), {
    method: 'POST',
    path,
    body: { property_id: scope.propertyId, ...fields },
    idempotencyKey,
    signal,
  })

/** A schedule, and the version of it that a change is based on. */
type Target = Pick<ReportSchedule, 'id' | 'lock_version'>

/** POST report_schedules/{id}. 409 with the current schedule if somebody has changed it meanwhile. */
export const change = (
  scope: PropertyScope,
  { id, lock_version }: Target,
  changes: Omit<ChangeReportSchedule, 'lock_version'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  scope.http.data(parseAs(ReportSchedule), {
    method: 'POST',
    path: `${path}/${id}`,
    body: { ...changes, lock_version },
    idempotencyKey,
    signal,
  })

/** DELETE report_schedules/{id}. */
export const remove = (scope: PropertyScope, { id, lock_version }: Target, signal?: AbortSignal) =>
  scope.http.data(parseAs(Acknowledged), { method: 'DELETE', path: `${path}/${id}`, query: { lock_version }, signal })

const timeoutMs = 120_000

/** GET report_files/{id}. Throws for a file that was cut off (quality Q28). */
export const download = (scope: PropertyScope, { id, size }: ReportFile, signal?: AbortSignal): Promise<Blob> =>
  scope.http.send({ path: `${base}/report_files/${id}`, signal, timeoutMs }, async (response) => {
    const file = await response.blob()
    if (file.size !== size) throw localError('CUT_OFF', response.headers.get('x-request-id'))
    return file
  })
