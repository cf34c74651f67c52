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
  return [...byId.values()]
}
