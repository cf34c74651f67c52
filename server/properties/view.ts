import { and, eq, sql } from 'drizzle-orm'
import type { Property } from '../../src/api/contract/property.ts'
import type { CallerContext } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { notFound } from '../errors.ts'
import { assignedTo } from '../scope.ts'
import { propertyColumns, toProperties } from './row.ts'

/** GET property/{prefix}: by prefix (domain D19). */
export async function viewProperty(ctx: CallerContext, { prefix }: { prefix: string }): Promise<Property> {
  const { all_properties: seesAll, id } = ctx.caller
  const statement = prepared(ctx.db, `property ${seesAll}`, (db) =>
    db
      .select(propertyColumns(sql.placeholder('now')))
      .from(properties)
      .innerJoin(property_types, eq(property_types.id, properties.property_type_id))
      .where(
        and(
          eq(properties.prefix, sql.placeholder('prefix')),
          seesAll ? undefined : assignedTo(db, sql.placeholder('caller'), properties.id),
        ),
      )
      .prepare(''),
  )
  const found = await statement.execute({ prefix, now: ctx.now().toISOString(), caller: id })
  const [property] = await toProperties(ctx, found)
  if (!property) throw notFound('property')
  return property
}
