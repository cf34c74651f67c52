import * as v from 'valibot'

/** The spec's permission names (section 2), each guarding a route, a menu item or both. */
export const permissionNames = [
  'login_to_hotel_management',
  'access_properties',
  'access_hotel_dashboard',
  'access_hotel_calendar',
  'access_housekeeping',
  'access_hotel_products',
  'view_hotel_management_report',
  'login_to_user_management',
  'login_to_booking_admin',
  'login_to_products_management',
  'login_to_transportation',
  'login_to_payment_admin',
  'login_to_autogate_management',
  'login_to_golf_management',
  'login_to_pass_management',
  'login_to_sms_notification',
] as const
export type PermissionName = (typeof permissionNames)[number]

/** GET v1/user_management/access_control/user/permissions. Names of other modules are let through. */
export const Access = v.looseObject({
  permissions: v.array(v.looseObject({ id: v.number(), name: v.string() })),
  roles: v.optional(v.array(v.looseObject({ id: v.optional(v.number()), name: v.string() })), []),
})
export type Access = v.InferOutput<typeof Access>
