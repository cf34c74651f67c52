import type { ReactNode, Ref } from 'react'
import { IconButton } from '../../../design/button/IconButton.tsx'
import { menu, search } from '../../../design/icon/icons.css.ts'
import { topBar } from './Drawer.css.ts'
import { phrase } from '../../../phrases/phrase.ts'

export interface TopBarProps {
  /** Name of the open property, otherwise of the product. */
  title: string
  isMenuOpen: boolean
  onMenu: () => void
  onSearch: () => void
  /** The button of the inbox. */
  inbox: ReactNode
  menuRef?: Ref<HTMLButtonElement>
}

/** The bar that replaces the sidebar on a phone. Its buttons open the `Drawer` and the search. */
export const TopBar = ({ title, isMenuOpen, onMenu, onSearch, inbox, menuRef }: TopBarProps) => (
  <header className={topBar}>
    <IconButton
      ref={menuRef}
      size="l"
      tone="inherit"
      label={phrase('shell.menu')}
      icon={menu}
      aria-haspopup="dialog"
      aria-expanded={isMenuOpen}
      onPress={onMenu}
    />
    <span>{title}</span>
    {inbox}
    <IconButton size="l" tone="inherit" label={phrase('shell.search')} icon={search} onPress={onSearch} />
  </header>
)
