import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { Icon } from '../icon/Icon.tsx'
import { spinner } from '../spinner/Spinner.css.ts'
import { button, disabled, type ButtonSize, type ButtonTone } from './Button.css.ts'

export interface ButtonProps {
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  /** One of `icons.css.ts`, before the text. */
  icon?: string
  /** After the text, for a menu's chevron. */
  endIcon?: string
  type?: 'button' | 'submit' | 'reset'
  form?: string
  onPress?: () => void
  /** Keeps focus and announces progress; use it rather than `isDisabled` while saving (WCAG 4.1.3). */
  isPending?: boolean
  pendingLabel?: string
  isDisabled?: boolean
  autoFocus?: boolean
  id?: string
  slot?: string
  'aria-label'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-describedby'?: string
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox'
  ref?: Ref<HTMLButtonElement>
}

/** Does something here; what goes somewhere is a `LinkButton`. */
export const Button = ({
  tone = 'secondary',
  size = 'm',
  icon,
  endIcon,
  children,
  pendingLabel,
  ref,
  ...props
}: ButtonProps) => (
  <AriaButton {...props} ref={ref} className={`${button({ tone, size })} ${disabled}`}>
    {props.isPending ? (
      <ProgressBar isIndeterminate aria-label={pendingLabel ?? 'Working'} className={spinner} />
    ) : null}
    {icon && !props.isPending ? <Icon of={icon} /> : null}
    {children}
    {endIcon ? <Icon of={endIcon} /> : null}
  </AriaButton>
)
