import { press } from '../../../design/icon/later-icons.css.ts'

/** A button of the page behind the palette: what it does is allowed here and now. */
export interface PageAction {
  id: string
  label: string
  note: null
  icon: string
  run: () => void
}

const buttons = '[data-page-actions] button:not([disabled],[aria-disabled=true],[aria-haspopup=menu])'

/**
 * The page's own actions, such as "Block rooms…", and those on the selected rows, such as "Deactivate…". On a phone these are in a
 * menu, but their buttons are in the page too.
 */
export function pageActions(): PageAction[] {
  const byLabel = new Map<string, HTMLElement>()
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    const label = button.textContent.trim()
    if (label && !byLabel.has(label)) byLabel.set(label, button)
  }
  return [...byLabel].map(([label, button]) => ({
    id: `page ${label}`,
    label,
    note: null,
    icon: press,
    run: () => button.click(),
  }))
}
