import { useSelector } from '@xstate/react'
import { NativePasswordField } from '../../design/native/NativePasswordField.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { SecondStepSetUpRef } from '../../machines/second-step/set-up.machine.ts'
import { selectError } from '../../machines/second-step/set-up.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { TaskForm } from './TaskForm.tsx'
import { useFieldFocus } from './useFieldFocus.ts'

/** The password, before the first second step is set up. */
export function PasswordForm({ actor }: { actor: SecondStepSetUpRef }) {
  const error = useSelector(actor, selectError)
  const field = useFieldFocus(error)
  const submit = () => {
    const password = field.current?.value ?? ''
    if (password === '') field.current?.focus()
    else actor.send({ type: 'password.submitted', password })
  }
  return (
    <TaskForm actor={actor} submitLabel={phrase('second-step.proceed')} onSubmit={submit}>
      <Text tone="secondary">{phrase('second-step.passwordHint')}</Text>
      <NativePasswordField
        ref={field}
        label={phrase('second-step.password')}
        autoComplete="current-password"
        isRequired
        errorMessage={error?.message}
      />
    </TaskForm>
  )
}
