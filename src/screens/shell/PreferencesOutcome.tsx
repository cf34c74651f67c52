import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/preferences/preferences.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

const texts = { saved: phrase('shell.saved'), onDevice: phrase('shell.keptOnDevice') }

interface OutcomeProps {
  preferences: select.PreferencesRef
}

/** Says quietly where the last choice is stored. */
export function PreferencesSaved({ preferences }: OutcomeProps) {
  const outcome = useSelector(preferences, select.selectOutcome)
  return (
    <div role="status">
      {outcome === 'saved' || outcome === 'onDevice' ? <Text tone="secondary">{texts[outcome]}</Text> : null}
    </div>
  )
}

/** Says why the last choice was not saved, and offers Retry. */
export function PreferencesNotSaved({ preferences }: OutcomeProps) {
  const outcome = useSelector(preferences, select.selectOutcome)
  const error = useSelector(preferences, select.selectPreferencesError)
  return (
    <Alert>
      {outcome === 'failed' ? (
        <Inline>
          <span>{phrase('shell.preferencesNotSaved', { reason: error?.message ?? '' })}</span>
          <Button size="s" onPress={() => preferences.send({ type: 'preferences.retried' })}>
            {phrase('shell.retry')}
          </Button>
        </Inline>
      ) : null}
    </Alert>
  )
}
