import { useContext } from 'react'
import { VisuallyHidden } from '../../../design/hidden/VisuallyHidden.tsx'
import { lock } from '../../../design/icon/icons.css.ts'
import { Icon } from '../../../design/icon/Icon.tsx'
import { Anchor } from '../../../design/link/Anchor.tsx'
import { Spinner } from '../../../design/spinner/Spinner.tsx'
import { CollapsedContext } from './collapsed-context.ts'
import { item, itemLabel, note as noteStyle } from './Sidebar.css.ts'

export interface MenuItemProps {
  label: string
  icon: string
  /** Link target; without it the item is a button. */
  href?: string
  onPress?: () => void
  /** `page` is the current page; `service` is this app among the services. */
  current?: 'page' | 'service' | undefined
  /** A link to another service. */
  isExternal?: boolean
  /** Note after the label, such as "not connected". */
  note?: string | undefined
  /** Shows a lock before the note. */
  isLocked?: boolean
  /** The action is running: the item keeps the focus and ignores presses. */
  isPending?: boolean
}

/** An item of the sidebar. It renders only `li > a > svg + span`, because every page has twenty. */
export function MenuItem(props: MenuItemProps) {
  const { label, icon, href, onPress, isExternal, note, isLocked = false, isPending } = props
  const isCollapsed = useContext(CollapsedContext)
  // Screen readers read the note with it. Of an item of a flexible row, only a space that doesn't break is kept.
  const text = note ? `${label}\u00a0` : label
  const content = (
    <>
      {isPending ? <Spinner /> : <Icon path={icon} />}
      {isCollapsed ? (
        <span className={itemLabel}>
          {text}
          {note}
        </span>
      ) : (
        text
      )}
      {note ? (
        <span className={noteStyle}>
          {isLocked ? <Icon path={lock} size="s" /> : null}
          {isCollapsed ? null : note}
        </span>
      ) : null}
    </>
  )
  const current = props.current === 'service' ? true : props.current
  if (href === undefined)
    return (
      <li>
        <button
          type="button"
          className={item}
          aria-disabled={isPending || undefined}
          aria-busy={isPending || undefined}
          onClick={isPending ? undefined : onPress}
        >
          {content}
        </button>
        {isPending === undefined ? null : <VisuallyHidden role="status">{isPending ? label : ''}</VisuallyHidden>}
      </li>
    )
  return (
    <li>
      <Anchor
        href={href}
        rel={isExternal ? 'external noreferrer' : undefined}
        className={item}
        aria-current={current}
        onClick={onPress}
      >
        {content}
      </Anchor>
    </li>
  )
}
