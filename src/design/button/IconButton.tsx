import type { Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Icon } from '../icon/Icon.tsx'
import { iconButton } from './IconButton.css.ts'

export interface IconButtonProps {
  /** Accessible name and tooltip in one `title`: beside an `aria-label`, screen readers would speak it twice. */
  label: string
  icon: string
  tone?: 'plain' | 'inherit'
  size?: 's' | 'm' | 'l'
  onPress?: () => void
  isDisabled?: boolean
  id?: string
  slot?: string | null
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox'
  'aria-pressed'?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with an icon only. At least 24 px, 36 px with a touch pointer (WCAG 2.5.8). */
export const IconButton = ({ label, icon, tone = 'plain', size = 'm', ref, ...props }: IconButtonProps) => (
  <AriaButton
    {...props}
    ref={ref}
    className={iconButton({ tone, size })}
    render={(dom) => <button {...dom} title={label} />}
  >
    <Icon path={icon} />
  </AriaButton>
)
