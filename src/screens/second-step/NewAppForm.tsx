import { useSelector } from '@xstate/react'
import { TextField } from '../../design/field/TextField.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { SecondStepSetUpRef } from '../../machines/second-step/set-up.machine.ts'
import { selectError, selectNewApp } from '../../machines/second-step/set-up.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { QrCode } from './QrCode.tsx'
import { TaskForm } from './TaskForm.tsx'
import { useFieldFocus } from './useFieldFocus.ts'

/** In groups of four, for people who type it. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')

/** The new secret, to scan or to type into an authenticator app, and the code that proves it has arrived. */
export function NewAppForm({ actor }: { actor: SecondStepSetUpRef }) {
  const error = useSelector(actor, selectError)
  const app = useSelector(actor, selectNewApp)
  const field = useFieldFocus(error)
  const submit = () => {
    const code = field.current?.value.trim() ?? ''
    if (code === '') field.current?.focus()
    else actor.send({ type: 'code.submitted', code })
  }
  if (!app) return null
  return (
    <TaskForm actor={actor} submitLabel={phrase('second-step.confirm')} onSubmit={submit}>
      <Text>{phrase('second-step.scan')}</Text>
      <QrCode text={app.uri} label={phrase('second-step.qrCode')} />
      <DefinitionList items={[{ label: phrase('second-step.key'), value: grouped(app.secret) }]} />
      <Text>
        <Link href={app.uri}>{phrase('second-step.openInApp')}</Link>
      </Text>
      <TextField
        ref={field}
        label={phrase('second-step.codeLabel')}
        description={phrase('second-step.codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck="false"
        isRequired
        errorMessage={error?.message}
      />
    </TaskForm>
  )
}
