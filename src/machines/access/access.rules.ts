import type { OwnProperty, PermissionName } from '../../api/contract/access.ts'
import { type Place, routes, sectionRoutes } from '../../paths/table.ts'
import * as paths from '../../paths.ts'

export type Permissions = ReadonlySet<string>

/** The first section of a property that the person may open, in menu order; one whose own route would refuse is none. */
const firstSection = (permissions: Permissions) =>
  sectionRoutes.find(({ menu, permission }) => permissions.has(menu) && permissions.has(permission))?.section

/** Where the person begins in one of their properties, who may not open the property list. */
export function startIn(permissions: Permissions, prefix: string): string {
  const section = firstSection(permissions)
  return section === undefined ? paths.unauthorized : paths.property(prefix, section)
}

/**
 * The first menu item that the person may open, in menu order; the items of the property count while one is open (domain D3).
 * A person who may not open the property list begins in their one property, or chooses among several at the entry.
 */
export function firstChild(
  permissions: Permissions,
  openPrefix: string | null,
  own: readonly OwnProperty[] = [],
): string {
  if (permissions.has('access_properties')) return paths.properties()
  if (own.length > 1 && firstSection(permissions) !== undefined) return paths.root
  const prefix = own[0]?.prefix ?? openPrefix
  return prefix ? startIn(permissions, prefix) : paths.unauthorized
}

/** The one permission that the route of a place asks for; null where anyone may go (requirement 2.route). */
function routePermission(place: Place): PermissionName | null {
  const isSection = place.name === 'property'
  const route = isSection
    ? sectionRoutes.find(({ section }) => section === place.section)
    : routes.find(({ name }) => name === place.name)
  return route && 'permission' in route ? route.permission : null
}

/** Whether what is shown at a place depends on what the person may do. */
export const isGuarded = (place: Place) => routePermission(place) !== null

/** What a guard answers: show the place, or go elsewhere. */
export type Verdict = { kind: 'shown' } | { kind: 'redirected'; to: string }

/** The guards of a signed-in person whose permissions are known (requirement 2.guard). */
export function judge(
  place: Place,
  permissions: Permissions,
  openPrefix: string | null,
  own: readonly OwnProperty[] = [],
): Verdict {
  if (place.name === 'root') return { kind: 'redirected', to: paths.root }
  const permission = routePermission(place)
  if (permission && !permissions.has(permission)) return { kind: 'redirected', to: paths.unauthorized }
  if (place.name === 'entry') {
    const to = firstChild(permissions, openPrefix, own)
    return to === paths.root ? { kind: 'shown' } : { kind: 'redirected', to }
  }
  return { kind: 'shown' }
}
