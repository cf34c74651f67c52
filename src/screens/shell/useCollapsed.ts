import { useState } from 'react'

const key = 'side-menu'

/** Whether the side menu is collapsed, remembered by this browser; without storage it is not remembered. */
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
    // Storage is full or forbidden: the menu still works, only its memory does not.
  }
}
