import { and, eq, sql } from 'drizzle-orm'
import type { Property } from '../../src/api/contract/property.ts'
import type { CallerContext } from '../context.ts'
import { preparedRows } from '../db/prepared.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { JsonText } from '../http/json-text.ts'
import { assignedTo, missingProperty } from '../scope.ts'
import { mayDelete, propertyJson } from './row.ts'

async function readJson(ctx: CallerContext, prefix: string): Promise<string> {
  const { all_properties: seesAll, id } = ctx.caller
  const statement = preparedRows(ctx.db, `property ${seesAll}`, (db) =>
    db
      .select(propertyJson.columns)
      .from(properties)
      .innerJoin(property_types, eq(property_types.id, properties.property_type_id))
      .where(
        and(
          eq(properties.prefix, sql.placeholder('prefix')),
          seesAll ? undefined : assignedTo(db, sql.placeholder('caller'), properties.id),
        ),
      ),
  )
  const [row] = await statement.execute({ prefix, now: ctx.now().toISOString(), caller: id, mayDelete: mayDelete(ctx) })
  if (!row) throw missingProperty(ctx, prefix)
  return propertyJson.write(row)
}

/** GET property/{prefix}: by prefix (domain D19). */
export const viewProperty = async (ctx: CallerContext, prefix: string) =>
  new JsonText<{ data: Property }>(`{"data":${await readJson(ctx, prefix)}}`)

/** The same record for the reply of a write. */
export const readProperty = async (ctx: CallerContext, prefix: string): Promise<Property> =>
  JSON.parse(await readJson(ctx, prefix)) as Property
