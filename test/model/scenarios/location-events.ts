import type { AnyEventObject } from 'xstate'

const partsOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}

/** The address bar has another address. */
export const locationChanged = (address: string) => ({ type: 'location.changed', ...partsOf(address) })

/** Nothing unsaved blocks the address. */
export const addressFollowed = (address: string) => ({ type: 'location.accepted', ...partsOf(address) })

/** The address bar follows the request. */
export function followRequest(sent: readonly AnyEventObject[]): AnyEventObject | null {
  const asked = sent.find(({ type }) => type === 'location.requested')
  return asked ? locationChanged(String(asked.to)) : null
}
