import { type PermissionName, permissionNames } from '../../src/api/contract/access.ts'

const housekeepingPermissions = ['login_to_hotel_management', 'access_housekeeping'] as const

/**
 * Roles whose users are room attendants: rooms are assigned to them, and they may not inspect a room that they cleaned.
 */
export const housekeepingRoles = ['Housekeeping Attendant', 'Housekeeping Supervisor']

/** Initial permissions of each role (domain D35). Used only when a role is created; afterwards the database decides. */
export const permissionsOfRole: Record<string, readonly PermissionName[]> = {
  'General Manager': permissionNames,
  'Front Desk': [
    'login_to_hotel_management',
    'access_properties',
    'access_hotel_dashboard',
    'access_hotel_calendar',
    'access_housekeeping',
    'login_to_booking_admin',
  ],
  'Housekeeping Attendant': housekeepingPermissions,
  'Housekeeping Supervisor': [
    ...housekeepingPermissions,
    'access_properties',
    'access_hotel_dashboard',
    'access_hotel_calendar',
  ],
  Maintenance: [...housekeepingPermissions, 'access_hotel_calendar'],
  Accountant: [
    'login_to_hotel_management',
    'access_properties',
    'view_hotel_management_report',
    'login_to_payment_admin',
  ],
  Auditor: ['login_to_hotel_management', 'access_properties', 'view_hotel_management_report', 'view_account_activity'],
}
