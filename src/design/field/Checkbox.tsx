import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { checkbox, tickBox } from './checkbox-and-radio.css.ts'

export interface CheckboxProps {
  children: ReactNode
  id?: string
  name?: string
  isSelected: boolean
  isIndeterminate?: boolean
  isDisabled?: boolean
  /** Id of an element with a longer description. */
  describedById?: string | undefined
  onChange: (isSelected: boolean) => void
}

/** A checkbox with its text. The text is part of the target (WCAG 2.5.8). */
export const Checkbox = ({ children, describedById, ...props }: CheckboxProps) => (
  <AriaCheckbox {...props} aria-describedby={describedById} className={checkbox}>
    <span className={tickBox} />
    {children}
  </AriaCheckbox>
)
