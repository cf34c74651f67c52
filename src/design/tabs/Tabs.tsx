import { useEffect, useRef } from 'react'
import { Anchor } from '../link/Anchor.tsx'
import { count as countStyle, tab, tabs } from './Tabs.css.ts'

interface TabLink {
  href: string
  label: string
  isCurrent: boolean
  /** How many there are, once known. */
  count?: number | undefined
}

export interface TabsProps {
  /** Names the navigation. */
  label: string
  tabs: readonly TabLink[]
}

/**
 * Parts of one page, each with its own address: links, not the tab role, since each can be opened and sent. Where they
 * do not fit they scroll sideways in their own landmark, the page does not (WCAG 1.4.10).
 */
export function Tabs({ label, tabs: links }: TabsProps) {
  const bar = useRef<HTMLElement>(null)
  const current = links.findIndex(({ isCurrent }) => isCurrent)
  // Not scrollIntoView: that would move the page as well.
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
          {count === undefined ? null : <span className={countStyle}> {count.toLocaleString('en')}</span>}
        </Anchor>
      ))}
    </nav>
  )
}
