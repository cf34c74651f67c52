import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import type { AnyDraft, FieldErrors, FieldLabels, FieldName } from '../../machines/form/form.rules.ts'

/** Texts of a record's form. */
export interface FormTexts<Draft extends AnyDraft> {
  /** Noun of the record, such as "property": used in texts and as prefix of field ids. */
  noun: string
  labels: FieldLabels<Draft>
}

/** A form, as a field of `Draft` reads it. The form's own draft may have more fields. */
export interface FieldSource<Draft extends AnyDraft> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => { context: { draft: Draft; errors: FieldErrors<Draft> } }
}

/** Id of a field, the link target of the error summary. */
export const fieldId = (noun: string, name: string) => `${noun.replaceAll(' ', '-')}-${name}`

/** Id, label, error and value of one field. Changes of other fields don't render the component again. */
export function useFormField<Draft extends AnyDraft, Name extends FieldName<Draft>>(
  form: FieldSource<Draft>,
  { noun, labels }: FormTexts<Draft>,
  name: Name,
) {
  const value = useSelector(form, ({ context }) => context.draft[name])
  const errorMessage = useSelector(form, ({ context }) => context.errors[name])
  return { id: fieldId(noun, name), label: labels[name], errorMessage, value }
}
