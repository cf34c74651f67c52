import { useEffect, useRef } from 'react'
import { Anchor } from '../link/Anchor.tsx'
import { count as countStyle, tab, tabs } from './Tabs.css.ts'
import { numberText } from '../../numbers/number-text.ts'

interface TabLink {
  href: string
  label: string
  isCurrent: boolean
  /** Number of items, once known. */
  count?: number | undefined
}

export interface TabsProps {
  /** Accessible name of the navigation. */
  label: string
  tabs: readonly TabLink[]
}

/**
 * Parts of one page with an address each. They are links, not role `tab`, so that each can be opened and shared. If
 * they don't fit, they scroll sideways in their own landmark, not the page (WCAG 1.4.10).
 */
export function Tabs({ label, tabs: links }: TabsProps) {
  const bar = useRef<HTMLElement>(null)
  const current = links.findIndex(({ isCurrent }) => isCurrent)
  // Not `scrollIntoView`, which would also scroll the page.
  useEffect(() => {
    const link = bar.current?.children[current]
    if (bar.current && link instanceof HTMLElement)
      bar.current.scrollLeft = link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={bar} aria-label={label} className={tabs}>
      {links.map(({ href, label: name, isCurrent, count }) => (
        <Anchor key={href} href={href} className={tab} aria-current={isCurrent ? 'page' : undefined}>
          {name}
          {count === undefined ? null : <span className={countStyle}> {numberText(count)}</span>}
        </Anchor>
      ))}
    </nav>
  )
}
