import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { Text } from '../../design/text/Text.tsx'
import { type SecondStepSetUpRef, secondStepSetUpMachine } from '../../machines/second-step/set-up.machine.ts'
import * as select from '../../machines/second-step/set-up.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { NewAppForm } from '../second-step/NewAppForm.tsx'
import { PasskeyNameForm } from '../second-step/PasskeyNameForm.tsx'
import { PasswordForm } from '../second-step/PasswordForm.tsx'
import { RecoveryCodes } from '../second-step/RecoveryCodes.tsx'
import { SetUpOverview } from '../second-step/SetUpOverview.tsx'
import { useShell } from './actor-hooks.ts'

/** Sets up and removes the second step (ADR 0094, ADR 0095). Its actor lives as long as the dialog. */
export function SecondStepDialog({ onClose }: { onClose: () => void }) {
  const { http, notices } = useShell().getSnapshot().context
  const [actor] = useState(() => createActor(secondStepSetUpMachine, { input: { http, notices } }))
  useEffect(() => {
    actor.start()
    return () => {
      actor.stop()
    }
  }, [actor])
  const view = useSelector(actor, select.selectView)
  return (
    <Dialog
      title={phrase('second-step.setUpTitle')}
      isOpen
      onClose={onClose}
      actions={view === 'overview' ? <Button onPress={onClose}>{phrase('shell.done')}</Button> : null}
    >
      <SetUp actor={actor} />
    </Dialog>
  )
}

const forms = { name: PasskeyNameForm, password: PasswordForm, app: NewAppForm, codes: RecoveryCodes }

function SetUp({ actor }: { actor: SecondStepSetUpRef }) {
  const view = useSelector(actor, select.selectView)
  const setUp = useSelector(actor, select.selectSetUp)
  const isFailed = useSelector(actor, select.selectIsFailed)
  const isUnavailable = useSelector(actor, select.selectIsUnavailable)
  const error = useSelector(actor, select.selectError)
  if (view !== 'overview') {
    const Form = forms[view]
    return <Form actor={actor} />
  }
  return (
    <Stack>
      <Alert>
        {error ? (
          <Inline>
            <span>{error.message}</span>
            {isFailed ? (
              <Button size="s" onPress={() => actor.send({ type: 'setUp.retried' })}>
                {phrase('second-step.retry')}
              </Button>
            ) : null}
          </Inline>
        ) : null}
      </Alert>
      {isUnavailable ? <Text tone="secondary">{phrase('second-step.unavailable')}</Text> : null}
      {setUp ? <SetUpOverview actor={actor} setUp={setUp} /> : null}
      {setUp || isFailed || isUnavailable ? null : <InlineLoader>{phrase('second-step.loading')}</InlineLoader>}
    </Stack>
  )
}
