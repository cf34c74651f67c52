import { type ReactNode, useId } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { Button } from '../button/Button.tsx'
import { ErrorBell, SuccessBell } from '../illustration/Bells.tsx'
import { useMessageId } from './DialogFrame.tsx'
import { actions, subtitle as subtitleStyle, title as titleStyle, view } from '../result/Result.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface ResultContentProps {
  kind: 'success' | 'error'
  title?: string
  subtitle?: ReactNode | undefined
  /** Label of the result's button, such as "Okay, thanks!". */
  actionLabel?: string
  onAction?: () => void
}

interface ResultContentOptions extends ResultContentProps {
  /** The result replaces a form in the same dialog, so the focused element is gone. */
  isReplacing?: boolean
}

/** The default titles and subtitles (requirement 2.dialog). */
export const resultTexts = {
  success: { title: phrase('design.successTitle'), subtitle: phrase('design.successDescription') },
  error: { title: phrase('design.errorTitle'), subtitle: phrase('design.errorDescription') },
}

/** A module-level function keeps the ref stable: later renders don't take the focus again. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Bell, title and subtitle of a result. In a separate dialog, the dialog frame sets the focus. */
export function ResultContent(props: ResultContentOptions) {
  const { kind, title, subtitle, actionLabel, onAction, isReplacing = false } = props
  const [titleId, ownId] = [useId(), useId()]
  const messageId = useMessageId() ?? ownId
  return (
    <div className={view}>
      {kind === 'success' ? <SuccessBell /> : <ErrorBell />}
      <Heading slot="title" className={titleStyle} tabIndex={-1} ref={isReplacing && !actionLabel ? takeFocus : null}>
        <span id={titleId}>{title ?? resultTexts[kind].title}</span>
      </Heading>
      <p id={messageId} className={subtitleStyle}>
        {subtitle ?? resultTexts[kind].subtitle}
      </p>
      {actionLabel ? (
        <div className={actions}>
          <Button
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone
            autoFocus
            // The dialog is open already, so only the button that takes the focus says how it went.
            aria-describedby={isReplacing ? `${titleId} ${messageId}` : undefined}
            tone="primary"
            size="l"
            onPress={onAction}
          >
            {actionLabel}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
