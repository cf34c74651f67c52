import { press } from '../../../design/icon/later-icons.css.ts'
import { menuOf, type PageMenu } from '../../../design/menu/page-menus.ts'
import { phrase } from '../../../phrases/phrase.ts'

/** An action of the page behind the palette: what it does is allowed here and now. */
export type PageAction = {
  id: string
  label: string
  /** Name of the menu that has the action. */
  note: string | null
  icon: string
} & ({ run: () => void } | { to: string })

const buttons = '[data-page-actions] button:not([disabled],[aria-disabled=true],[aria-haspopup=menu])'

/** The name of a menu that says something. What acts on the selected rows is in two menus, one of them for a phone. */
const tellingName = (button: HTMLElement, name: string) =>
  name === phrase('design.more') || button.closest('[role=group]') ? null : name

/** The allowed actions of a button's menu. */
function menuActions(button: HTMLElement, { label: name, actions, onAction }: PageMenu): PageAction[] {
  const note = tellingName(button, name)
  return actions
    .filter(({ isDenied }) => !isDenied)
    .map(({ id, label, icon = press, href }) => ({
      id: `page ${note ?? ''} ${label}`,
      label,
      note,
      icon,
      ...(href === undefined ? { run: () => onAction(id) } : { to: href }),
    }))
}

/** Menus of lists, whose code loads when they are opened, and the items that the search offers of them. */
const listMenus: readonly { menu: string; items: readonly string[] }[] = [
  { menu: phrase('list.download'), items: [phrase('exports.excelWorkbook'), phrase('exports.commaSeparated')] },
  { menu: phrase('list.view'), items: [phrase('views.columns'), phrase('views.save')] },
]

/** Milliseconds that the code of a menu may take; later the open menu is left to the person. */
const menuLoadMs = 10_000

/** Opens a menu and chooses an item once it is there. If the item is missing, the menu stays open and says why. */
function chooseFrom(button: HTMLElement, label: string): void {
  const choose = () => {
    const items = document.querySelectorAll<HTMLElement>('[role=menuitem]')
    const item = [...items].find(({ textContent }) => textContent.trim() === label)
    item?.click()
    return item !== undefined
  }
  const observer = new MutationObserver(() => choose() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), menuLoadMs)
  button.click()
}

/** The items of the page's list menus. Only a table has columns. */
const listMenuActions = (): PageAction[] =>
  [
    ...document.querySelectorAll<HTMLElement>('main button[aria-haspopup=menu]:not([disabled],[aria-disabled=true])'),
  ].flatMap((button) =>
    listMenus
      .filter(({ menu }) => menu === button.textContent.trim())
      .flatMap(({ menu, items }) =>
        items
          .filter((label) => label !== phrase('views.columns') || document.querySelector('main table'))
          .map((label) => ({
            id: `page ${menu} ${label}`,
            label,
            note: menu,
            icon: press,
            run: () => chooseFrom(button, label),
          })),
      ),
  )

/**
 * The page's own actions, such as "Block rooms…", and those on the selected rows, such as "Deactivate…"; also those that are only in a
 * menu of the page. On a phone the buttons are in a menu, but they are in the page too.
 */
export function pageActions(): PageAction[] {
  const byId = new Map<string, PageAction>()
  const add = (action: PageAction) => byId.has(action.id) || byId.set(action.id, action)
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    const label = button.textContent.trim()
    const menu = menuOf(button)
    if (menu) for (const action of menuActions(button, menu)) add(action)
    else if (label) add({ id: `page  ${label}`, label, note: null, icon: press, run: () => button.click() })
  }
  for (const action of listMenuActions()) add(action)
  return [...byId.values()]
}
