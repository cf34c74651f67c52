import { type SQL, eq, sql } from 'drizzle-orm'
import type { propertyTypeColumns } from '../../src/api/contract/enums.ts'
import type { PropertyType, PropertyTypeQuery } from '../../src/api/contract/property-type.ts'
import type { Context } from '../context.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { firstOf } from '../invariants.ts'
import { type SortKeys, orderOf } from '../sort.ts'

/** Counts all properties of a type, also those the caller may not see, because the deletion rule counts them too. */
const propertiesCount = sql<number>`(select count(*)::int from ${properties} where ${properties.property_type_id} = ${property_types}.id)`

const sortKeys: SortKeys<(typeof propertyTypeColumns)[number]> = {
  name: [property_types.name_key],
  properties_count: [propertiesCount],
}

/** Types in wire format, by name unless `sort` says otherwise. */
export const findPropertyTypes = (
  { db }: Context,
  where: SQL | undefined,
  {
    sort = 'name',
    limit = 1000,
    offset = 0,
  }: { sort?: PropertyTypeQuery['sort']; limit?: number; offset?: number } = {},
): Promise<PropertyType[]> =>
  db
    .select({
      id: property_types.id,
      name: property_types.name,
      properties_count: propertiesCount,
      lock_version: property_types.lock_version,
    })
    .from(property_types)
    .where(where)
    .orderBy(...orderOf(sort, sortKeys, property_types.id))
    .limit(limit)
    .offset(offset)

/** One type that exists. */
export const findPropertyType = async (ctx: Context, id: number): Promise<PropertyType> =>
  firstOf(await findPropertyTypes(ctx, eq(property_types.id, id)))
