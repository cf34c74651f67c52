import { and, asc, eq, sql } from 'drizzle-orm'
import type { HousekeepingAsOf, HousekeepingAsOfQuery } from '../../../src/api/contract/housekeeping-log.ts'
import type { CallerContext } from '../../context.ts'
import { users } from '../../db/schema/access.ts'
import { facilities, facility_types } from '../../db/schema/facilities.ts'
import { visibleProperty } from '../../scope.ts'
import { firstChangesAfter } from './first-changes.ts'
import { revertChanges } from './revert-changes.ts'

/**
 * Query.housekeeping_as_of: the property's present rooms as they were at an instant (domain D41). Reads rooms and log
 * in one snapshot, because a change between two queries would be reverted without having been read.
 */
export const housekeepingAsOf = (
  ctx: CallerContext,
  { property_id, at }: HousekeepingAsOfQuery,
): Promise<HousekeepingAsOf> =>
  ctx.db.transaction(
    async (db) => {
      const tx = { ...ctx, db }
      await visibleProperty(tx, property_id)
      const rooms = await db
        .select({
          facility_id: facilities.id,
          facility_name: facilities.name,
          facility_type: facility_types.name,
          floor: facilities.floor,
          housekeeping_status: facilities.housekeeping_status,
          service: facilities.service,
          attendant: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`,
          hk_priority: facilities.hk_priority,
        })
        .from(facilities)
        .innerJoin(facility_types, eq(facility_types.id, facilities.facility_type_id))
        .leftJoin(users, eq(users.id, facilities.attendant_id))
        .where(and(eq(facilities.property_id, property_id), eq(facilities.kind, 'room')))
        .orderBy(asc(facilities.name_sort), asc(facilities.id))
      return { at, rooms: revertChanges(rooms, await firstChangesAfter(tx, property_id, new Date(at))) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
