const key = 'calendar-view'

/** The view that was last chosen on this device; '' before the first choice. */
export function storedView(): 'chart' | 'list' | '' {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'chart' || stored === 'list' ? stored : ''
  } catch {
    return ''
  }
}

export function storeView(view: 'chart' | 'list') {
  try {
    localStorage.setItem(key, view)
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the address has it.
  }
}
