import * as v from 'valibot'
import { DailyRoomBlocking, DailyRoomBlockingQuery } from '../../src/api/contract/blocking.ts'
import {
  FacilityStatus,
  FacilityStatusCategory,
  FacilityStatusQuery,
  StatusResults,
  UpdateFacilityStatus,
} from '../../src/api/contract/facility-status.ts'
import { inventoryReaders, statusWriters } from '../access/rules.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { dailyRoomBlockings } from './daily.ts'
import { listStatusCategories, listStatuses } from './statuses.ts'
import { updateFacilityStatus } from './update-status.ts'

const base = '/v1/hotel_management'

export const blockingEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/properties/facility_status`,
    permission: inventoryReaders,
    summary: 'List facility statuses',
    input: FacilityStatusQuery,
    output: dataOf(v.array(FacilityStatus)),
    handle: async (ctx, query) => ({ data: await listStatuses(ctx, query) }),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/properties/facility_status_category`,
    permission: inventoryReaders,
    summary: 'List status categories, with their effect on the figures',
    input: FacilityStatusQuery,
    output: dataOf(v.array(FacilityStatusCategory)),
    handle: async (ctx, query) => ({ data: await listStatusCategories(ctx, query) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/properties/update_facility_status`,
    permission: statusWriters,
    summary: 'Block facilities for nights, end a blocking, or set facilities inactive. Each result lists its conflicts',
    input: UpdateFacilityStatus,
    output: dataOf(StatusResults),
    handle: async (ctx, input) => ({ data: await updateFacilityStatus(ctx, input) }),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/hotel_calendar/daily_room_blockings`,
    permission: inventoryReaders,
    summary: 'Taken nights of a property, by stay and by blocking',
    input: DailyRoomBlockingQuery,
    output: dataOf(v.array(DailyRoomBlocking)),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: await dailyRoomBlockings(ctx, query) }),
  }),
]
