import { useState } from 'react'

const key = 'side-menu'

/** Whether the side menu is collapsed. The state is stored in the browser, if storage is available. */
export function useCollapsed(): [boolean, () => void] {
  const [isCollapsed, setCollapsed] = useState(() => read() === 'collapsed')
  const toggle = () => {
    setCollapsed(!isCollapsed)
    write(isCollapsed ? 'expanded' : 'collapsed')
  }
  return [isCollapsed, toggle]
}

function read() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is full or forbidden: the menu works, but the state isn't stored.
  }
}
