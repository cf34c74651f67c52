import { Link } from 'wouter'
import type { AnchorProps } from '../design/link/Anchor.tsx'
import { parseRoute } from '../routes/route-table.ts'

/** The address within the app that a link leads to; null where it is the browser's: a file, another tab, site or page. */
function appAddressOf({ href, target, download }: AnchorProps): string | null {
  if (download || (target && target !== '_self') || href.startsWith('#') || !URL.canParse(href, location.href))
    return null
  const { origin, pathname, search, hash } = new URL(href, location.href)
  return origin === location.origin && parseRoute(pathname).name !== 'not-found' ? pathname + search + hash : null
}

/** Any link of the app: wouter's, which leaves modified clicks to the browser, where a page of the app is addressed. */
export function RouteLink(props: AnchorProps) {
  const to = appAddressOf(props)
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the props
  return to === null ? <a {...props} /> : <Link {...props} href={to} />
}
