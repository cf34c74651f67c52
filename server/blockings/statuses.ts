import { asc, eq } from 'drizzle-orm'
import {
  type FacilityStatus,
  type FacilityStatusCategory,
  facilityStatusRules,
} from '../../src/api/contract/facility-status.ts'
import type { Context } from '../context.ts'
import { facility_status_categories, facility_statuses } from '../db/schema/facilities.ts'

interface ByName {
  name?: string
}

/** GET facility_status: all seven (domain D30), or by name one or none. */
export async function listStatuses({ db }: Context, { name }: ByName): Promise<FacilityStatus[]> {
  const found = await db
    .select({ status: facility_statuses, category_id: facility_status_categories.id })
    .from(facility_statuses)
    .innerJoin(facility_status_categories, eq(facility_status_categories.name, facility_statuses.category))
    .orderBy(asc(facility_statuses.id))
  return found
    .filter(({ status }) => name === undefined || status.name === name)
    .map(({ status, category_id }) => ({
      id: status.id,
      name: status.name,
      label: facilityStatusRules[status.name].label,
      code: status.code,
      is_dated: facilityStatusRules[status.name].isDated,
      facility_status_category: { id: category_id, name: status.category },
    }))
}

/** GET facility_status_category: how the statuses of each category affect the figures. */
export async function listStatusCategories({ db }: Context, { name }: ByName): Promise<FacilityStatusCategory[]> {
  const found = await db.select().from(facility_status_categories).orderBy(asc(facility_status_categories.id))
  return found.filter((category) => name === undefined || category.name === name)
}
