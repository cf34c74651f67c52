import type { ReactNode } from 'react'
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton'
import { Icon } from '../icon/Icon.tsx'
import { button, disabled, type ButtonSize } from './Button.css.ts'

export interface ToggleButtonProps {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  icon?: string
  size?: ButtonSize
  isDisabled?: boolean
}

/** A toggle button with `aria-pressed`. The text is the same on and off (WCAG 4.1.2). */
export const ToggleButton = ({ children, icon, size = 'm', ...props }: ToggleButtonProps) => (
  <AriaToggleButton {...props} className={`${button({ tone: 'secondary', size })} ${disabled}`}>
    {icon ? <Icon path={icon} /> : null}
    {children}
  </AriaToggleButton>
)
