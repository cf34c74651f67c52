import type { PermissionName } from '../../api/contract/access.ts'
import type { Place, Section } from '../../paths.ts'

/** Spec section 2, route table: the one permission of each property section's route. */
export const sectionPermissions: Record<Section, PermissionName> = {
  '': 'access_properties',
  'hotel-calendar': 'access_hotel_calendar',
  housekeeping: 'access_housekeeping',
  products: 'access_hotel_products',
  'accounting-report': 'view_hotel_management_report',
  'activity-logs': 'access_properties',
}

/** The permission a route asks for; null where anyone may go. */
export function routePermission(place: Place): PermissionName | null {
  if (place.name === 'entry') return 'login_to_hotel_management'
  if (place.name === 'properties') return 'access_properties'
  return place.name === 'property' ? sectionPermissions[place.section] : null
}
