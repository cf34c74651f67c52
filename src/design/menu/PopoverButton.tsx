import { useState, type ReactNode } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { content, popover } from './Menu.css.ts'

export interface PopoverButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'endIcon'> {
  label: ReactNode
  /** Accessible name of the popover. */
  title: string
  children: (close: () => void) => ReactNode
}

/** A button that opens a few fields in a popover, such as the date range of a filter. */
export function PopoverButton({ label, title, children, ...look }: PopoverButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button {...look}>{label}</Button>
      <Popover aria-label={title} className={`${popover} ${content}`} placement="bottom end" offset={4}>
        {children(() => setOpen(false))}
      </Popover>
    </DialogTrigger>
  )
}
