import { eq, inArray, sql } from 'drizzle-orm'
import { permissionNames } from '../../src/api/contract/access.ts'
import { facilityStatuses } from '../../src/api/contract/enums.ts'
import { facilityStatusRules } from '../../src/api/contract/facility-status.ts'
import { permissionsOfRole } from '../access/roles.ts'
import type { Db } from './schema.ts'
import { permissions, role_permissions, roles } from './schema/access.ts'
import { facility_status_categories, facility_statuses } from './schema/facilities.ts'

const categories = [
  { name: 'Operational', deducts_inventory: false, counts_in_house: true, assignable: true },
  { name: 'Blocked', deducts_inventory: true, counts_in_house: true, assignable: false },
  { name: 'Retired', deducts_inventory: true, counts_in_house: false, assignable: false },
] as const

const statuses = facilityStatuses.map((name) => ({
  name,
  code: facilityStatusRules[name].code,
  category: facilityStatusRules[name].category,
}))

/**
 * Adds the data that every deployment needs: permissions, roles, facility statuses. Runs at each start. Existing roles
 * keep their permissions.
 */
export async function addBaseData(db: Db): Promise<void> {
  const names = permissionNames.map((name) => ({ name }))
  await db.insert(permissions).values(names).onConflictDoNothing()
  await db
    .insert(facility_status_categories)
    .values([...categories])
    .onConflictDoNothing()
  await db.insert(facility_statuses).values(statuses).onConflictDoNothing()
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
