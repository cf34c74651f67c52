import { useState } from 'react'
import { NativeButton } from '../native/NativeButton.tsx'

const themes = ['system', 'light', 'dark'] as const

/** Forces a theme by `data-theme` on the root element, as tests do. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(0)
  const next = (theme + 1) % themes.length
  const apply = () => {
    const name = themes[next] ?? 'system'
    if (name === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = name
    setTheme(next)
  }
  return (
    <NativeButton size="s" onPress={apply}>
      {`Theme: ${themes[theme] ?? 'system'}`}
    </NativeButton>
  )
}
