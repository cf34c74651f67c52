import { phrase } from '../../src/phrases/phrase.ts'
import type { Facility } from '../../src/api/contract/facility.ts'
import { discrepancyOf } from '../../src/api/contract/housekeeping.ts'
import { type FacilityStatusName, facilityStatusRules } from '../../src/api/contract/facility-status.ts'
import { toBlocking } from '../blockings/row.ts'
import type { CallerContext } from '../context.ts'
import { picturesOf } from '../images/pictures.ts'
import { firstOf } from '../invariants.ts'
import { type FoundFacility, findFacilities, idAndName } from './find.ts'

/** Today's status of a facility: inactive, blocked tonight, or available (domain D30). */
export function statusOf({ row, blocking, today }: FoundFacility): FacilityStatusName {
  if (row.is_inactive) return 'inactive'
  return blocking && blocking.date_from <= today ? blocking.kind : 'available'
}

/** Stay status of a facility today. A departure takes precedence over an arrival. */
function stayOf({ stays }: FoundFacility): Facility['stay'] {
  if (stays.due_out > 0) return 'due_out'
  if (stays.in_house > 0) return 'stayover'
  if (stays.arriving > 0) return 'arrival'
  return stays.departed > 0 ? 'departed' : 'none'
}

/**
 * Why a facility cannot be deleted, or null: a guest, a booking, a blocking, or past stays, which the accounts refer
 * to.
 */
export function deleteError({ stays, blocking }: FoundFacility): string | null {
  if (stays.in_house > 0) return phrase('server.guestInHouse')
  if (stays.ahead > 0) return phrase('server.staysBooked', { count: stays.ahead })
  if (blocking)
    return phrase('server.blockedUntil', { status: facilityStatusRules[blocking.kind].label, date: blocking.date_to })
  if (stays.past === 0) return null
  return phrase('server.pastStays', { count: stays.past })
}

/** Converts facilities to wire format. */
export async function toFacilities(
  ctx: CallerContext,
  found: readonly FoundFacility[],
  { hasImages = true } = {},
): Promise<Facility[]> {
  const ids = found.map(({ row }) => row.id)
  const pictures = hasImages ? await picturesOf(ctx, 'facility_id', ids) : null
  return found.map((facility) => {
    const { row } = facility
    const { stays, blocking, connecting, today } = facility
    const status = statusOf(facility)
    const occupancy = stays.in_house > 0 ? 'occupied' : 'vacant'
    return {
      id: row.id,
      property_id: row.property_id,
      kind: row.kind,
      facility_type_id: row.facility_type_id,
      facility_type: facility.type,
      facility_category_id: facility.category.id,
      facility_category: facility.category,
      name: row.name,
      floor: row.floor,
      building: row.building,
      section: row.section,
      is_accessible: row.is_accessible,
      smoking: row.smoking,
      bed_setup: row.bed_setup,
      max_occupancy: row.max_occupancy,
      amenity_ids: facility.amenity_ids,
      connecting_ids: connecting.map(({ id }) => id),
      connecting,
      sort_order: row.sort_order,
      bookable_date_from: row.bookable_date_from,
      bookable_date_to: row.bookable_date_to,
      housekeeping_status: row.housekeeping_status,
      hk_changed_at: row.hk_changed_at?.toISOString() ?? null,
      hk_changed_by: idAndName(row.hk_changed_by, facility.changed_by),
      attendant: idAndName(row.attendant_id, facility.attendant),
      hk_priority: row.hk_priority,
      occupancy,
      stay: stayOf(facility),
      service: row.service,
      reported_occupancy: row.reported_occupancy,
      discrepancy: discrepancyOf(occupancy, row.reported_occupancy),
      facility_status: status,
      facility_status_category: facilityStatusRules[status].category,
      current_blocking: blocking && toBlocking(blocking, today),
      next_arrival_at: stays.next_arrival === null ? null : new Date(stays.next_arrival).toISOString(),
      note: row.note,
      problems: facility.problems,
      ...(pictures ? { images: pictures.get(row.id) ?? [] } : {}),
      delete_refusal: deleteError(facility),
      lock_version: row.lock_version,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  })
}

/** One facility in wire format. The caller must already have checked access to it. */
export const viewFacility = async (ctx: CallerContext, id: number): Promise<Facility> =>
  firstOf(await toFacilities(ctx, await findFacilities(ctx, [id])))
