import * as v from 'valibot'
import { DailyRoomBlocking, type DailyRoomBlockingQuery } from './contract/blocking.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs } from './parse.ts'
import { forEachRow } from './yielding.ts'

const path = '/v1/hotel_management/hotel_calendar/daily_room_blockings'
type Nights = Omit<DailyRoomBlockingQuery, 'property_id'>

/** GET daily_room_blockings: one row for each blocked or occupied night in `[date_from, date_to)`. */
export const daily = (scope: PropertyScope, query: Nights, signal?: AbortSignal) =>
  scope.http.data(parseAs(v.array(DailyRoomBlocking)), {
    path,
    query: { ...query, property_id: scope.propertyId },
    signal,
  })

/** Same as `daily`, for all rooms. Passes each night to `take` in time slices, so that the page stays responsive. */
export const eachNight = (
  scope: PropertyScope,
  query: Nights,
  take: (night: DailyRoomBlocking) => void,
  signal?: AbortSignal,
) => forEachRow(scope, { path, query: { ...query, property_id: scope.propertyId }, signal }, DailyRoomBlocking, take)
