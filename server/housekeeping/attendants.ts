import { type SQL, and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Attendant } from '../../src/api/contract/attendant.ts'
import type { PermissionName } from '../../src/api/contract/access.ts'
import { housekeepingRoles } from '../access/roles.ts'
import type { CallerContext } from '../context.ts'
import { permissions, role_permissions, roles, user_properties, user_roles, users } from '../db/schema/access.ts'
import { facilities, facility_types } from '../db/schema/facilities.ts'
import { visibleProperty } from '../scope.ts'

const housekeepingPermission = 'access_housekeeping' satisfies PermissionName

/**
 * Condition for the room attendants of a property: assigned to it, active, with a housekeeping role and the permission.
 */
const isAttendant = ({ db }: CallerContext, property_id: number): SQL | undefined => {
  const assigned = db
    .select({ id: user_properties.user_id })
    .from(user_properties)
    .where(eq(user_properties.property_id, property_id))
  const permitted = db
    .select({ id: user_roles.user_id })
    .from(user_roles)
    .innerJoin(role_permissions, eq(role_permissions.role_id, user_roles.role_id))
    .innerJoin(permissions, eq(permissions.id, role_permissions.permission_id))
    .where(eq(permissions.name, housekeepingPermission))
  const ofRole = db
    .select({ id: user_roles.user_id })
    .from(user_roles)
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(inArray(roles.name, housekeepingRoles))
  return and(
    eq(users.status, 1),
    or(eq(users.all_properties, true), inArray(users.id, assigned)),
    inArray(users.id, permitted),
    inArray(users.id, ofRole),
  )
}

const fullName = sql<string>`${users.first_name} || ' ' || ${users.last_name}`

/** A room attendant of this property, or null. */
export async function findAttendant(ctx: CallerContext, id: number, property_id: number) {
  const [found] = await ctx.db
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(and(eq(users.id, id), isAttendant(ctx, property_id)))
  return found ?? null
}

/** The number of room attendants of a property. */
export const countAttendants = (ctx: CallerContext, property_id: number): Promise<number> =>
  ctx.db.$count(users, isAttendant(ctx, property_id))

/** GET attendants: the property's room attendants by name, each with the remaining work. */
export async function listAttendants(ctx: CallerContext, query: { property_id: number }): Promise<Attendant[]> {
  const { id: property_id } = await visibleProperty(ctx, query.property_id)
  const isOpen = sql`${facilities.housekeeping_status} in ('dirty', 'pickup', 'cleaning')`
  return ctx.db
    .select({
      id: users.id,
      name: fullName,
      roles: sql<string[]>`array(select ${roles.name} from ${user_roles}
        join ${roles} on ${roles.id} = ${user_roles.role_id} where ${user_roles.user_id} = ${users.id} order by ${roles.id})`,
      rooms_count: sql<number>`count(${facilities.id})::int`,
      minutes: sql<number>`coalesce(sum(${facility_types.cleaning_minutes}), 0)::int`,
    })
    .from(users)
    .leftJoin(
      facilities,
      and(
        eq(facilities.attendant_id, users.id),
        eq(facilities.property_id, property_id),
        eq(facilities.kind, 'room'),
        isOpen,
      ),
    )
    .leftJoin(facility_types, eq(facility_types.id, facilities.facility_type_id))
    .where(isAttendant(ctx, property_id))
    .groupBy(users.id)
    .orderBy(asc(users.search_key), asc(users.id))
}
