import { and, eq } from 'drizzle-orm'
import type { Property } from '../../src/api/contract/property.ts'
import type { CallerContext } from '../context.ts'
import { properties } from '../db/schema/properties.ts'
import { notFound } from '../errors.ts'
import { findProperties, toProperties } from './row.ts'
import { visibleTo } from './scope.ts'

/** GET property/{prefix}: by prefix (readings 19). */
export async function viewProperty(ctx: CallerContext, { prefix }: { prefix: string }): Promise<Property> {
  const found = await findProperties(ctx, and(eq(properties.prefix, prefix), visibleTo(ctx)))
  const [property] = await toProperties(ctx, found)
  if (!property) throw notFound('Property')
  return property
}
