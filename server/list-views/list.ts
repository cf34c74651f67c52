import { and, eq, isNull } from 'drizzle-orm'
import type { ListView, ListViewQuery } from '../../src/api/contract/list-view.ts'
import type { CallerContext } from '../context.ts'
import { list_views } from '../db/schema/list-views.ts'
import { forbidden, invalid } from '../errors.ts'
import { visibleProperty } from '../scope.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { findViews, groupLists, seesList } from './row.ts'

/** The property of a list's views, or null for a list of the group. Fails if the caller may not see the list. */
export async function scopeOf(
  ctx: CallerContext,
  { list, property_id }: Pick<ListViewQuery, 'list'> & { property_id?: number | null | undefined },
) {
  if (!seesList(ctx, list)) throw forbidden()
  if (groupLists.includes(list)) return null
  if (!property_id) throw invalid({ property_id: [phrase('validation.required')] })
  return (await visibleProperty(ctx, property_id)).id
}

/** GET list-views: the caller's views of a list, and those that colleagues share. */
export async function listViews(ctx: CallerContext, query: ListViewQuery): Promise<ListView[]> {
  const property = await scopeOf(ctx, query)
  const isThere = property === null ? isNull(list_views.property_id) : eq(list_views.property_id, property)
  return findViews(ctx, and(eq(list_views.list, query.list), isThere))
}
