import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Icon } from '../icon/Icon.tsx'
import type { Action } from './action.ts'
import { item, itemNote, itemText, list } from './Menu.css.ts'

export interface MenuItemsProps {
  label: string
  actions: readonly Action[]
  onAction: (id: string) => void
  onClose?: () => void
}

/** The list of a menu. A refused action stays reachable, so that its reason can be read (WCAG 3.3.1). */
export function MenuItems({ label, actions, onAction, onClose }: MenuItemsProps) {
  const refused = new Set(actions.filter(({ isRefused }) => isRefused).map(({ id }) => id))
  return (
    <Menu
      aria-label={label}
      className={list}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
      autoFocus="first"
      onClose={onClose}
      onAction={(key) => (refused.has(String(key)) ? undefined : onAction(String(key)))}
    >
      {actions.map(({ id, label: name, icon, tone = 'plain', isRefused, note, href }) => (
        <MenuItem
          key={id}
          id={id}
          href={isRefused ? undefined : href}
          textValue={name}
          shouldCloseOnSelect={!isRefused}
          className={item({ tone })}
          {...(isRefused ? { render: (dom: object) => <div {...dom} aria-disabled /> } : {})}
        >
          {icon ? <Icon of={icon} /> : null}
          <span className={itemText}>
            {name}
            {note ? <span className={itemNote}>{note}</span> : null}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}
