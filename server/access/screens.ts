import type { PermissionName } from '../../src/api/contract/access.ts'

/*
 * Which screens an endpoint belongs to, where that is not one alone (domain D36): whoever may open one of
 * them may call it.
 */

/** Products, calendar and housekeeping all show what a property is made of. */
export const inventoryReaders = [
  'access_hotel_products',
  'access_hotel_calendar',
  'access_housekeeping',
] as const satisfies readonly PermissionName[]

/** A status is set where rooms are kept, and a blocking drawn in the calendar. */
export const statusWriters = [
  'access_hotel_products',
  'access_hotel_calendar',
] as const satisfies readonly PermissionName[]

/** The condition of a room is told by housekeeping, and put right where rooms are kept. */
export const conditionWriters = [
  'access_hotel_products',
  'access_housekeeping',
] as const satisfies readonly PermissionName[]

/** Everything else of the inventory is written on the manage-property screen alone. */
export const inventoryWriters = 'access_hotel_products' satisfies PermissionName
