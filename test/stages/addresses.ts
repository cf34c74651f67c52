import type { AnyEventObject } from 'xstate'

const parts = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}

/** The address bar stands at another address. */
export const changed = (address: string) => ({ type: 'location.changed', ...parts(address) })

/** And nothing unsaved stands against it. */
export const followed = (address: string) => ({ type: 'address.followed', ...parts(address) })

/** The address bar does as it is asked. */
export function wentWhereAsked(told: readonly AnyEventObject[]): AnyEventObject | null {
  const asked = told.find(({ type }) => type === 'location.requested')
  return asked ? changed(String(asked.to)) : null
}
