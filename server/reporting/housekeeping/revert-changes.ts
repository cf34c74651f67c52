import type { RoomAsOf } from '../../../src/api/contract/housekeeping-log.ts'

/** Fields of a room that the log records. */
export type RoomFacts = Pick<RoomAsOf, 'housekeeping_status' | 'service' | 'attendant' | 'hk_priority'>

/** The first change of a field after an instant; its value before is the value at that instant. */
export interface FirstChange {
  facility_id: number
  field: string
  before: string | null
}

const revertField: Record<string, (before: string | null) => Partial<RoomFacts>> = {
  housekeeping_status: (before) => ({ housekeeping_status: before as RoomFacts['housekeeping_status'] }),
  service: (before) => ({ service: before as RoomFacts['service'] }),
  attendant: (before) => ({ attendant: before }),
  hk_priority: (before) => ({ hk_priority: before === '1' ? 1 : 0 }),
}

/** Computes past rooms from present ones by reverting later changes. Ignores changes of other fields. */
export function revertChanges<Room extends RoomFacts & { facility_id: number }>(
  rooms: readonly Room[],
  changes: readonly FirstChange[],
): Room[] {
  const byRoom = new Map<number, Partial<RoomFacts>>()
  for (const { facility_id, field, before } of changes)
    byRoom.set(facility_id, { ...byRoom.get(facility_id), ...revertField[field]?.(before) })
  return rooms.map((room) => Object.assign({}, room, byRoom.get(room.facility_id)))
}
