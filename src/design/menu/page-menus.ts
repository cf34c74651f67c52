import type { MenuItemsProps } from './MenuItems.tsx'

/** What a menu offers. */
export type PageMenu = Pick<MenuItemsProps, 'label' | 'actions' | 'onAction'>

const menus = new WeakMap<Element, PageMenu>()

/** Stores what the menu of a button offers, for a search that runs it without opening the menu. */
export function storeMenu(button: Element | null, menu: PageMenu): void {
  if (button) menus.set(button, menu)
}

/** The menu of a button. */
export const menuOf = (button: Element): PageMenu | undefined => menus.get(button)
