import { asc, eq } from 'drizzle-orm'
import type { Room } from '../../accounting/posting.ts'
import type { Db } from '../schema.ts'
import { addons } from '../schema/addons.ts'
import { facilities, facility_types } from '../schema/facilities.ts'
import { stays } from '../schema/stays.ts'
import { type Taxes, taxesOf } from './accounting-rates.ts'
import type { Added } from './add-property.ts'
import { dayFrom } from './days.ts'
import type { Place } from './places.ts'

interface RoomType {
  facility_type_id: number
  facility_type: string
  rooms: number
  price: number
}

/** Data of one hotel, from which its demonstration postings are generated. */
export interface BookSource {
  id: number
  place: Place
  taxes: Taxes
  roomOf: ReadonlyMap<number, Room & { facility_type_id: number }>
  roomTypes: readonly RoomType[]
  stays: readonly (typeof stays.$inferSelect)[]
  addonOf: ReadonlyMap<string, { id: number; name: string; price: number }>
  /** Instant of a local time on the day `offset` days from today. */
  instantAt: (offset: number, time: string) => Date
  dateAt: (offset: number) => string
}

/**
 * Offset of a time zone from UTC in milliseconds, taken once for the whole year; accurate enough for demonstration
 * data.
 */
function utcOffsetMs(timezone: string, now: Date): number {
  const text = now.toLocaleString('sv-SE', { timeZone: timezone })
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(now.getTime() / 1000) * 1000
}

export async function loadBookSource(db: Db, { id, place }: Added, today: Date): Promise<BookSource> {
  const rooms = await db
    .select({
      facility_id: facilities.id,
      facility_name: facilities.name,
      facility_type_id: facility_types.id,
      facility_type: facility_types.name,
      price: facility_types.base_price,
      kind: facilities.kind,
    })
    .from(facilities)
    .innerJoin(facility_types, eq(facility_types.id, facilities.facility_type_id))
    .where(eq(facilities.property_id, id))
    .orderBy(asc(facilities.id))
  const roomTypes = new Map<number, RoomType>()
  for (const { facility_type_id, facility_type, price, kind } of rooms) {
    if (kind !== 'room') continue
    const known = roomTypes.get(facility_type_id) ?? { facility_type_id, facility_type, price, rooms: 0 }
    roomTypes.set(facility_type_id, { ...known, rooms: known.rooms + 1 })
  }
  const offered = await db.select().from(addons).where(eq(addons.property_id, id))
  const offsetMs = utcOffsetMs(place.timezone, today)
  const dateAt = (offset: number) => dayFrom(today, offset)
  return {
    id,
    place,
    taxes: taxesOf(place),
    roomOf: new Map(rooms.map(({ price: _price, kind: _kind, ...room }) => [room.facility_id, room])),
    roomTypes: [...roomTypes.values()],
    stays: await db.select().from(stays).where(eq(stays.property_id, id)).orderBy(asc(stays.id)),
    addonOf: new Map(offered.map((addon) => [addon.sku, addon])),
    instantAt: (offset, time) => new Date(Date.parse(`${dateAt(offset)}T${time}:00Z`) - offsetMs),
    dateAt,
  }
}
