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

// wouter re-dispatches history.pushState and replaceState as window events of the same names.
const changes = ['popstate', 'pushState', 'replaceState'] as const

/**
 * Reports the browser's location to `parent`: once at start, then after every navigation; and moves it
 * on request. It listens in the capture phase, so a machine that sends a person back to an unsaved form
 * does so before any screen has rendered the other address.
 */
export const locationActor = fromCallback<LocationRequested, { parent: AnyActorRef }>(({ input, receive }) => {
  const report = (event?: Event) =>
    input.parent.send({
      type: 'location.changed',
      pathname: location.pathname,
      search: location.search,
      ...(event?.type === 'popstate' ? { isTraversal: true } : {}),
    } satisfies LocationChanged)

  receive(({ to, replace }) => {
    if (to === location.pathname + location.search) return
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
  })
  for (const name of changes) addEventListener(name, report, { capture: true })
  report()
  return () => {
    for (const name of changes) removeEventListener(name, report, { capture: true })
  }
})
