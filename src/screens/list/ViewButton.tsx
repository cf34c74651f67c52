import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { phrase } from '../../phrases/phrase.ts'

export interface ViewButtonProps {
  /** The menu, whose code is on demand. `anchor` is the button while the menu is open. */
  renderMenu: (anchor: HTMLElement | null, onClose: () => void) => ReactNode
}

/** Opens the menu of stored views and columns (ADR 0067). Without an icon: a page has 350 elements. */
export function ViewButton({ renderMenu }: ViewButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>()
  return (
    <>
      <Button
        ref={button}
        size="s"
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onPress={() => setAnchor(button.current)}
      >
        {phrase('list.view')}
      </Button>
      {anchor === undefined ? null : renderMenu(anchor, () => setAnchor(null))}
    </>
  )
}
