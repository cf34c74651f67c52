import { type ReactNode, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../../design/button/Button.tsx'

export interface MenuOpenerProps extends Pick<
  ButtonProps,
  'children' | 'size' | 'icon' | 'isDisabled' | 'isPending' | 'pendingLabel'
> {
  /** The menu, whose code is on demand. `anchor` is the button while the menu is open. */
  renderMenu: (anchor: HTMLElement | null, onClose: () => void) => ReactNode
}

/** A button of a list whose menu is on demand. Without a chevron: a page has 350 elements. */
export function MenuOpener({ renderMenu, ...look }: MenuOpenerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>()
  return (
    <>
      <Button
        {...look}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onPress={() => setAnchor(button.current)}
      />
      {anchor === undefined ? null : renderMenu(anchor, () => setAnchor(null))}
    </>
  )
}
