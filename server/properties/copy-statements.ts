import { type SQL, sql } from 'drizzle-orm'
import type { ActivityModule } from '../../src/api/contract/activity-log.ts'
import type { CopiedList } from '../../src/api/contract/set-up.ts'
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

/** The source and the target of a copy. */
export interface Copy {
  from: number
  to: number
}

interface CopiedTable {
  list: CopiedList
  module: ActivityModule
  /** Kind of record in the activity log. */
  type: string
  /** Compares the records of the source with the target: their `name` and `outcome`, as if all that they need were copied. */
  compare: (copy: Copy) => SQL
  /** Inserts the copies. `now` is the time of the new records. */
  insert: (copy: Copy, now: SQL) => SQL
}

/*
 * Each statement finds the copies of other records by the key that is unique within a property. A record whose key the target has already
 * is left out.
 */
export const copiedTables: readonly CopiedTable[] = [
  {
    list: 'amenities',
    module: 'amenities',
    type: 'amenity',
    compare: ({ from, to }) => sql`select s.name, case when o.id is null then 'added' else 'existing' end as outcome
      from ${amenities} s
      left join ${amenities} o on o.property_id = ${to}::int and o.code_key = s.code_key
      where s.property_id = ${from}::int order by s.name_key`,
    insert: ({ from, to }) => sql`insert into ${amenities} (property_id, code, code_key, name, name_key, "group")
      select ${to}::int, code, code_key, name, name_key, "group" from ${amenities} where property_id = ${from}::int
      on conflict (property_id, code_key) do nothing`,
  },
  {
    list: 'categories',
    module: 'facility_categories',
    type: 'facility_category',
    compare: ({ from, to }) => sql`select s.name,
        case when o.id is null then 'added' when o.kind = s.kind then 'existing' else 'unmatched' end as outcome
      from ${facility_categories} s
      left join ${facility_categories} o on o.property_id = ${to}::int and o.name_key = s.name_key
      where s.property_id = ${from}::int order by s.name_key`,
    insert: ({ from, to }) => sql`insert into ${facility_categories} (property_id, name, name_key, kind)
      select ${to}::int, name, name_key, kind from ${facility_categories} where property_id = ${from}::int
      on conflict (property_id, name_key) do nothing`,
  },
  {
    list: 'types',
    module: 'facility_types',
    type: 'facility_type',
    compare: ({ from, to }) => sql`select s.name,
        case when o.id is not null then 'existing' when copied.kind <> c.kind then 'unmatched' else 'added' end as outcome
      from ${facility_types} s
      join ${facility_categories} c on c.id = s.facility_category_id
      left join ${facility_types} o on o.property_id = ${to}::int and o.code_key = s.code_key
      left join ${facility_categories} copied on copied.property_id = ${to}::int and copied.name_key = c.name_key
      where s.property_id = ${from}::int order by s.name_key`,
    insert: ({ from, to }, now) => sql`insert into ${facility_types}
      (property_id, facility_category_id, name, name_key, code, code_key, description, base_price, max_adults,
        max_children, max_occupancy, extra_beds, size_m2, cleaning_minutes, sort_order, created_at, updated_at)
      select ${to}::int, copied.id, t.name, t.name_key, t.code, t.code_key, t.description, t.base_price, t.max_adults,
        t.max_children, t.max_occupancy, t.extra_beds, t.size_m2, t.cleaning_minutes, t.sort_order + last.sort_order, ${now}, ${now}
      from ${facility_types} t
      join ${facility_categories} c on c.id = t.facility_category_id
      join ${facility_categories} copied
        on copied.property_id = ${to}::int and copied.name_key = c.name_key and copied.kind = c.kind
      cross join (select coalesce(max(sort_order) + 1, 0) as sort_order from ${facility_types}
        where property_id = ${to}::int) last
      where t.property_id = ${from}::int
      on conflict (property_id, code_key) do nothing`,
  },
  {
    list: 'rooms',
    module: 'facilities',
    type: 'facility',
    compare: ({ from, to }) => sql`select s.name,
        case when o.id is not null then 'existing'
          when coalesce(of_type.kind, of_name.kind, s.kind) <> s.kind then 'unmatched' else 'added' end as outcome
      from ${facilities} s
      join ${facility_types} t on t.id = s.facility_type_id
      join ${facility_categories} c on c.id = t.facility_category_id
      left join ${facilities} o on o.property_id = ${to}::int and o.kind = s.kind and o.name_key = s.name_key
      left join ${facility_types} copied on copied.property_id = ${to}::int and copied.code_key = t.code_key
      left join ${facility_categories} of_type on of_type.id = copied.facility_category_id
      left join ${facility_categories} of_name on of_name.property_id = ${to}::int and of_name.name_key = c.name_key
      where s.property_id = ${from}::int order by s.kind desc, s.name_sort`,
    insert: ({ from, to }, now) => sql`insert into ${facilities}
      (property_id, kind, facility_type_id, name, name_key, name_sort, search_key, floor, floor_sort, building, section,
        is_accessible, smoking, bed_setup, max_occupancy, sort_order, bookable_date_from, bookable_date_to, is_inactive,
        note, created_at, updated_at)
      select ${to}::int, f.kind, copied.id, f.name, f.name_key, f.name_sort, f.search_key, f.floor, f.floor_sort,
        f.building, f.section, f.is_accessible, f.smoking, f.bed_setup, f.max_occupancy, f.sort_order,
        f.bookable_date_from, f.bookable_date_to, f.is_inactive, f.note, ${now}, ${now}
      from ${facilities} f
      join ${facility_types} t on t.id = f.facility_type_id
      join ${facility_types} copied on copied.property_id = ${to}::int and copied.code_key = t.code_key
      join ${facility_categories} c on c.id = copied.facility_category_id and c.kind = f.kind
      where f.property_id = ${from}::int
      on conflict (property_id, kind, name_key) do nothing`,
  },
  {
    list: 'addonTypes',
    module: 'addon_types',
    type: 'addon_type',
    compare: ({ from, to }) => sql`select s.name, case when o.id is null then 'added' else 'existing' end as outcome
      from ${addon_types} s
      left join ${addon_types} o on o.property_id = ${to}::int and o.name_key = s.name_key
      where s.property_id = ${from}::int order by s.name_key`,
    insert: ({ from, to }) => sql`insert into ${addon_types} (property_id, name, name_key)
      select ${to}::int, name, name_key from ${addon_types} where property_id = ${from}::int
      on conflict (property_id, name_key) do nothing`,
  },
  {
    list: 'addons',
    module: 'addons',
    type: 'addon',
    compare: ({ from, to }) => sql`select s.name, case when o.id is null then 'added' else 'existing' end as outcome
      from ${addons} s
      left join ${addons} o on o.property_id = ${to}::int and o.sku_key = s.sku_key
      where s.property_id = ${from}::int order by s.name_key`,
    insert: ({ from, to }, now) => sql`insert into ${addons}
      (property_id, addon_type_id, name, name_key, search_key, sku, sku_key, description, price, currency, charging,
        stock, bookable_date_from, bookable_date_to, status, created_at, updated_at)
      select ${to}::int, copied.id, a.name, a.name_key, a.search_key, a.sku, a.sku_key, a.description, a.price,
        a.currency, a.charging, a.stock, a.bookable_date_from, a.bookable_date_to, a.status, ${now}, ${now}
      from ${addons} a
      join ${addon_types} t on t.id = a.addon_type_id
      join ${addon_types} copied on copied.property_id = ${to}::int and copied.name_key = t.name_key
      where a.property_id = ${from}::int
      on conflict (property_id, sku_key) do nothing`,
  },
]

