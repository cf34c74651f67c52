import { type SQL, and, asc, eq, sql } from 'drizzle-orm'
import { type Found, mostOfKind } from '../../src/api/contract/search.ts'
import { inventoryReaders } from '../access/rules.ts'
import type { CallerContext } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { addon_types, addons } from '../db/schema/addons.ts'
import { facilities, facility_types } from '../db/schema/facilities.ts'
import { properties } from '../db/schema/properties.ts'
import { visibleTo } from '../scope.ts'
import { colleaguesOf } from '../users/scope.ts'
import type { Match } from './match.ts'

/** A found record with its rank; 0 is the best. */
export type Ranked = Found & { rank: number }

/** A search of one kind of records. `open` is the id of the open property, or null. */
type Search = (ctx: CallerContext, match: Match, open: number | null) => Promise<Ranked[]>

const propertyColumns = { prefix: properties.prefix, property_name: properties.name }

type Row = Pick<Ranked, 'id' | 'name' | 'rank'> & {
  prefix?: string
  property_name?: string
  type?: string | null
  facility_kind?: Found['facility_kind']
  is_active?: boolean
}

const toRanked = (kind: Found['kind'], rows: readonly Row[]): Ranked[] =>
  rows.map(({ prefix, property_name, type = null, facility_kind = null, is_active = true, rank, ...row }) => ({
    ...row,
    kind,
    type,
    facility_kind,
    is_active,
    property: prefix === undefined ? null : { prefix, name: property_name ?? '' },
    at: null,
    rank: Number(rank),
  }))

/** Of equally good records, those of the open property come first. */
const openFirst = (column: typeof properties.id, open: number | null): SQL => sql`${column} is distinct from ${open}`

/** Properties, if the caller may open the list. */
export const searchProperties: Search = async (ctx, match, open) => {
  if (!ctx.caller.permissions.includes('access_properties')) return []
  const rank = match.rank(properties.search_key)
  const rows = await ctx.db
    .select({
      id: properties.id,
      name: properties.name,
      ...propertyColumns,
      is_active: sql<boolean>`${properties.status} = 1`,
      rank,
    })
    .from(properties)
    .where(and(visibleTo(ctx, properties.id), match.matches(properties.search_key)))
    .orderBy(rank, openFirst(properties.id, open), properties.name_key, asc(properties.id))
    .limit(mostOfKind)
  return toRanked('property', rows)
}

const mayReadInventory = ({ caller }: CallerContext) =>
  inventoryReaders.some((permission) => caller.permissions.includes(permission))

/** Rooms and assets. */
const searchFacilities: Search = async (ctx, match, open) => {
  if (!mayReadInventory(ctx)) return []
  const rank = match.rank(facilities.search_key)
  const rows = await ctx.db
    .select({
      id: facilities.id,
      name: facilities.name,
      ...propertyColumns,
      type: facility_types.name,
      facility_kind: facilities.kind,
      is_active: sql<boolean>`not ${facilities.is_inactive}`,
      rank,
    })
    .from(facilities)
    .innerJoin(properties, eq(properties.id, facilities.property_id))
    .innerJoin(facility_types, eq(facility_types.id, facilities.facility_type_id))
    .where(and(visibleTo(ctx, properties.id), match.matches(facilities.search_key, properties.search_key)))
    .orderBy(rank, openFirst(properties.id, open), facilities.name_sort, properties.name_key, asc(facilities.id))
    .limit(mostOfKind)
  return toRanked('facility', rows)
}

const searchAddons: Search = async (ctx, match, open) => {
  if (!mayReadInventory(ctx)) return []
  const rank = match.rank(addons.search_key)
  const rows = await ctx.db
    .select({
      id: addons.id,
      name: addons.name,
      ...propertyColumns,
      type: addon_types.name,
      is_active: sql<boolean>`${addons.status} = 1`,
      rank,
    })
    .from(addons)
    .innerJoin(properties, eq(properties.id, addons.property_id))
    .innerJoin(addon_types, eq(addon_types.id, addons.addon_type_id))
    .where(and(visibleTo(ctx, properties.id), match.matches(addons.search_key, properties.search_key)))
    .orderBy(rank, openFirst(properties.id, open), addons.name_key, asc(addons.id))
    .limit(mostOfKind)
  return toRanked('addon', rows)
}

/** Colleagues, whose changes are in the log of the open property. */
const searchPeople: Search = async (ctx, match, open) => {
  if (open === null || !ctx.caller.permissions.includes('access_properties')) return []
  const rank = match.rank(users.search_key)
  const rows = await ctx.db
    .select({
      id: users.id,
      name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      type: users.position,
      is_active: sql<boolean>`${users.status} = 1`,
      rank,
    })
    .from(users)
    .where(and(colleaguesOf(ctx), match.matches(users.search_key)))
    .orderBy(rank, users.search_key, asc(users.id))
    .limit(mostOfKind)
  return toRanked('person', rows)
}

export const searches: readonly Search[] = [searchProperties, searchFacilities, searchAddons, searchPeople]
