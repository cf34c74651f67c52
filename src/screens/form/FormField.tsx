import type { ReactNode } from 'react'
import type { AnyDraft, FieldName, Patch } from '../../machines/form/form.rules.ts'
import { type FieldSource, type FormTexts, useFormField } from './useFormField.ts'

/** A form, as its fields read and change it. */
export interface FieldActor<Draft extends AnyDraft> extends FieldSource<Draft> {
  send: (event: { type: 'field.changed'; patch: Patch<Draft> }) => void
}

interface FormFieldProps<Draft extends AnyDraft, Name extends FieldName<Draft>> {
  form: FieldActor<Draft>
  texts: FormTexts<Draft>
  /** Pictures have events of their own (`PictureInput`). */
  name: Exclude<Name, 'images'>
  children: (
    field: ReturnType<typeof useFormField<Draft, Name>> & { onChange: (value: Draft[Name]) => void },
  ) => ReactNode
}

/**
 * Gives one field its props: `<FormField … name="name">{(field) => <TextField {...field} />}</FormField>`. A section
 * doesn't read the draft itself, so that a keystroke renders one field and not the whole form.
 */
export function FormField<Draft extends AnyDraft, Name extends FieldName<Draft>>({
  form,
  texts,
  name,
  children,
}: FormFieldProps<Draft, Name>) {
  const field = useFormField<Draft, Name>(form, texts, name)
  const onChange = (value: Draft[Name]) =>
    form.send({ type: 'field.changed', patch: { [name]: value } as unknown as Patch<Draft> })
  return children({ ...field, onChange })
}
