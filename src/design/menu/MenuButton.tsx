import { MenuTrigger } from 'react-aria-components/Menu'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { chevronDown } from '../icon/icons.css.ts'
import { Popover } from '../popover/Popover.tsx'
import type { Action } from './action.ts'
import { popover } from './Menu.css.ts'
import { MenuItems } from './MenuItems.tsx'
import { storeMenu } from './page-menus.ts'

export interface MenuButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'isDisabled' | 'isPending'> {
  label: string
  actions: readonly Action[]
  onAction: (id: string) => void
}

/** A button with a menu. Enter, Space or the down arrow opens it; Escape closes it and returns the focus. */
export const MenuButton = ({ label, actions, onAction, ...look }: MenuButtonProps) => (
  <MenuTrigger>
    <Button {...look} ref={(button) => storeMenu(button, { label, actions, onAction })} endIcon={chevronDown}>
      {label}
    </Button>
    <Popover className={popover} placement="bottom end" offset={4}>
      <MenuItems {...{ label, actions, onAction }} />
    </Popover>
  </MenuTrigger>
)
