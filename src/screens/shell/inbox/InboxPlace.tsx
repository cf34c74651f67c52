import { type ComponentType, useEffect, useState } from 'react'
import { IconButton } from '../../../design/button/IconButton.tsx'
import { bell } from '../../../design/icon/icons.css.ts'
import { phrase } from '../../../phrases/phrase.ts'
import { whenCalm } from '../when-calm.ts'

export interface InboxButtonProps {
  size?: 'l'
  /** The bell was pressed while its code was loading. */
  isPressed?: boolean
}

/** Milliseconds without a press after which the code of the bell disturbs nobody. */
const calmMs = 1500

let Loaded: ComponentType<InboxButtonProps> | null = null

/** False if the code cannot be loaded, for example offline. */
const loadBell = () =>
  import('./InboxButton.tsx').then(
    ({ InboxButton }) => {
      Loaded = InboxButton
      return true
    },
    () => false,
  )

/** The bell. Its code loads once the page is calm, or with the first press; if it cannot, the next press tries again. */
export function InboxPlace({ size }: Pick<InboxButtonProps, 'size'>) {
  const [isLoaded, setLoaded] = useState(Loaded !== null)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => (Loaded ? undefined : whenCalm(() => void loadBell().then(setLoaded), calmMs)), [])
  const press = () => {
    setPressed(true)
    void loadBell().then(setLoaded)
  }
  return isLoaded && Loaded ? (
    <Loaded size={size} isPressed={isPressed} />
  ) : (
    <IconButton tone="inherit" size={size} label={phrase('inbox.inbox')} icon={bell} onPress={press} />
  )
}
