import { tab, tabs } from './Tabs.css.ts'

export interface TabsProps {
  /** Names the navigation. */
  label: string
  tabs: readonly { href: string; label: string; isCurrent: boolean }[]
}

/** Parts of one page, each with its own address: links, not the tab role, since each can be opened and sent. */
export const Tabs = ({ label, tabs: links }: TabsProps) => (
  <nav aria-label={label} className={tabs}>
    {links.map(({ href, label: name, isCurrent }) => (
      <a key={href} href={href} className={tab} aria-current={isCurrent ? 'page' : undefined}>
        {name}
      </a>
    ))}
  </nav>
)
