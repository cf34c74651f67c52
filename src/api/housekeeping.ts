import * as v from 'valibot'
import { localError } from './api-error.ts'
import { Attendant } from './contract/attendant.ts'
import { RoomStatusResults, type UpdateRoomStatus } from './contract/housekeeping.ts'
import { HousekeepingCounts } from './contract/housekeeping-counts.ts'
import { RoomChangeData, type RoomChangeType, heartbeatMs, roomChangeTypes } from './contract/room-change.ts'
import { type StreamEnd, type StreamEvent, readEvents } from './event-stream.ts'
import type { PropertyScope } from './property-scope.ts'
import { as } from './reading.ts'

const base = '/v1/hotel_management/properties'

/** POST update_room_status: a result an id, with the room as it is now. A resend with the same key has one effect. */
export const change = (at: PropertyScope, input: UpdateRoomStatus, idempotencyKey: string, signal?: AbortSignal) =>
  at.http.data(as(RoomStatusResults), {
    method: 'POST',
    path: `${base}/update_room_status`,
    body: { ...input },
    idempotencyKey,
    signal,
  })

/** GET housekeeping_counts: how many rooms each filter of the board would find. */
export const counts = (at: PropertyScope, signal?: AbortSignal) =>
  at.http.data(as(HousekeepingCounts), {
    path: `${base}/housekeeping_counts`,
    query: { property_id: at.propertyId },
    signal,
  })

/** GET attendants: who may be given rooms here, with what they still have to clean. */
export const attendants = (at: PropertyScope, signal?: AbortSignal) =>
  at.http.data(as(v.array(Attendant)), { path: `${base}/attendants`, query: { property_id: at.propertyId }, signal })

/** What is told of rooms; `id` takes the stream up again after a cut. */
export interface RoomChange {
  type: Exclude<RoomChangeType, 'ended'>
  id: string
  /** Of `changed`: the rooms to be read anew. */
  facility_ids: number[]
}

interface Watching {
  /** The id of the last event that was read; what came since is told first. */
  lastEventId?: string | undefined
  onEvent: (event: RoomChange) => void
  signal: AbortSignal
}

/** The longest that a timer of a browser takes: a stream has no time-out but silence. */
const longestMs = 2 ** 31 - 1
const isKnown = (type: string): type is RoomChangeType => roomChangeTypes.some((known) => known === type)

/**
 * GET housekeeping/changes: watches the rooms of a property until the stream ends, and says how: `ended` with the session or the
 * right to see the house, `closed` by the server, `lost` on the way. After the last two, come back with the last id.
 */
export const changes = (at: PropertyScope, { lastEventId, onEvent, signal }: Watching): Promise<StreamEnd | 'ended'> =>
  at.http.send(
    {
      path: '/v1/hotel_management/housekeeping/changes',
      query: { property_id: at.propertyId },
      lastEventId,
      signal,
      timeoutMs: longestMs,
    },
    async (response) => {
      const malformed = () => localError('MALFORMED', response.headers.get('x-request-id'))
      if (!response.headers.get('content-type')?.startsWith('text/event-stream')) throw malformed()
      let isOver = false
      const take = ({ type, id, data }: StreamEvent) => {
        if (!isKnown(type)) return
        if (type === 'ended') return void (isOver = true)
        const read = v.safeParse(v.pipe(v.string(), v.parseJson(), RoomChangeData), data)
        if (!read.success || id === '') throw malformed()
        onEvent({ type, id, facility_ids: read.output.facility_ids })
      }
      const end = await readEvents(response, { onEvent: take, signal, silenceMs: 3 * heartbeatMs })
      return isOver ? 'ended' : end
    },
  )
