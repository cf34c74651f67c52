export interface Address {
  pathname: string
  search: string
}

/** The URL changed, and no unsaved changes prevent it. */
export interface LocationAccepted extends Address {
  type: 'location.accepted'
}

/** Params of actions and guards that take the URL. */
export const addressOf = ({ event: { pathname, search } }: { event: Address }): Address => ({ pathname, search })

/**
 * Event to the parent of a section: no unsaved changes prevent the navigation. A section without unsaved data accepts every one.
 */
export const locationAccepted = (_: unknown, { pathname, search }: Address): LocationAccepted => ({
  type: 'location.accepted',
  pathname,
  search,
})