/** Ids of the records that a copy has added; only they get links, so that existing records stay as they are. */
export interface Added {
  types: readonly number[]
  rooms: readonly number[]
}

const isAmong = (ids: readonly number[]) => sql`= any(${`{${ids.join()}}`}::text::int[])`

/** Amenities of the added types and rooms, and connections between added rooms, as far as both sides were copied. */
export const copiedLinks: readonly ((copy: Copy, added: Added) => SQL)[] = [
  ({ from, to }, { types }) => sql`insert into ${facility_type_amenities} (facility_type_id, amenity_id)
    select t.id, a.id from ${facility_type_amenities} o
    join ${facility_types} ot on ot.id = o.facility_type_id and ot.property_id = ${from}::int
    join ${facility_types} t on t.id ${isAmong(types)} and t.code_key = ot.code_key
    join ${amenities} oa on oa.id = o.amenity_id
    join ${amenities} a on a.property_id = ${to}::int and a.code_key = oa.code_key`,
  ({ from, to }, { rooms }) => sql`insert into ${facility_amenities} (facility_id, amenity_id)
    select f.id, a.id from ${facility_amenities} o
    join ${facilities} source on source.id = o.facility_id and source.property_id = ${from}::int
    join ${facilities} f on f.id ${isAmong(rooms)} and f.kind = source.kind and f.name_key = source.name_key
    join ${amenities} oa on oa.id = o.amenity_id
    join ${amenities} a on a.property_id = ${to}::int and a.code_key = oa.code_key`,
  ({ from }, { rooms }) => sql`insert into ${facility_connections} (facility_id, other_id)
    select a.id, b.id from ${facility_connections} o
    join ${facilities} oa on oa.id = o.facility_id and oa.property_id = ${from}::int
    join ${facilities} ob on ob.id = o.other_id
    join ${facilities} a on a.id ${isAmong(rooms)} and a.kind = oa.kind and a.name_key = oa.name_key
    join ${facilities} b on b.id ${isAmong(rooms)} and b.kind = ob.kind and b.name_key = ob.name_key`,
]
