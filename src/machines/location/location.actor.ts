import { type AnyActorRef, fromCallback } from 'xstate'

/** The address bar has changed, or was read for the first time. */
export interface LocationChanged {
  type: 'location.changed'
  pathname: string
  search: string
  /** Back or Forward brought it: the history stands at another entry, and nothing was added. */
  isTraversal?: boolean
}

/** Asks for another address. `replace` leaves no entry to go Back to. */
export interface LocationRequested {
  type: 'location.requested'
  to: string
  replace?: boolean
}

/** Writes the browser's history, unless the person is there already: wouter's `navigate`, given by the app. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void

// wouter dispatches pushState and replaceState on the window for every call of them. Its fourth event, hashchange,
// comes after a popstate, and a fragment is no part of what is reported.
const changes = ['popstate', 'pushState', 'replaceState'] as const

/**
 * Reports the browser's location to `parent`: once at start, then after every navigation; and moves it
 * on request. It listens in the capture phase, so a machine that sends a person back to an unsaved form
 * does so before wouter, and so any screen, has heard of the other address (ADR 0008).
 */
export const locationActor = fromCallback<LocationRequested, { parent: AnyActorRef; navigate: Navigate }>(
  ({ input, receive }) => {
    const report = (event?: Event) =>
      input.parent.send({
        type: 'location.changed',
        pathname: location.pathname,
        search: location.search,
        ...(event?.type === 'popstate' ? { isTraversal: true } : {}),
      } satisfies LocationChanged)

    receive(({ to, replace }) => input.navigate(to, { replace }))
    for (const name of changes) addEventListener(name, report, { capture: true })
    report()
    return () => {
      for (const name of changes) removeEventListener(name, report, { capture: true })
    }
  },
)
