import * as v from 'valibot'
import { DailyRoomBlocking, type DailyRoomBlockingQuery } from './contract/blocking.ts'
import type { PropertyScope } from './property-scope.ts'
import { as } from './reading.ts'

/** GET daily_room_blockings: the nights of `[date_from, date_to)` that are blocked or stayed in, a row each. */
export const daily = (at: PropertyScope, query: Omit<DailyRoomBlockingQuery, 'property_id'>, signal?: AbortSignal) =>
  at.http.data(as(v.array(DailyRoomBlocking)), {
    path: '/v1/hotel_management/hotel_calendar/daily_room_blockings',
    query: { ...query, property_id: at.propertyId },
    signal,
  })
