import { useEffect } from 'react'
import { parsePlace } from '../../paths.ts'

/** The link of a plain click that stays within the app, else null: new tabs, downloads and other sites are the browser's. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  if (link.origin !== location.origin || parsePlace(link.pathname).name === 'not-found') return null
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere && link.hash ? null : link
}

/** One listener for all links: a plain click becomes a navigation without a reload. */
export function useLinkClicks(navigate: (to: string) => void) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      navigate(link.pathname + link.search)
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}
