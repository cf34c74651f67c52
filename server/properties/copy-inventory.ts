import { type SQL, sql } from 'drizzle-orm'
import type { ClonePart } from '../../src/api/contract/set-up.ts'
import type { ActivityModule } from '../../src/api/contract/activity-log.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { addon_types, addons } from '../db/schema/addons.ts'
import {
  amenities,
  facilities,
  facility_amenities,
  facility_categories,
  facility_connections,
  facility_type_amenities,
  facility_types,
} from '../db/schema/facilities.ts'

/** The source and the target of a copy, and the time of the new records. */
interface Copy {
  from: number
  to: number
  now: SQL
}

interface CopiedTable {
  part: ClonePart
  module: ActivityModule
  /** Kind of record in the activity log. */
  type: string
  /** Inserts the copies, and returns their ids and names. */
  insert: (copy: Copy) => SQL
}

/*
 * Each statement finds the copies of other records by the key that is unique within a property, so that no list of ids leaves the
 * database.
 */
const tables: readonly CopiedTable[] = [
  {
    part: 'amenities',
    module: 'amenities',
    type: 'amenity',
    insert: ({ from, to }) => sql`insert into ${amenities} (property_id, code, code_key, name, name_key, "group")
      select ${to}::int, code, code_key, name, name_key, "group" from ${amenities} where property_id = ${from}::int`,
  },
  {
    part: 'categories',
    module: 'facility_categories',
    type: 'facility_category',
    insert: ({ from, to }) => sql`insert into ${facility_categories} (property_id, name, name_key, kind)
      select ${to}::int, name, name_key, kind from ${facility_categories} where property_id = ${from}::int`,
  },
  {
    part: 'types',
    module: 'facility_types',
    type: 'facility_type',
    insert: ({ from, to, now }) => sql`insert into ${facility_types}
      (property_id, facility_category_id, name, name_key, code, code_key, description, base_price, max_adults,
        max_children, max_occupancy, extra_beds, size_m2, cleaning_minutes, sort_order, created_at, updated_at)
      select ${to}::int, copied.id, t.name, t.name_key, t.code, t.code_key, t.description, t.base_price, t.max_adults,
        t.max_children, t.max_occupancy, t.extra_beds, t.size_m2, t.cleaning_minutes, t.sort_order, ${now}, ${now}
      from ${facility_types} t
      join ${facility_categories} c on c.id = t.facility_category_id
      join ${facility_categories} copied on copied.property_id = ${to}::int and copied.name_key = c.name_key
      where t.property_id = ${from}::int`,
  },
  {
    part: 'rooms',
    module: 'facilities',
    type: 'facility',
    insert: ({ from, to, now }) => sql`insert into ${facilities}
      (property_id, kind, facility_type_id, name, name_key, name_sort, search_key, floor, floor_sort, building, section,
        is_accessible, smoking, bed_setup, max_occupancy, sort_order, bookable_date_from, bookable_date_to, is_inactive,
        note, created_at, updated_at)
      select ${to}::int, f.kind, copied.id, f.name, f.name_key, f.name_sort, f.search_key, f.floor, f.floor_sort,
        f.building, f.section, f.is_accessible, f.smoking, f.bed_setup, f.max_occupancy, f.sort_order,
        f.bookable_date_from, f.bookable_date_to, f.is_inactive, f.note, ${now}, ${now}
      from ${facilities} f
      join ${facility_types} t on t.id = f.facility_type_id
      join ${facility_types} copied on copied.property_id = ${to}::int and copied.code_key = t.code_key
      where f.property_id = ${from}::int`,
  },
  {
    part: 'addons',
    module: 'addon_types',
    type: 'addon_type',
    insert: ({ from, to }) => sql`insert into ${addon_types} (property_id, name, name_key)
      select ${to}::int, name, name_key from ${addon_types} where property_id = ${from}::int`,
  },
  {
    part: 'addons',
    module: 'addons',
    type: 'addon',
    insert: ({ from, to, now }) => sql`insert into ${addons}
      (property_id, addon_type_id, name, name_key, search_key, sku, sku_key, description, price, currency, charging,
        stock, bookable_date_from, bookable_date_to, status, created_at, updated_at)
      select ${to}::int, copied.id, a.name, a.name_key, a.search_key, a.sku, a.sku_key, a.description, a.price,
        a.currency, a.charging, a.stock, a.bookable_date_from, a.bookable_date_to, a.status, ${now}, ${now}
      from ${addons} a
      join ${addon_types} t on t.id = a.addon_type_id
      join ${addon_types} copied on copied.property_id = ${to}::int and copied.name_key = t.name_key
      where a.property_id = ${from}::int`,
  },
]

/** Amenities of types and of rooms, as far as both sides were copied. */
const copyAmenitiesOfTypes = ({
  from,
  to,
}: Copy) => sql`insert into ${facility_type_amenities} (facility_type_id, amenity_id)
  select t.id, a.id from ${facility_type_amenities} o
  join ${facility_types} ot on ot.id = o.facility_type_id and ot.property_id = ${from}::int
  join ${facility_types} t on t.property_id = ${to}::int and t.code_key = ot.code_key
  join ${amenities} oa on oa.id = o.amenity_id
  join ${amenities} a on a.property_id = ${to}::int and a.code_key = oa.code_key`

const copyAmenitiesOfRooms = ({ from, to }: Copy) => sql`insert into ${facility_amenities} (facility_id, amenity_id)
  select f.id, a.id from ${facility_amenities} o
  join ${facilities} source on source.id = o.facility_id and source.property_id = ${from}::int
  join ${facilities} f on f.property_id = ${to}::int and f.kind = source.kind and f.name_key = source.name_key
  join ${amenities} oa on oa.id = o.amenity_id
  join ${amenities} a on a.property_id = ${to}::int and a.code_key = oa.code_key`

const copyConnections = ({ from, to }: Copy) => sql`insert into ${facility_connections} (facility_id, other_id)
  select a.id, b.id from ${facility_connections} o
  join ${facilities} oa on oa.id = o.facility_id and oa.property_id = ${from}::int
  join ${facilities} ob on ob.id = o.other_id
  join ${facilities} a on a.property_id = ${to}::int and a.kind = oa.kind and a.name_key = oa.name_key
  join ${facilities} b on b.property_id = ${to}::int and b.kind = ob.kind and b.name_key = ob.name_key`

/**
 * Copies inventory of one property to another that has none, in the transaction of `tx`, with a log entry per record. Pictures, conditions,
 * attendants, blockings and everything about guests stay behind.
 */
export async function copyInventory(
  tx: CallerContext,
  { from, to }: { from: number; to: number },
  parts: readonly ClonePart[],
): Promise<void> {
  const copy = { from, to, now: sql`${tx.now().toISOString()}::timestamptz` }
  for (const { part, module, type, insert } of tables) {
    if (!parts.includes(part)) continue
    const added = await rowsOf<{ id: number; name: string }>(tx.db, sql`${insert(copy)} returning id, name`)
    await record(
      tx,
      ...added.map(({ id, name }) => ({
        module,
        event: 'created',
        entity: { type, id, label: name },
        property_id: to,
        changes: changesBetween({}, { name }),
      })),
    )
  }
  for (const links of [copyAmenitiesOfTypes, copyAmenitiesOfRooms, copyConnections]) await tx.db.execute(links(copy))
}
