import type { PermissionName } from '../../src/api/contract/access.ts'

/* Permissions of endpoints that serve several screens (domain D36): the permission of any one screen is enough. */

/** The products, calendar and housekeeping screens all read the inventory. */
export const inventoryReaders = [
  'access_hotel_products',
  'access_hotel_calendar',
  'access_housekeeping',
] as const satisfies readonly PermissionName[]

/** The products screen sets statuses, the calendar draws blockings. */
export const statusWriters = [
  'access_hotel_products',
  'access_hotel_calendar',
] as const satisfies readonly PermissionName[]

/** The housekeeping screen reports the condition of rooms, the products screen corrects it. */
export const conditionWriters = [
  'access_hotel_products',
  'access_housekeeping',
] as const satisfies readonly PermissionName[]

/** Whoever does housekeeping reports problems of rooms, reads them and solves them. */
export const problemWriters = 'access_housekeeping' satisfies PermissionName

/** Only the manage-property screen writes the rest of the inventory. */
export const inventoryWriters = 'access_hotel_products' satisfies PermissionName
