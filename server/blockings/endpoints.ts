import * as v from 'valibot'
import { DailyRoomBlocking, DailyRoomBlockingQuery } from '../../src/api/contract/blocking.ts'
import { inventoryReaders } from '../access/rules.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { dailyRoomBlockings } from './daily.ts'

export const blockingEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/hotel_management/hotel_calendar/daily_room_blockings',
    permission: inventoryReaders,
    summary: 'The taken nights of a property, by stays and by blockings',
    input: DailyRoomBlockingQuery,
    output: dataOf(v.array(DailyRoomBlocking)),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: await dailyRoomBlockings(ctx, query) }),
  }),
]
