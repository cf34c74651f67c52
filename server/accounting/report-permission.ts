import type { PermissionName } from '../../src/api/contract/access.ts'

/** Permission to read the books of a property, to reverse postings, and to close months and dates. */
export const reportPermission = 'view_hotel_management_report' satisfies PermissionName
