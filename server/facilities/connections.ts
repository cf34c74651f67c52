import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { facilities, facility_connections } from '../db/schema/facilities.ts'
import { invalid } from '../errors.ts'
import { lockFacilities } from './find.ts'

interface Room {
  id: number
  name: string
  property_id: number
  kind: 'room' | 'asset'
}

const connectionError = (message: string) => invalid({ connecting_ids: [message] })

/** Locks the rooms to connect until the transaction ends. They must be rooms of the same property. */
async function lockConnectedRooms(tx: CallerContext, room: Omit<Room, 'id'>, ids: readonly number[]) {
  if (ids.length === 0) return []
  if (room.kind !== 'room') throw connectionError(phrase('server.onlyRoomsConnect'))
  const found = await lockFacilities(tx, ids)
  return ids.map((id) => {
    const other = found.get(id)?.row
    if (!other || other.property_id !== room.property_id || other.kind !== 'room')
      throw connectionError(phrase('server.noSuchRecord', { record: 'room' }))
    return other
  })
}

/**
 * Sets the connecting rooms of a room. Connections are mutual, so each affected room also gets a new version and its
 * own log entry. Returns true if anything changed.
 */
export async function connectRooms(tx: CallerContext, room: Room, connectedIds: readonly number[]): Promise<boolean> {
  const ids = [...new Set(connectedIds)]
  if (ids.includes(room.id)) throw connectionError(phrase('server.connectsItself'))
  const others = await lockConnectedRooms(tx, room, ids)
  const before = await tx.db
    .select({ id: facilities.id, name: facilities.name })
    .from(facility_connections)
    .innerJoin(facilities, eq(facilities.id, facility_connections.other_id))
    .where(eq(facility_connections.facility_id, room.id))
  const removed = before.filter(({ id }) => !ids.includes(id))
  const added = others.filter(({ id }) => !before.some((one) => one.id === id))
  if (removed.length > 0) {
    const removedIds = removed.map(({ id }) => id)
    const { facility_id, other_id } = facility_connections
    const isRemoved = or(
      and(eq(facility_id, room.id), inArray(other_id, removedIds)),
      and(eq(other_id, room.id), inArray(facility_id, removedIds)),
    )
    await tx.db.delete(facility_connections).where(isRemoved)
  }
  if (added.length > 0)
    await tx.db.insert(facility_connections).values(
      added.flatMap(({ id }) => [
        { facility_id: room.id, other_id: id },
        { facility_id: id, other_id: room.id },
      ]),
    )
  const changed = [...removed, ...added]
  if (changed.length === 0) return false
  const changedIds = changed.map(({ id }) => id)
  await tx.db
    .update(facilities)
    .set({ lock_version: sql`${facilities.lock_version} + 1`, updated_at: tx.now() })
    .where(inArray(facilities.id, changedIds))
  await record(
    tx,
    ...changed.map(({ id, name }) => {
      const [was, is] = ids.includes(id) ? [null, room.name] : [room.name, null]
      return {
        module: 'facilities' as const,
        event: 'updated',
        entity: { type: 'facility', id, label: name },
        property_id: room.property_id,
        changes: [{ field: 'connecting', before: was, after: is }],
      }
    }),
  )
  return true
}
