import { and, eq, exists, or, sql } from 'drizzle-orm'
import type { PermissionName } from '../../src/api/contract/access.ts'
import type { NoticeContent } from '../../src/api/contract/notices.ts'
import type { Caller, Context } from '../context.ts'
import { permissions, role_permissions, user_properties, user_roles, users } from '../db/schema/access.ts'
import { notices } from '../db/schema/notices.ts'

/** Active users who have a permission at a property. */
export async function usersWith({ db }: Pick<Context, 'db'>, permission: PermissionName, property_id: number) {
  const isPermitted = db
    .select({ one: sql`1` })
    .from(user_roles)
    .innerJoin(role_permissions, eq(role_permissions.role_id, user_roles.role_id))
    .innerJoin(permissions, eq(permissions.id, role_permissions.permission_id))
    .where(and(eq(user_roles.user_id, users.id), eq(permissions.name, permission)))
  const isAssigned = db
    .select({ one: sql`1` })
    .from(user_properties)
    .where(and(eq(user_properties.user_id, users.id), eq(user_properties.property_id, property_id)))
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 1), exists(isPermitted), or(eq(users.all_properties, true), exists(isAssigned))))
  return found.map(({ id }) => id)
}

/**
 * Gives each recipient a notice in the transaction of `tx`, so that it exists exactly if the change does. The caller gets none: they
 * know what they did. The server's own work has no caller.
 */
export async function giveNotice(
  tx: Pick<Context, 'db' | 'now'> & { caller: Pick<Caller, 'id'> | null },
  recipients: readonly (number | null)[],
  property_id: number,
  content: NoticeContent,
): Promise<void> {
  const others = recipients.filter((id): id is number => id !== null && id !== tx.caller?.id)
  if (others.length === 0) return
  const created_at = tx.now()
  await tx.db.insert(notices).values(others.map((user_id) => ({ user_id, property_id, ...content, created_at })))
}
