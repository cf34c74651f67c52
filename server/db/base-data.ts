import { eq, inArray, sql } from 'drizzle-orm'
import { permissionNames } from '../../src/api/contract/access.ts'
import { permissionsOfRole } from '../access/roles.ts'
import type { Db } from './schema.ts'
import { permissions, role_permissions, roles } from './schema/access.ts'
import { facility_statuses } from './schema/facilities.ts'

const statuses = [
  { name: 'available', code: 'AV', category: 'Operational' },
  { name: 'out_of_service', code: 'OS', category: 'Operational' },
  { name: 'out_of_order', code: 'OO', category: 'Blocked' },
  { name: 'internal_use', code: 'IU', category: 'Blocked' },
  { name: 'hold', code: 'HD', category: 'Blocked' },
  { name: 'out_of_inventory', code: 'OI', category: 'Retired' },
  { name: 'inactive', code: 'IN', category: 'Retired' },
] as const

/**
 * What every deployment needs beside the schema: permissions, roles, facility statuses. Runs at each
 * start; a role that already exists keeps the permissions its owner gave it.
 */
export async function addBaseData(db: Db): Promise<void> {
  const names = permissionNames.map((name) => ({ name }))
  await db.insert(permissions).values(names).onConflictDoNothing()
  await db
    .insert(facility_statuses)
    .values([...statuses])
    .onConflictDoNothing()
  for (const [role, granted] of Object.entries(permissionsOfRole)) {
    await db.transaction(async (tx) => {
      const [added] = await tx.insert(roles).values({ name: role }).onConflictDoNothing().returning({ id: roles.id })
      if (!added || granted.length === 0) return
      await tx.insert(role_permissions).select(
        tx
          .select({ role_id: sql<number>`${roles.id}`.as('role_id'), permission_id: permissions.id })
          .from(permissions)
          .innerJoin(roles, eq(roles.id, added.id))
          .where(inArray(permissions.name, [...granted])),
      )
    })
  }
}
