import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'

/** The pointer rests on a link of the app, or the focus is on it. The person may open it soon. */
export interface LinkApproached {
  type: 'link.approached'
  pathname: string
  search: string
}

/**
 * Milliseconds that the pointer or the focus stays on a link before it counts, so that passing by causes no call. With Tab a person stays
 * a quarter of a second on each link that they pass.
 */
export const dwellMs = { pointerover: 100, focusin: 300 }

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null)

/** True if the link opens another page of the app in this tab. */
const leadsElsewhere = ({ origin, pathname, search, target, attributes }: HTMLAnchorElement) =>
  origin === location.origin &&
  !attributes.getNamedItem('download') &&
  (target === '' || target === '_self') &&
  pathname + search !== location.pathname + location.search

/** Reports to `parent` the links that the person points at or focuses, at once when a pointer is pressed. */
export const linkWatchActor = fromCallback<EventObject, { parent: AnyActorRef }>(({ input }) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = ({ pathname, search }: HTMLAnchorElement) =>
    input.parent.send({ type: 'link.approached', pathname, search } satisfies LinkApproached)
  const listener = (event: Event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    if (!link || !leadsElsewhere(link)) return
    if (event.type === 'pointerdown') report(link)
    else timer = setTimeout(report, event.type === 'focusin' ? dwellMs.focusin : dwellMs.pointerover, link)
  }
  const watched = ['pointerover', 'pointerdown', 'focusin'] as const
  for (const name of watched) document.addEventListener(name, listener, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const name of watched) document.removeEventListener(name, listener, { capture: true })
  }
})
