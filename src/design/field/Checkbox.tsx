import type { ReactNode } from 'react'
import { check, knob } from './choice.css.ts'

export interface CheckboxProps {
  children: ReactNode
  id?: string
  name?: string
  isSelected: boolean
  isIndeterminate?: boolean
  isDisabled?: boolean
  onChange: (isSelected: boolean) => void
}

/** The browser's own box in our colour, with its words as part of the target (WCAG 2.5.8). */
export const Checkbox = ({
  children,
  id,
  name,
  isSelected,
  isIndeterminate = false,
  isDisabled,
  onChange,
}: CheckboxProps) => (
  <label className={check}>
    <input
      {...{ id, name }}
      type="checkbox"
      checked={isSelected}
      disabled={isDisabled}
      ref={(box) => {
        if (box) box.indeterminate = isIndeterminate
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
    {children}
  </label>
)

/** On or off at once, without a form to send. */
export const Switch = ({
  children,
  id,
  isSelected,
  isDisabled,
  onChange,
}: Omit<CheckboxProps, 'isIndeterminate' | 'name'>) => (
  <label className={check}>
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={isSelected}
      className={knob}
      checked={isSelected}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    {children}
  </label>
)
