import { type SQL, and, asc, inArray, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CallerContext } from '../context.ts'
import { addon_types, addons } from '../db/schema/addons.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { facilities, facility_amenities, facility_type_amenities, facility_types } from '../db/schema/facilities.ts'
import { room_problems } from '../db/schema/problems.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { visibleTo } from '../scope.ts'

/** Current column values of a record. */
export type CurrentRecord = Record<string, unknown> & { id: number; lock_version: number }
export type Records = ReadonlyMap<number, CurrentRecord>

/** Reads those of the records that the caller may see. */
export type ReadRecords = (ctx: CallerContext, ids: readonly number[]) => Promise<Records>

const readerOf =
  (table: PgTable & { id: PgColumn }, property?: PgColumn, isLive?: SQL): ReadRecords =>
  async (ctx, ids) => {
    const where = and(inArray(table.id, [...ids]), property && visibleTo(ctx, property), isLive)
    const rows = (await ctx.db.select().from(table).where(where)) as CurrentRecord[]
    return new Map(rows.map((row) => [row.id, row]))
  }

/** Adds the amenities of each record. */
const withAmenities =
  (read: ReadRecords, links: PgTable & { amenity_id: PgColumn }, owner: PgColumn): ReadRecords =>
  async (ctx, ids) => {
    const records = await read(ctx, ids)
    if (records.size === 0) return records
    const found = await ctx.db
      .select({ owner, amenity: links.amenity_id })
      .from(links)
      .where(inArray(owner, [...records.keys()]))
      .orderBy(asc(links.amenity_id))
    const of = (id: number) => found.filter((link) => link.owner === id).map(({ amenity }) => amenity as number)
    return new Map([...records].map(([id, record]) => [id, { ...record, amenity_ids: of(id) }]))
  }

export const readProperties = readerOf(properties, properties.id)
export const readPropertyTypes = readerOf(property_types)
export const readFacilityTypes = withAmenities(
  readerOf(facility_types, facility_types.property_id),
  facility_type_amenities,
  facility_type_amenities.facility_type_id,
)
export const readFacilities = withAmenities(
  readerOf(facilities, facilities.property_id),
  facility_amenities,
  facility_amenities.facility_id,
)
export const readAddonTypes = readerOf(addon_types, addon_types.property_id)
export const readAddons = readerOf(addons, addons.property_id)
export const readBlockings = readerOf(room_blockings, room_blockings.property_id, isNull(room_blockings.cancelled_at))
export const readProblems = readerOf(room_problems, room_problems.property_id)
