import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { Button } from '../button/Button.tsx'
import { ErrorBell, SuccessBell } from '../illustration/Bells.tsx'
import { actions, subtitle as subtitleStyle, title as titleStyle, view } from '../result/Result.css.ts'

export interface ResultContentProps {
  kind: 'success' | 'error'
  title?: string
  subtitle?: ReactNode | undefined
  /** With it the result has a button, as "Okay, thanks!". */
  actionLabel?: string
  onAction?: () => void
}

interface ResultContentOptions extends ResultContentProps {
  /** It has taken the place of a form in the same dialog, and with it of what had the focus. */
  isReplacing?: boolean
}

/** The default titles and subtitles (requirement 2.dialog). */
export const resultTexts = {
  success: { title: 'Success', subtitle: 'All set! Your submission was successful.' },
  error: { title: 'Error', subtitle: "Oops! Something went wrong. Let's try that again." },
}

/** One function, so that a later drawing does not take the focus again. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Bell, title, subtitle. A dialog of its own has the focus by itself. */
export const ResultContent = ({
  kind,
  title,
  subtitle,
  actionLabel,
  onAction,
  isReplacing = false,
}: ResultContentOptions) => (
  <div className={view}>
    {kind === 'success' ? <SuccessBell /> : <ErrorBell />}
    <Heading slot="title" className={titleStyle} tabIndex={-1} ref={isReplacing && !actionLabel ? takeFocus : null}>
      {title ?? resultTexts[kind].title}
    </Heading>
    <p className={subtitleStyle}>{subtitle ?? resultTexts[kind].subtitle}</p>
    {actionLabel ? (
      <div className={actions}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone */}
        <Button autoFocus tone="primary" size="l" onPress={onAction}>
          {actionLabel}
        </Button>
      </div>
    ) : null}
  </div>
)
