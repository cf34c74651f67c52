import type { OwnProperty, PermissionName } from '../../api/contract/access.ts'
import { type RouteMatch, routeTable, sectionRoutes } from '../../routes/route-table.ts'
import * as routes from '../../routes/properties.ts'

export type Permissions = ReadonlySet<string>

/** The first section of a property that the person may open, in menu order; one whose own route would refuse is none. */
const firstSection = (permissions: Permissions) =>
  sectionRoutes.find(({ menu, permission }) => permissions.has(menu) && permissions.has(permission))?.section

/** Where the person begins in one of their properties, who may not open the property list. */
export function firstSectionPath(permissions: Permissions, prefix: string): string {
  const section = firstSection(permissions)
  return section === undefined ? routes.unauthorized : routes.property(prefix, section)
}

/**
 * The first menu item that the person may open, in menu order; the items of the property count while one is open (domain D3).
 * A person who may not open the property list begins in their one property, or chooses among several at the entry.
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

/** The one permission that the route of a place asks for; null where anyone may go (requirement 2.route). */
function routePermission(place: RouteMatch): PermissionName | null {
  const isSection = place.name === 'property'
  const route = isSection
    ? sectionRoutes.find(({ section }) => section === place.section)
    : routeTable.find(({ name }) => name === place.name)
  return route && 'permission' in route ? route.permission : null
}

/** Whether what is shown at a place depends on what the person may do. */
export const isGuarded = (place: RouteMatch) => routePermission(place) !== null

/** What a guard answers: show the place, or go elsewhere. */
export type AccessDecision = { kind: 'shown' } | { kind: 'redirected'; to: string }

/** The guards of a signed-in person whose permissions are known (requirement 2.guard). */
export function authorize(
  place: RouteMatch,
  permissions: Permissions,
  openPrefix: string | null,
  ownProperties: readonly OwnProperty[] = [],
): AccessDecision {
  if (place.name === 'root') return { kind: 'redirected', to: routes.root }
  const permission = routePermission(place)
  if (permission && !permissions.has(permission)) return { kind: 'redirected', to: routes.unauthorized }
  if (place.name === 'entry') {
    const to = startPath(permissions, openPrefix, ownProperties)
    return to === routes.root ? { kind: 'shown' } : { kind: 'redirected', to }
  }
  return { kind: 'shown' }
}
