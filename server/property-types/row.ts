import { type SQL, asc, eq, sql } from 'drizzle-orm'
import type { PropertyType } from '../../src/api/contract/property-type.ts'
import type { Context } from '../context.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { firstOf } from '../invariants.ts'

/** Counts all properties of a type, also those the caller may not see, because the deletion rule counts them too. */
const propertiesCount = sql<number>`(select count(*)::int from ${properties} where ${properties.property_type_id} = ${property_types}.id)`

/** Types in wire format, by name. */
export const findPropertyTypes = (
  { db }: Context,
  where: SQL | undefined,
  limit = 1000,
  offset = 0,
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
    .orderBy(asc(property_types.name_key), asc(property_types.id))
    .limit(limit)
    .offset(offset)

/** One type that exists. */
export const findPropertyType = async (ctx: Context, id: number): Promise<PropertyType> =>
  firstOf(await findPropertyTypes(ctx, eq(property_types.id, id)))
