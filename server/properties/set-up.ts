import { and, eq, inArray } from 'drizzle-orm'
import type { SetUp } from '../../src/api/contract/set-up.ts'
import type { CallerContext } from '../context.ts'
import { addons } from '../db/schema/addons.ts'
import { facility_categories, facility_types } from '../db/schema/facilities.ts'
import { countAttendants } from '../housekeeping/attendants.ts'
import { visibleProperty } from '../scope.ts'
import { readProperty } from './view.ts'

/** GET {property_id}/set-up: counts of what a property needs before it can be booked. */
export async function viewSetUp(ctx: CallerContext, id: number): Promise<SetUp> {
  const { prefix } = await visibleProperty(ctx, id)
  const isOfRooms = and(eq(facility_categories.property_id, id), eq(facility_categories.kind, 'room'))
  const roomCategories = ctx.db.select({ id: facility_categories.id }).from(facility_categories).where(isOfRooms)
  const { rooms_count, bookable_status } = await readProperty(ctx, prefix)
  return {
    room_categories_count: await ctx.db.$count(facility_categories, isOfRooms),
    room_types_count: await ctx.db.$count(facility_types, inArray(facility_types.facility_category_id, roomCategories)),
    rooms_count,
    addons_count: await ctx.db.$count(addons, eq(addons.property_id, id)),
    attendants_count: await countAttendants(ctx, id),
    bookable_status,
  }
}
