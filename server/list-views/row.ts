import { type SQL, and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Access, PermissionName } from '../../src/api/contract/access.ts'
import { type ListName, listNames } from '../../src/api/contract/enums.ts'
import type { ListView } from '../../src/api/contract/list-view.ts'
import type { CallerContext } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { list_view_defaults, list_views } from '../db/schema/list-views.ts'
import { properties } from '../db/schema/properties.ts'
import { visibleTo } from '../scope.ts'

/** Lists of the hotel group; all others belong to one property. */
export const groupLists: readonly ListName[] = ['properties', 'property-types']

/** Permission of the screen that shows a list. */
const permissionOf = (list: ListName): PermissionName =>
  groupLists.includes(list) || list === 'activity-logs' ? 'access_properties' : 'access_hotel_products'

/** True if the caller may open the screen of a list. */
export const seesList = ({ caller }: CallerContext, list: ListName): boolean =>
  caller.permissions.includes(permissionOf(list))

/** Condition for the views that the caller may use: own and shared ones, of visible lists and properties. */
export const usableBy = (ctx: CallerContext): SQL | undefined =>
  and(
    or(eq(list_views.owner_id, ctx.caller.id), eq(list_views.is_shared, true)),
    inArray(
      list_views.list,
      listNames.filter((list) => seesList(ctx, list)),
    ),
    or(isNull(list_views.property_id), visibleTo(ctx, list_views.property_id) ?? sql`true`),
  )

const isDefaultOf = ({ db, caller }: CallerContext) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(list_view_defaults)
      .where(and(eq(list_view_defaults.view_id, list_views.id), eq(list_view_defaults.user_id, caller.id))),
  )

/** Most views of a list that one reply has. */
const maxViews = 200

/** Usable views in wire format, by name. */
export const findViews = (ctx: CallerContext, where: SQL | undefined): Promise<ListView[]> =>
  ctx.db
    .select({
      id: list_views.id,
      list: list_views.list,
      property_id: list_views.property_id,
      name: list_views.name,
      query: list_views.query,
      is_shared: list_views.is_shared,
      is_default: sql<boolean>`${isDefaultOf(ctx)}`,
      is_own: sql<boolean>`${list_views.owner_id} = ${ctx.caller.id}`,
      owner: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      lock_version: list_views.lock_version,
    })
    .from(list_views)
    .innerJoin(users, eq(users.id, list_views.owner_id))
    .where(and(usableBy(ctx), where))
    .orderBy(asc(list_views.name_key), asc(list_views.id))
    .limit(maxViews)

/** The queries that the caller's lists open with. */
export const defaultViews = (ctx: CallerContext): Promise<NonNullable<Access['default_views']>> =>
  ctx.db
    .select({ list: list_views.list, prefix: properties.prefix, query: list_views.query })
    .from(list_view_defaults)
    .innerJoin(list_views, eq(list_views.id, list_view_defaults.view_id))
    .leftJoin(properties, eq(properties.id, list_views.property_id))
    .where(and(eq(list_view_defaults.user_id, ctx.caller.id), usableBy(ctx)))
    .orderBy(asc(list_views.id))
