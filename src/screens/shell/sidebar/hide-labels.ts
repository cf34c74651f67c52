/** Hides the label that shows beside the collapsed menu on Escape, until the pointer or the focus moves on (WCAG 1.4.13). */
export function hideLabelsOnEscape(menu: HTMLElement | null) {
  if (!menu) return undefined
  const hide = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') menu.dataset.dismissed = ''
  }
  const show = () => delete menu.dataset.dismissed
  addEventListener('keydown', hide)
  menu.addEventListener('pointerover', show)
  menu.addEventListener('focusin', show)
  return () => {
    removeEventListener('keydown', hide)
    menu.removeEventListener('pointerover', show)
    menu.removeEventListener('focusin', show)
  }
}
