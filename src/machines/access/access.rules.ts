import type { OwnProperty, PermissionName } from '../../api/contract/access.ts'
import { type RouteMatch, routeTable, sectionRoutes } from '../../routes/route-table.ts'
import * as routes from '../../routes/properties.ts'

export type Permissions = ReadonlySet<string>

/** The permissions of these names: the same object as `known` if nothing changed. */
export function permissionsOf(names: string[], known: Permissions): Permissions {
  const permissions = new Set(names)
  return permissions.size === known.size && names.every((name) => known.has(name)) ? known : permissions
}

/** The first section of a property, in menu order, whose menu item and route are both permitted. */
const firstSection = (permissions: Permissions) =>
  sectionRoutes.find(({ menu, permission }) => permissions.has(menu) && permissions.has(permission))?.section

/** Start page within a property, for a person who may not open the property list. In housekeeping these are their own rooms. */
export function firstSectionPath(permissions: Permissions, prefix: string): string {
  const section = firstSection(permissions)
  if (section === undefined) return routes.unauthorized
  return `${routes.property(prefix, section)}${section === 'housekeeping' ? '?view=mine' : ''}`
}

/**
 * The first permitted menu item, in menu order. Items of a property count while a property is open (domain D3). A person who may not open
 * the property list starts in their only property, or chooses one on the start page.
 */
export function startPath(
  permissions: Permissions,
  openPrefix: string | null,
  ownProperties: readonly OwnProperty[] = [],
): string {
  if (permissions.has('access_properties')) return routes.properties()
  if (ownProperties.length > 1 && firstSection(permissions) !== undefined) return routes.root
  const prefix = ownProperties[0]?.prefix ?? openPrefix
  return prefix ? firstSectionPath(permissions, prefix) : routes.unauthorized
}

/** The section of a property's route; undefined for other routes. */
const sectionOf = (route: { name: string; section?: unknown }) => route.section

/** The permission that a route requires; null if it requires none (requirement 2.route). */
function routePermission(place: RouteMatch): PermissionName | null {
  const route = routeTable.find((one) => one.name === place.name && sectionOf(one) === sectionOf(place))
  return route && 'permission' in route ? route.permission : null
}

/** True if a route requires a permission. */
export const isGuarded = (place: RouteMatch) => routePermission(place) !== null

/** Result of a route guard: show the screen, or redirect. */
export type AccessDecision = { kind: 'shown' } | { kind: 'redirected'; to: string }

/**
 * Guards of a signed-in person whose permissions are loaded (requirement 2.guard). The search of the start page may ask
 * for housekeeping of the open property.
 */
export function authorize(
  place: RouteMatch,
  permissions: Permissions,
  openPrefix: string | null,
  ownProperties: readonly OwnProperty[] = [],
  search = '',
): AccessDecision {
  if (place.name === 'root') return { kind: 'redirected', to: routes.root }
  const permission = routePermission(place)
  if (permission && !permissions.has(permission)) return { kind: 'redirected', to: routes.unauthorized }
  if (place.name === 'entry') {
    const view = routes.shortcuts[search]
    if (view !== undefined && openPrefix && permissions.has('access_housekeeping'))
      return { kind: 'redirected', to: routes.property(openPrefix, 'housekeeping') + view }
    const to = startPath(permissions, openPrefix, ownProperties)
    return to === routes.root ? { kind: 'shown' } : { kind: 'redirected', to }
  }
  return { kind: 'shown' }
}

/**
 * The page that `next` asks for. The bare address of a property stands for what the person may open there, given the permissions of the
 * sign-in (domain D4).
 */
export function pathAfterSignIn(next: string, names?: readonly string[]): string {
  const place = routes.parseRoute(next.split('?')[0] ?? next)
  return place.name === 'property' && !place.section && names?.includes('access_properties') === false
    ? firstSectionPath(new Set(names), place.prefix)
    : next
}
