import { useSelector } from '@xstate/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { SecondFactorMethod } from '../../api/contract/second-factor.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { LiveRegion } from '../../design/hidden/LiveRegion.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { NativeButton } from '../../design/native/NativeButton.tsx'
import { NativeTextField } from '../../design/native/NativeTextField.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/second-step/second-step.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

const chooseText: Record<SecondFactorMethod, () => string> = {
  totp: () => phrase('second-step.chooseTotp'),
  passkey: () => phrase('second-step.choosePasskey'),
  recovery_code: () => phrase('second-step.chooseRecoveryCode'),
}

interface SecondStepFormProps {
  step: select.SecondStepRef
  /** Button that leaves the step. */
  leave: ReactNode
  /** Begins anew when the time is over. Without it, only leaving is offered. */
  onRestart?: () => void
}

/** A code or a passkey, with the other ways to answer. The same at the sign-in and in the confirmation (ADR 0094). */
export function SecondStepForm({ step, leave, onRestart }: SecondStepFormProps) {
  const isForm = useSelector(step, select.selectIsForm)
  const isFailed = useSelector(step, select.selectIsFailed)
  const isBusy = useSelector(step, select.selectIsBusy)
  const method = useSelector(step, select.selectMethod)
  const asked = useSelector(step, select.selectAsked)
  const error = useSelector(step, select.selectStepError)
  const others = asked?.methods.filter((other) => other !== method) ?? []
  return (
    <Stack>
      {isForm ? null : <Alert>{error?.message}</Alert>}
      {isBusy && !isForm ? <Text tone="secondary">{phrase('second-step.loading')}</Text> : null}
      {isForm ? (
        method === 'passkey' ? (
          <PasskeyAnswer step={step} leave={leave} />
        ) : (
          <CodeAnswer key={method} step={step} isRecovery={method === 'recovery_code'} leave={leave} />
        )
      ) : isFailed ? (
        <Inline>
          {leave}
          {onRestart ? (
            <NativeButton tone="primary" onPress={onRestart}>
              {phrase('second-step.retry')}
            </NativeButton>
          ) : null}
        </Inline>
      ) : null}
      {isForm && others.length > 0 ? (
        <div role="group" aria-label={phrase('second-step.otherWays')}>
          <Inline>
            {others.map((other) => (
              <NativeButton
                key={other}
                size="s"
                isDisabled={isBusy}
                onPress={() => step.send({ type: 'method.chosen', method: other })}
              >
                {chooseText[other]()}
              </NativeButton>
            ))}
          </Inline>
        </div>
      ) : null}
    </Stack>
  )
}

type AnswerProps = Pick<SecondStepFormProps, 'step' | 'leave'>

function CodeAnswer({ step, leave, isRecovery }: AnswerProps & { isRecovery: boolean }) {
  const isBusy = useSelector(step, select.selectIsBusy)
  const error = useSelector(step, select.selectStepError)
  const field = useRef<HTMLInputElement>(null)
  const label = isRecovery ? phrase('second-step.recoveryLabel') : phrase('second-step.codeLabel')
  useEffect(() => {
    field.current?.focus()
    // A code that was not accepted is most likely mistyped, so it is selected.
    if (error) field.current?.select()
  }, [error])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (code === '') field.current?.focus()
    else if (!isBusy) step.send({ type: 'code.submitted', code })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={phrase('second-step.title')}>
      <Stack>
        <LiveRegion text={error?.message ?? ''} />
        <Text tone="secondary">{isRecovery ? phrase('second-step.recoveryHint') : phrase('second-step.codeHint')}</Text>
        <NativeTextField
          ref={field}
          label={label}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? undefined : 'numeric'}
          isRequired
          errorMessage={error?.message}
        />
        <Inline>
          {leave}
          <NativeButton type="submit" tone="primary" isPending={isBusy} pendingLabel={phrase('second-step.confirming')}>
            {phrase('second-step.confirm')}
          </NativeButton>
        </Inline>
      </Stack>
    </form>
  )
}

function PasskeyAnswer({ step, leave }: AnswerProps) {
  const isBusy = useSelector(step, select.selectIsBusy)
  const error = useSelector(step, select.selectStepError)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isBusy) button.current?.focus()
  }, [isBusy])
  return (
    <Stack>
      <Alert>{error?.message}</Alert>
      <Text>{phrase('second-step.passkeyHint')}</Text>
      <Inline>
        {leave}
        <NativeButton
          ref={button}
          tone="primary"
          isPending={isBusy}
          pendingLabel={phrase('second-step.confirming')}
          onPress={() => step.send({ type: 'passkey.requested' })}
        >
          {phrase('second-step.usePasskey')}
        </NativeButton>
      </Inline>
    </Stack>
  )
}
