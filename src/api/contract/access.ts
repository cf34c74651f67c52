import * as v from 'valibot'

/** The required permission names, each guarding a route, a menu item or both, and one beyond them (domain D36). */
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
  // An extension: who signed in from where, and what was done to accounts (the activity log's scope `account`).
  'view_account_activity',
] as const
export type PermissionName = (typeof permissionNames)[number]

const OwnProperty = v.object({ prefix: v.string(), name: v.string() })
/** A property that someone without the property list works in. */
export type OwnProperty = v.InferOutput<typeof OwnProperty>

/**
 * GET v1/user_management/access_control/user/permissions. Names of other modules are let through. `properties` is an extension,
 * for whoever may not open the property list: by name, and empty for all others.
 */
export const Access = v.looseObject({
  properties: v.optional(v.array(OwnProperty), []),
  permissions: v.array(v.looseObject({ id: v.number(), name: v.string() })),
  roles: v.optional(v.array(v.looseObject({ id: v.optional(v.number()), name: v.string() })), []),
  /** Assigned to every property, and so to what all of them share. A server that does not say it refuses what it must. */
  all_properties: v.optional(v.boolean(), true),
})
export type Access = v.InferOutput<typeof Access>
