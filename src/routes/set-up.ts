import { fromSetUpParameter, parseRoute, property } from './properties.ts'

/*
 * URLs of a property's set-up. A form that is opened from it has the parameter `from`, and leads back to it once it is saved or
 * cancelled.
 */

/** The set-up of a property: the steps, the form that duplicates it, or the one that copies inventory to it. */
export type SetUpView = 'steps' | 'duplicate' | 'copy'

/** URL of a property's set-up. */
export const setUp = (prefix: string, view: SetUpView = 'steps'): string =>
  property(prefix, 'set-up') + (view === 'steps' ? '' : `?view=${view}`)

/** The same address, opened from the set-up. */
export const fromSetUp = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}${fromSetUpParameter}`

/** The set-up that an address was opened from; null without one. The form of a property names it in a parameter. */
export function setUpBefore(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search)
  if (!search.includes(fromSetUpParameter)) return null
  const place = parseRoute(pathname)
  const prefix = place.name === 'property' ? place.prefix : params.get('property')
  return prefix === null ? null : setUp(prefix)
}
