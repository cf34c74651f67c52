import { useEffect, useId, useRef } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Icon } from '../icon/Icon.tsx'
import type { Action } from './action.ts'
import { item, itemNote, itemText, list, menuNote } from './Menu.css.ts'

export interface MenuItemsProps {
  label: string
  actions: readonly Action[]
  onAction: (id: string) => void
  /** A sentence below the items, such as why other actions are not possible. */
  note?: string | null | undefined
  onClose?: () => void
}

/** The items of a menu. A denied action stays focusable, so that its reason can be read (WCAG 3.3.1). */
export function MenuItems({ label, actions, note, onAction, onClose }: MenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null)
  const noteId = useId()
  // react-aria treats a native button's click by Enter as a screen reader's click. It then delays the item's focus
  // and leaves the focus on the menu, so the first arrow key would skip the first item.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === menu.current) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const denied = new Set(actions.filter(({ isDenied }) => isDenied).map(({ id }) => id))
  return (
    <>
      <Menu
        ref={menu}
        aria-label={label}
        aria-describedby={note ? noteId : undefined}
        className={list}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
        autoFocus="first"
        onClose={onClose}
        onAction={(key) => (denied.has(String(key)) ? undefined : onAction(String(key)))}
      >
        {actions.map(({ id, label: name, icon, tone = 'plain', isDenied, note: reason, href }) => (
          <MenuItem
            key={id}
            id={id}
            href={isDenied ? undefined : href}
            textValue={name}
            shouldCloseOnSelect={!isDenied}
            className={item({ tone })}
            {...(isDenied ? { render: (dom: object) => <div {...dom} aria-disabled /> } : {})}
          >
            {icon ? <Icon path={icon} /> : null}
            <span className={itemText}>
              {name}
              {reason ? <span className={itemNote}>{reason}</span> : null}
            </span>
          </MenuItem>
        ))}
      </Menu>
      {note ? (
        <p id={noteId} className={menuNote}>
          {note}
        </p>
      ) : null}
    </>
  )
}
