import * as v from 'valibot'
import { Attendant, AttendantQuery } from '../../src/api/contract/attendant.ts'
import { RoomStatusResults, UpdateRoomStatus } from '../../src/api/contract/housekeeping.ts'
import { HousekeepingCounts, HousekeepingCountsQuery } from '../../src/api/contract/housekeeping-counts.ts'
import { RoomChangesQuery } from '../../src/api/contract/room-change.ts'
import { conditionWriters, inventoryReaders } from '../access/rules.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { listAttendants } from './attendants.ts'
import { housekeepingCounts } from './counts.ts'
import { streamRoomChanges } from './stream.ts'
import { updateRoomStatus } from './update-room-status.ts'

const base = '/v1/hotel_management/properties'

export const housekeepingEndpoints = [
  endpoint({
    method: 'POST',
    path: `${base}/update_room_status`,
    permission: conditionWriters,
    summary:
      'Change the condition of facilities by its allowed transitions, and their housekeeping notes. One result per id',
    input: UpdateRoomStatus,
    output: dataOf(RoomStatusResults),
    handle: async (ctx, input) => ({ data: await updateRoomStatus(ctx, input) }),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/housekeeping_counts`,
    permission: inventoryReaders,
    summary: 'Number of rooms of a property by condition, stay, service, floor and attendant',
    input: HousekeepingCountsQuery,
    output: dataOf(HousekeepingCounts),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: await housekeepingCounts(ctx, query) }),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/attendants`,
    permission: 'access_housekeeping',
    summary: 'Staff who can be assigned rooms of a property, with the cleaning they have left there',
    input: AttendantQuery,
    output: dataOf(v.array(Attendant)),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: await listAttendants(ctx, query) }),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/hotel_management/housekeeping/changes',
    permission: inventoryReaders,
    summary: 'Changes to the rooms of a property as server-sent events. Last-Event-ID resumes an interrupted stream',
    input: RoomChangesQuery,
    fileTypes: ['text/event-stream'],
    errorStatuses: [404, 429],
    handle: streamRoomChanges,
  }),
]
