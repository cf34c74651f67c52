import * as v from 'valibot'
import {
  FacilityStatus,
  FacilityStatusCategory,
  FacilityStatusQuery,
  StatusResults,
  UpdateFacilityStatus,
} from '../../src/api/contract/facility-status.ts'
import { RoomStatusResults, UpdateRoomStatus } from '../../src/api/contract/housekeeping.ts'
import { conditionWriters, inventoryReaders, statusWriters } from '../access/rules.ts'
import { updateFacilityStatus } from '../blockings/update-status.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { updateRoomStatus } from '../housekeeping/update-room-status.ts'
import { listStatusCategories, listStatuses } from './list.ts'

const base = '/v1/hotel_management/properties'

export const facilityStatusEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/facility_status`,
    permission: inventoryReaders,
    summary: 'What a facility can be besides its condition',
    input: FacilityStatusQuery,
    output: dataOf(v.array(FacilityStatus)),
    handle: async (ctx, query) => ({ data: await listStatuses(ctx, query) }),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/facility_status_category`,
    permission: inventoryReaders,
    summary: 'What the statuses of a category do to the figures',
    input: FacilityStatusQuery,
    output: dataOf(v.array(FacilityStatusCategory)),
    handle: async (ctx, query) => ({ data: await listStatusCategories(ctx, query) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_room_status`,
    permission: conditionWriters,
    summary:
      'Change the condition of facilities under its transitions, and what housekeeping notes; each answered for itself',
    input: UpdateRoomStatus,
    output: dataOf(RoomStatusResults),
    handle: async (ctx, input) => ({ data: await updateRoomStatus(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_facility_status`,
    permission: statusWriters,
    summary:
      'Block facilities for nights, end a blocking, or set them inactive; each answered with what stands in the way',
    input: UpdateFacilityStatus,
    output: dataOf(StatusResults),
    handle: async (ctx, input) => ({ data: await updateFacilityStatus(ctx, input) }),
  }),
]
