import type { MouseEvent } from 'react'
import type { AnchorProps } from '../design/link/Anchor.tsx'
import { parseRoute } from '../routes/route-table.ts'
import { navigate } from './navigate.ts'

/** A path of this site that URL parsing would leave as it is. Nearly all links are one, and a page has dozens. */
const plainPath = /^\/(?!\/)[\w~%/-]*(?=[?#][!-~]*$|$)/

const isAppPath = (pathname: string) => parseRoute(pathname).name !== 'not-found'

/** The in-app address of a link; null if the browser handles it: a download, another tab, site or page. */
function appAddressOf({ href, target, download }: AnchorProps): string | null {
  if (download || (target && target !== '_self') || href.startsWith('#')) return null
  const plain = plainPath.exec(href)
  if (plain) return isAppPath(plain[0]) ? href : null
  if (!URL.canParse(href, location.href)) return null
  const { origin, pathname, search, hash } = new URL(href, location.href)
  return origin === location.origin && isAppPath(pathname) ? pathname + search + hash : null
}

/** A click with a key or button by which the browser opens or saves the link elsewhere. */
const isForBrowser = ({ ctrlKey, metaKey, altKey, shiftKey, button }: MouseEvent) =>
  ctrlKey || metaKey || altKey || shiftKey || button !== 0

/**
 * A link. A plain click on an in-app address doesn't reload. Not wouter's `Link`: each one subscribes to the location,
 * and a page has dozens (ADR 0043).
 */
export function RouteLink(props: AnchorProps) {
  const to = appAddressOf(props)
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the props
  if (to === null) return <a {...props} />
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return
    props.onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(to)
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the props
  return <a {...props} href={to} onClick={open} />
}
