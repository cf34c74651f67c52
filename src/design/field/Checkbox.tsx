import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import { checkbox, switchTrack, tickBox } from './choice.css.ts'

export interface CheckboxProps {
  children: ReactNode
  id?: string
  name?: string
  isSelected: boolean
  isIndeterminate?: boolean
  isDisabled?: boolean
  /** The id of what says more about it. */
  describedById?: string | undefined
  onChange: (isSelected: boolean) => void
}

/** A box with its words, which are part of the target (WCAG 2.5.8). */
export const Checkbox = ({ children, describedById, ...props }: CheckboxProps) => (
  <AriaCheckbox {...props} aria-describedby={describedById} className={checkbox}>
    <span className={tickBox} />
    {children}
  </AriaCheckbox>
)

/** On or off at once, without a form to send. */
export const Switch = ({
  children,
  ...props
}: Pick<CheckboxProps, 'children' | 'id' | 'isSelected' | 'isDisabled' | 'onChange'>) => (
  <AriaSwitch {...props} className={checkbox}>
    <span className={switchTrack} />
    {children}
  </AriaSwitch>
)
