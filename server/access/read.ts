import { asc, eq } from 'drizzle-orm'
import type { Access, OwnProperty, PermissionName } from '../../src/api/contract/access.ts'
import type { Preferences } from '../../src/api/contract/preferences.ts'
import type { CallerContext } from '../context.ts'
import { permissions, role_permissions, roles, user_roles } from '../db/schema/access.ts'
import { properties } from '../db/schema/properties.ts'
import { visibleTo } from '../scope.ts'
import { defaultViews } from '../list-views/row.ts'
import { findPreferences } from '../users/preferences.ts'

const propertyListPermission = 'access_properties' satisfies PermissionName
const maxProperties = 200

/** Properties of a user without access to the property list, so that the app has a start page for them. */
async function ownProperties(ctx: CallerContext): Promise<OwnProperty[]> {
  if (ctx.caller.permissions.includes(propertyListPermission) || ctx.caller.permissions.length === 0) return []
  return ctx.db
    .select({ prefix: properties.prefix, name: properties.name })
    .from(properties)
    .where(visibleTo(ctx, properties.id))
    .orderBy(asc(properties.name_key), asc(properties.id))
    .limit(maxProperties)
}

const rolesOf = ({ db, caller }: CallerContext) =>
  db
    .select({ id: roles.id, name: roles.name })
    .from(user_roles)
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(eq(user_roles.user_id, caller.id))
    .orderBy(asc(roles.id))

/** Names of the caller's roles. */
export const roleNamesOf = async (ctx: CallerContext): Promise<string[]> => (await rolesOf(ctx)).map(({ name }) => name)

/** GET permissions: the caller's permissions and roles (requirement 6.rules), preferences (ADR 0057) and default views (ADR 0067). */
export async function readAccess(ctx: CallerContext): Promise<Access & { preferences: Preferences }> {
  const { db, caller } = ctx
  const granted = await db
    .selectDistinct({ id: permissions.id, name: permissions.name })
    .from(user_roles)
    .innerJoin(role_permissions, eq(role_permissions.role_id, user_roles.role_id))
    .innerJoin(permissions, eq(permissions.id, role_permissions.permission_id))
    .where(eq(user_roles.user_id, caller.id))
    .orderBy(asc(permissions.id))
  return {
    permissions: granted,
    roles: await rolesOf(ctx),
    all_properties: caller.all_properties,
    may_write_property_types: caller.all_properties && caller.permissions.includes('manage_properties'),
    properties: await ownProperties(ctx),
    preferences: await findPreferences(ctx),
    default_views: await defaultViews(ctx),
  }
}
