import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'

/** react-aria leaves out elements with this attribute when it hides the page behind a popover (`ariaHideOutside`). */
const spared = 'data-live-announcer'

/**
 * Keeps the page readable for assistive technology while the popover around it is open. The attribute stands only while react-aria looks for
 * what to hide, in the effect after this one: a dialog that a menu opens does hide the page. A select also draws its list out of sight, without
 * a popover, to know its choices.
 */
function KeepPage({ popover }: { popover: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (!popover.current) return
    const kept = [...document.body.children].filter((element) => !element.hasAttribute(spared))
    for (const element of kept) element.setAttribute(spared, '')
    queueMicrotask(() => {
      for (const element of kept) element.removeAttribute(spared)
    })
  }, [popover])
  return null
}

interface PopoverProps extends Omit<AriaPopoverProps, 'children'> {
  /**
   * Name of the dialog that react-aria makes of a popover without one in it. By default it has the name of its list, which a screen reader then
   * says twice.
   */
  name?: string
  children: ReactNode
}

/**
 * The popover of a list, menu or calendar. Keys and pointer stay in it while it is open, as in react-aria's own; but the page behind it isn't
 * hidden from screen readers, which lose their place in a page that vanishes and say its messages again when it returns (docs/adr/0098).
 */
export function Popover({ name, children, ...props }: PopoverProps) {
  const popover = useRef<HTMLElement>(null)
  const named = name === undefined ? {} : { 'aria-label': name, 'aria-labelledby': undefined }
  return (
    <AriaPopover {...props} ref={popover} render={(dom) => <div {...dom} {...named} />}>
      <KeepPage popover={popover} />
      {children}
    </AriaPopover>
  )
}
