import { useSelector } from '@xstate/react'
import { TextField } from '../../design/field/TextField.tsx'
import type { SecondStepSetUpRef } from '../../machines/second-step/set-up.machine.ts'
import { selectName, selectTask } from '../../machines/second-step/set-up.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { TaskForm } from './TaskForm.tsx'
import { useFieldFocus } from './useFieldFocus.ts'

/** Name of a passkey, by which the person knows the device. */
export function PasskeyNameForm({ actor }: { actor: SecondStepSetUpRef }) {
  const isNew = useSelector(actor, selectTask).kind === 'addPasskey'
  const name = useSelector(actor, selectName)
  const field = useFieldFocus(null)
  const submit = () => {
    const typed = field.current?.value.trim() ?? ''
    if (typed === '') field.current?.focus()
    else actor.send({ type: 'name.submitted', name: typed })
  }
  return (
    <TaskForm
      actor={actor}
      submitLabel={isNew ? phrase('second-step.proceed') : phrase('second-step.save')}
      onSubmit={submit}
    >
      <TextField
        ref={field}
        label={phrase('second-step.passkeyName')}
        description={phrase('second-step.passkeyNameHint')}
        defaultValue={name}
        maxLength={60}
        isRequired
      />
    </TaskForm>
  )
}
