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
 * Parts of one page with an address each. They are links, not role `tab`, so that each can be opened and shared. On a
 * phone they wrap: a row that scrolls hides parts that nobody looks for (WCAG 1.4.10).
 */
export const Tabs = ({ label, tabs: links }: TabsProps) => (
  <nav aria-label={label} className={tabs}>
    {links.map(({ href, label: name, isCurrent, count }) => (
      <Anchor key={href} href={href} className={tab} aria-current={isCurrent ? 'page' : undefined}>
        {name}
        {count === undefined ? null : <span className={countStyle}> {numberText(count)}</span>}
      </Anchor>
    ))}
  </nav>
)
