import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { button, disabled, type ButtonSize, type ButtonTone } from '../button/Button.css.ts'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { phrase } from '../../phrases/phrase.ts'

export interface NativeButtonProps {
  children: ReactNode
  type?: 'button' | 'submit'
  tone?: ButtonTone
  size?: ButtonSize
  icon?: string
  /** Keeps the focus (it isn't `disabled`), ignores presses, and shows `pendingLabel` (WCAG 4.1.3). */
  isPending?: boolean
  pendingLabel?: string
  isDisabled?: boolean
  onPress?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A button for pages that must stay small (sign-in): the same look, without react-aria's 12 kB. */
export function NativeButton({
  children,
  type = 'button',
  tone = 'secondary',
  size = 'm',
  icon,
  isPending = false,
  pendingLabel = phrase('design.working'),
  isDisabled,
  onPress,
  ref,
}: NativeButtonProps) {
  const press: MouseEventHandler = (event) => {
    if (isPending) event.preventDefault()
    else onPress?.()
  }
  return (
    <>
      <button
        ref={ref}
        type={type}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        className={`${button({ tone, size })} ${disabled}`}
        onClick={press}
      >
        {isPending ? <Spinner /> : icon ? <Icon path={icon} /> : null}
        {children}
      </button>
      <VisuallyHidden role="status">{isPending ? pendingLabel : ''}</VisuallyHidden>
    </>
  )
}
