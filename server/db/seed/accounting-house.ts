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

export interface Kind {
  facility_type_id: number
  facility_type: string
  rooms: number
  price: number
}

/** Data of one hotel that its demonstration postings are made from. */
export interface House {
  id: number
  place: Place
  taxes: Taxes
  roomOf: ReadonlyMap<number, Room>
  kinds: readonly Kind[]
  stays: readonly (typeof stays.$inferSelect)[]
  addonOf: ReadonlyMap<string, { id: number; name: string; price: number }>
  /** Instant of a local time on the day `offset` days from today. */
  at: (offset: number, time: string) => Date
  dayOf: (offset: number) => string
}

/**
 * Offset of a time zone from UTC in milliseconds, taken once for the whole year; accurate enough for demonstration
 * data.
 */
function aheadBy(timezone: string, now: Date): number {
  const text = now.toLocaleString('sv-SE', { timeZone: timezone })
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(now.getTime() / 1000) * 1000
}

export async function houseOf(db: Db, { id, place }: Added, today: Date): Promise<House> {
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
  const kinds = new Map<number, Kind>()
  for (const { facility_type_id, facility_type, price, kind } of rooms) {
    if (kind !== 'room') continue
    const known = kinds.get(facility_type_id) ?? { facility_type_id, facility_type, price, rooms: 0 }
    kinds.set(facility_type_id, { ...known, rooms: known.rooms + 1 })
  }
  const offered = await db.select().from(addons).where(eq(addons.property_id, id))
  const ahead = aheadBy(place.timezone, today)
  const dayOf = (offset: number) => dayFrom(today, offset)
  return {
    id,
    place,
    taxes: taxesOf(place),
    roomOf: new Map(rooms.map(({ price: _price, kind: _kind, ...room }) => [room.facility_id, room])),
    kinds: [...kinds.values()],
    stays: await db.select().from(stays).where(eq(stays.property_id, id)).orderBy(asc(stays.id)),
    addonOf: new Map(offered.map((addon) => [addon.sku, addon])),
    at: (offset, time) => new Date(Date.parse(`${dayOf(offset)}T${time}:00Z`) - ahead),
    dayOf,
  }
}
