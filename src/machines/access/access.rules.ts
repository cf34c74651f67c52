import type { PermissionName } from '../../api/contract/access.ts'
import { type Place, root, type Section } from '../../paths.ts'
import * as paths from '../../paths.ts'
import { routePermission, sectionPermissions } from './route-permissions.ts'

/** Spec section 2, side menu: literal, and not always the route's (readings 1). */
export const menuPermissions: Record<Section, PermissionName> = {
  '': 'access_hotel_dashboard',
  'hotel-calendar': 'access_hotel_calendar',
  housekeeping: 'access_housekeeping',
  products: 'access_properties',
  'accounting-report': 'access_properties',
  'activity-logs': 'access_properties',
}

export type Permissions = ReadonlySet<string>

/**
 * Readings 3: the first menu child the person may access, in menu order; a property's children count
 * when one is open. A child whose own route would refuse is not one they may access.
 */
export function firstChild(permissions: Permissions, openPrefix: string | null): string {
  if (permissions.has('access_properties')) return paths.properties()
  const section = openPrefix
    ? paths.sections.find(
        (candidate) => permissions.has(menuPermissions[candidate]) && permissions.has(sectionPermissions[candidate]),
      )
    : undefined
  return openPrefix && section !== undefined ? paths.property(openPrefix, section) : paths.unauthorized
}

/** What a guard answers: show the place, or go elsewhere. */
export type Verdict = { kind: 'shown' } | { kind: 'redirected'; to: string }

/** Spec section 2: guards of a signed-in person whose permissions are known. */
export function judge(place: Place, permissions: Permissions, openPrefix: string | null): Verdict {
  if (place.name === 'root') return { kind: 'redirected', to: root }
  const permission = routePermission(place)
  if (permission && !permissions.has(permission)) return { kind: 'redirected', to: paths.unauthorized }
  if (place.name === 'entry') return { kind: 'redirected', to: firstChild(permissions, openPrefix) }
  return { kind: 'shown' }
}
