import type { ComponentProps, ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { button, disabled, type ButtonSize, type ButtonTone } from './Button.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface ButtonProps {
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  /** Icon before the text: one of `icons.css.ts`. */
  icon?: string
  /** Icon after the text, such as a menu's chevron. */
  endIcon?: string
  type?: 'button' | 'submit' | 'reset'
  form?: string
  onPress?: () => void
  /** Keeps the focus and announces progress. Use it instead of `isDisabled` while saving (WCAG 4.1.3). */
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

type NativeProps = ComponentProps<'button'>

const allowedWhilePending = /Focus|Blur|Enter|Leave|Over|Out/

/**
 * Props of a pending button: focus and hover stay; presses, menu triggers and form submission are off. It doesn't use
 * react-aria's own `isPending`, which leaves a live region labelled by a button that may have been removed.
 */
const pendingProps = (dom: NativeProps): NativeProps => ({
  ...Object.fromEntries(
    Object.entries(dom).filter(([name]) => !name.startsWith('on') || allowedWhilePending.test(name)),
  ),
  type: 'button',
  'aria-disabled': true,
  'aria-busy': true,
})

/** A button for an action on this page. Use `LinkButton` for navigation. */
export const Button = ({
  tone = 'secondary',
  size = 'm',
  icon,
  endIcon,
  children,
  isPending,
  pendingLabel = phrase('design.working'),
  ref,
  ...props
}: ButtonProps) => (
  <>
    <AriaButton
      {...props}
      ref={ref}
      className={`${button({ tone, size })} ${disabled}`}
      render={(dom) => <button {...(isPending ? pendingProps(dom) : dom)} />}
    >
      {isPending ? <Spinner /> : icon ? <Icon path={icon} /> : null}
      {children}
      {endIcon ? <Icon path={endIcon} /> : null}
    </AriaButton>
    {isPending === undefined ? null : <VisuallyHidden role="status">{isPending ? pendingLabel : ''}</VisuallyHidden>}
  </>
)
