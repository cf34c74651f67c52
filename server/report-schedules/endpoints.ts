import * as v from 'valibot'
import { Acknowledged } from '../../src/api/contract/reply.ts'
import {
  ChangeReportSchedule,
  CreateReportSchedule,
  ReportSchedule,
  ReportSchedules,
  ReportSchedulesQuery,
} from '../../src/api/contract/report-schedules.ts'
import { Id, LockVersion } from '../../src/api/contract/wire.ts'
import { reportPermission } from '../accounting/report-permission.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { listFileTypes } from '../list-file/write.ts'
import { downloadFile } from './download.ts'
import { listSchedules } from './list.ts'
import { changeSchedule, createSchedule, removeSchedule } from './write.ts'

const path = '/v1/hotel_management/report_schedules'
const permission = reportPermission
const params = v.object({ id: Id })

export const reportScheduleEndpoints = [
  endpoint({
    method: 'GET',
    path,
    permission,
    summary: 'Reports by schedule: the caller’s own, those for the caller, and all for managers; with their files',
    input: ReportSchedulesQuery,
    output: dataOf(ReportSchedules),
    errorStatuses: [404],
    handle: async (ctx, { property_id }) => ({ data: await listSchedules(ctx, property_id) }),
  }),
  endpoint({
    method: 'POST',
    path,
    permission,
    summary: 'Schedule a report',
    success: 201,
    input: CreateReportSchedule,
    output: dataOf(ReportSchedule),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await createSchedule(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/{id}`,
    permission,
    summary: 'Change, pause or resume a schedule',
    params,
    input: ChangeReportSchedule,
    output: dataOf(ReportSchedule),
    errorStatuses: [404, 409],
    handle: async (ctx, input, { id }) => ({ data: await changeSchedule(ctx, id, input) }),
  }),
  endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission,
    summary: 'Delete a schedule and its files',
    params,
    input: v.strictObject({ lock_version: v.optional(LockVersion) }),
    output: dataOf(Acknowledged),
    errorStatuses: [404, 409],
    handle: async (ctx, input, { id }) => ({ data: await removeSchedule(ctx, id, input) }),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/hotel_management/report_files/{id}',
    permission,
    summary: 'Download a file that a schedule made for the caller',
    params,
    fileTypes: listFileTypes,
    errorStatuses: [404],
    handle: (ctx, _input, { id }) => downloadFile(ctx, id),
  }),
]
