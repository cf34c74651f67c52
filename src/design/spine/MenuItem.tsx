import { useContext } from 'react'
import { lock } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { Collapsed } from './collapsed.ts'
import { item, itemLabel, note as noteStyle } from './Spine.css.ts'

export interface MenuItemProps {
  label: string
  icon: string
  /** Where it goes; without it the item is a button. */
  href?: string
  onPress?: () => void
  isCurrent?: boolean
  /** Another service: the link leaves the app. */
  isExternal?: boolean
  /** Said after the label with a lock, as "no access". */
  note?: string
}

/** One place in the spine: `li > a > svg + span`, no more, because there are twenty of them on every page. */
export function MenuItem({ label, icon, href, onPress, isCurrent, isExternal, note }: MenuItemProps) {
  const isCollapsed = useContext(Collapsed)
  const content = (
    <>
      <Icon of={icon} />
      {isCollapsed ? <span className={itemLabel}>{label}</span> : label}
      {note ? (
        <span className={noteStyle}>
          <Icon of={lock} size="s" />
          {note}
        </span>
      ) : null}
    </>
  )
  const current = isCurrent ? 'page' : undefined
  if (href === undefined)
    return (
      <li>
        <button type="button" className={item} onClick={onPress}>
          {content}
        </button>
      </li>
    )
  return (
    <li>
      <a
        href={href}
        rel={isExternal ? 'external noreferrer' : undefined}
        className={item}
        aria-current={current}
        onClick={onPress}
      >
        {content}
      </a>
    </li>
  )
}
