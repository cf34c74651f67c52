import * as v from 'valibot'
import { Attendant } from './contract/attendant.ts'
import { RoomStatusResults, type UpdateRoomStatus } from './contract/housekeeping.ts'
import { HousekeepingCounts } from './contract/housekeeping-counts.ts'
import { RoomChangeData, type RoomChangeType, roomChangeTypes } from './contract/room-change.ts'
import { type StreamEnd, openStream } from './event-stream.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs } from './parse.ts'

const base = '/v1/hotel_management/properties'

/**
 * POST update_room_status: one result per id, with the room's current state. Repeating a call with the same key has no
 * further effect.
 */
export const change = (scope: PropertyScope, input: UpdateRoomStatus, idempotencyKey: string, signal?: AbortSignal) =>
  scope.http.data(parseAs(RoomStatusResults), {
    method: 'POST',
    path: `${base}/update_room_status`,
    body: { ...input },
    idempotencyKey,
    signal,
  })

/** GET housekeeping_counts: number of rooms for each filter of the board. */
export const counts = (scope: PropertyScope, signal?: AbortSignal) =>
  scope.http.data(parseAs(HousekeepingCounts), {
    path: `${base}/housekeeping_counts`,
    query: { property_id: scope.propertyId },
    signal,
  })

/** GET attendants: the room attendants of the property and their remaining work. */
export const attendants = (scope: PropertyScope, signal?: AbortSignal) =>
  scope.http.data(parseAs(v.array(Attendant)), {
    path: `${base}/attendants`,
    query: { property_id: scope.propertyId },
    signal,
  })

/** One event of the room stream. Pass its `id` to resume the stream after a disconnect. */
export interface RoomChange {
  type: Exclude<RoomChangeType, 'ended'>
  id: string
  /** Only for `changed`: the rooms to reload. */
  facility_ids: number[]
}

interface ChangesOptions {
  /** Id of the last event read; the server first sends the events after it. */
  lastEventId?: string | undefined
  onEvent: (event: RoomChange) => void
  signal: AbortSignal
}

const isRoomChangeType = (type: string): type is RoomChangeType => roomChangeTypes.some((known) => known === type)

/**
 * GET housekeeping/changes: reads the event stream of a property and resolves with the way it ended. `ended`: the
 * session is over or the user may no longer see the property. `closed`: the server closed the stream. `lost`: the
 * connection failed. After `closed` and `lost`, reconnect with the last event id.
 */
export const changes = (
  scope: PropertyScope,
  { lastEventId, onEvent, signal }: ChangesOptions,
): Promise<StreamEnd | 'ended'> =>
  openStream(
    scope.http,
    {
      path: '/v1/hotel_management/housekeeping/changes',
      query: { property_id: scope.propertyId },
      lastEventId,
      signal,
    },
    ({ type, id, data }, malformed) => {
      if (!isRoomChangeType(type) || type === 'ended') return
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), RoomChangeData), data)
      if (!read.success || id === '') throw malformed()
      onEvent({ type, id, facility_ids: read.output.facility_ids })
    },
  )
