import { asc, eq } from 'drizzle-orm'
import type { Access } from '../../src/api/contract/access.ts'
import type { CallerContext } from '../context.ts'
import { permissions, role_permissions, roles, user_roles } from '../db/schema/access.ts'

/** GET permissions: what the caller may do, and by which roles (spec section 6). */
export async function readAccess({ db, caller }: CallerContext): Promise<Access> {
  const granted = await db
    .selectDistinct({ id: permissions.id, name: permissions.name })
    .from(user_roles)
    .innerJoin(role_permissions, eq(role_permissions.role_id, user_roles.role_id))
    .innerJoin(permissions, eq(permissions.id, role_permissions.permission_id))
    .where(eq(user_roles.user_id, caller.id))
    .orderBy(asc(permissions.id))
  const held = await db
    .select({ id: roles.id, name: roles.name })
    .from(user_roles)
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(eq(user_roles.user_id, caller.id))
    .orderBy(asc(roles.id))
  return { permissions: granted, roles: held }
}
