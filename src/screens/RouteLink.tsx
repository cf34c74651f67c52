import { Link } from 'wouter'
import type { AnchorProps } from '../design/link/Anchor.tsx'
import { parseRoute } from '../routes/route-table.ts'

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

/** A link. In-app addresses use wouter's `Link`, which leaves modified clicks to the browser. */
export function RouteLink(props: AnchorProps) {
  const to = appAddressOf(props)
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the props
  return to === null ? <a {...props} /> : <Link {...props} href={to} />
}
