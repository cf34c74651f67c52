import { type AnyActorRef, fromCallback } from 'xstate'

/** The URL changed, or was read for the first time. */
export interface LocationChanged {
  type: 'location.changed'
  pathname: string
  search: string
  /** True for Back and Forward, which move within the history and add no item. */
  isTraversal?: boolean
}

/** Requests a navigation. `replace` replaces the history item. */
export interface LocationRequested {
  type: 'location.requested'
  to: string
  replace?: boolean
}

/** Changes the browser's history, unless the URL is the same already. The app passes wouter's `navigate`. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void

// wouter dispatches pushState and replaceState events on the window for every such call. hashchange, the fourth event that it handles, is
// ignored: it follows a popstate, and the fragment is not reported.
const changes = ['popstate', 'pushState', 'replaceState'] as const

/**
 * Reports the browser's location to `parent` at the start and after every navigation, and navigates on request. It listens in the capture
 * phase, so that a machine that returns to an unsaved form does so before wouter, and thus any screen, sees the other URL (ADR 0008).
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
