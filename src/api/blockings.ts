import * as v from 'valibot'
import { DailyRoomBlocking, type DailyRoomBlockingQuery } from './contract/blocking.ts'
import type { PropertyScope } from './property-scope.ts'
import { as } from './reading.ts'
import { eachRow } from './sliced.ts'

const path = '/v1/hotel_management/hotel_calendar/daily_room_blockings'
type Nights = Omit<DailyRoomBlockingQuery, 'property_id'>

/** GET daily_room_blockings: one row for each blocked or occupied night in `[date_from, date_to)`. */
export const daily = (at: PropertyScope, query: Nights, signal?: AbortSignal) =>
  at.http.data(as(v.array(DailyRoomBlocking)), {
    path,
    query: { ...query, property_id: at.propertyId },
    signal,
  })

/** Same as `daily`, for all rooms. Passes each night to `take` in time slices, so that the page stays responsive. */
export const eachNight = (
  at: PropertyScope,
  query: Nights,
  take: (night: DailyRoomBlocking) => void,
  signal?: AbortSignal,
) => eachRow(at, { path, query: { ...query, property_id: at.propertyId }, signal }, DailyRoomBlocking, take)
