import { useSelector } from '@xstate/react'
import type { AnyDraft, FieldLabels, FieldName, Patch } from '../../machines/form/form.rules.ts'
import { type FormActor, selectDraft, selectErrors } from '../../machines/form/form.selectors.ts'

/** Texts of a record's form. */
export interface FormTexts<Draft extends AnyDraft> {
  /** Noun of the record, such as "property": used in texts and as prefix of field ids. */
  noun: string
  labels: FieldLabels<Draft>
}

/** Id of a field, the link target of the error summary. */
export const fieldId = (noun: string, name: string) => `${noun.replaceAll(' ', '-')}-${name}`

/** Shared props of a form's fields: id, label, error and change handler. */
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
