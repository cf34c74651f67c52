import { useEffect } from 'react'
import { activeKeys } from '../../machines/preferences/single-keys.ts'

/** Where a key without Ctrl is text, or belongs to a dialog or a menu. */
const busy =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=dialog],[role=alertdialog],[role=menu],[role=listbox]'

/** Runs the shortcuts of one key that work everywhere; `openList` shows all shortcuts. They can be turned off (WCAG 2.1.4). */
export function useShortcuts(openList: () => void) {
  useEffect(() => {
    const run = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, target, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || defaultPrevented || (target as Element).closest?.(busy)) return
      const keys = activeKeys()
      const key = event.key.toLowerCase()
      const goal =
        key === keys.key_filter ? 'main [type=search]' : key === keys.key_notices ? '[data-notices] button' : null
      const control = goal && document.querySelector<HTMLElement>(goal)
      if (key === keys.key_list) openList()
      else if (control) control.focus()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', run)
    return () => removeEventListener('keydown', run)
  }, [openList])
}
