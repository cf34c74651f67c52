import * as v from 'valibot'

/** Permissions that guard the routes and menu items of this app. The login reply may name those of the person. */
export const screenPermissions = [
  'login_to_hotel_management',
  'access_properties',
  'access_hotel_dashboard',
  'access_hotel_calendar',
  'access_housekeeping',
  'access_hotel_products',
  'view_hotel_management_report',
] as const

/** Names of the required permissions, and of two extensions (domain D36). Each guards a route, a menu item or both. */
export const permissionNames = [
  ...screenPermissions,
  'login_to_user_management',
  'login_to_booking_admin',
  'login_to_products_management',
  'login_to_transportation',
  'login_to_payment_admin',
  'login_to_autogate_management',
  'login_to_golf_management',
  'login_to_pass_management',
  'login_to_sms_notification',
  // Extension: reads the activity log's scope `account`, which has sign-ins and changes of accounts.
  'view_account_activity',
  // Extension: writes the property types, which all properties share, and deletes properties.
  'manage_properties',
] as const
export type PermissionName = (typeof permissionNames)[number]

const OwnProperty = v.object({ prefix: v.string(), name: v.string() })
/** A property of a user who may not open the property list. */
export type OwnProperty = v.InferOutput<typeof OwnProperty>

/**
 * GET v1/user_management/access_control/user/permissions. Permission names of other modules are accepted. `properties`
 * is an extension: it lists the user's properties by name if the user may not open the property list, and is empty
 * otherwise.
 */
export const Access = v.looseObject({
  properties: v.optional(v.array(OwnProperty), []),
  permissions: v.array(v.looseObject({ id: v.number(), name: v.string() })),
  roles: v.optional(v.array(v.looseObject({ id: v.optional(v.number()), name: v.string() })), []),
  /**
   * True if the user is assigned to every property, and so may change shared records. Defaults to true: a server that
   * omits it still checks each write.
   */
  all_properties: v.optional(v.boolean(), true),
  /** True if the user may change property types. Defaults to true, as above. */
  may_write_property_types: v.optional(v.boolean(), true),
  /** Extension: the person's preferences (ADR 0057). Without it, the device alone stores them. */
  preferences: v.optional(v.looseObject({})),
  /** Extension: the views that the person's lists open with (ADR 0067). `prefix` is null for a list of the group. */
  default_views: v.optional(v.array(v.object({ list: v.string(), prefix: v.nullable(v.string()), query: v.string() }))),
})
export type Access = v.InferOutput<typeof Access>
