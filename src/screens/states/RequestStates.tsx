import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import type { ButtonSize } from '../../design/button/Button.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import { phrase } from '../../phrases/phrase.ts'
import { errorText } from './error-text.ts'

interface RequestStatesProps {
  error: { message: string; requestId: string | null } | null
  /** Note about the old data that stays visible after an error; null if there is none. */
  staleText: string | null
  isSlow: boolean
  isCancelled: boolean
  onRetry: () => void
  onCancel: () => void
}

/** States of a request: failed, slow or cancelled (quality Q21). */
export function RequestStates({ error, staleText, isSlow, isCancelled, onRetry, onCancel }: RequestStatesProps) {
  const retry = <RetryButton onRetry={onRetry} />
  return (
    <>
      {error ? (
        <Alert>
          <Inline gap={3} align="baseline">
            <span>
              {errorText(error)}
              {staleText === null ? '' : ` ${staleText}`}
            </span>
            {retry}
          </Inline>
        </Alert>
      ) : null}
      {isSlow ? (
        <Inline gap={3}>
          <Text tone="secondary">{phrase('states.slowRequest')}</Text>
          <Button size="s" onPress={onCancel}>
            {phrase('states.cancel')}
          </Button>
        </Inline>
      ) : null}
      {isCancelled ? (
        <Inline gap={3}>
          <Text tone="secondary">{phrase('states.loadingCancelled')}</Text>
          {retry}
        </Inline>
      ) : null}
    </>
  )
}

interface RetryButtonProps extends Pick<RequestStatesProps, 'onRetry'> {
  /** Small beside a text. */
  size?: ButtonSize
}

export const RetryButton = ({ onRetry, size = 's' }: RetryButtonProps) => (
  <Button size={size} onPress={onRetry}>
    {phrase('states.retry')}
  </Button>
)
