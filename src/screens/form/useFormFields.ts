import { useSelector } from '@xstate/react'
import type { AnyDraft, FieldLabels, FieldName, Patch } from '../../machines/form/form.rules.ts'
import { type FormActor, selectDraft, selectErrors } from '../../machines/form/form.selectors.ts'

/** What the screens say of a noun's form. */
export interface FormTexts<Draft extends AnyDraft> {
  /** "property": in texts, and before the ids of its fields. */
  noun: string
  labels: FieldLabels<Draft>
}

/** Where the error summary sends the focus. */
export const fieldId = (noun: string, name: string) => `${noun.replaceAll(' ', '-')}-${name}`

/** What each field of a form has in common: its id, label, error and the way to change it. */
export function useFormFields<Draft extends AnyDraft>(form: FormActor<Draft>, { noun, labels }: FormTexts<Draft>) {
  const draft = useSelector(form, selectDraft<Draft>)
  const errors = useSelector(form, selectErrors<Draft>)
  const change = (patch: Patch<Draft>) => form.send({ type: 'field.changed', patch })
  const fieldProps = (name: FieldName<Draft>) => ({
    id: fieldId(noun, name),
    label: labels[name],
    errorMessage: errors[name],
  })
  return { draft, change, fieldProps }
}
