import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import type { ChangedBy } from '../../machines/form/conflict.rules.ts'
import type { AnyDraft, FieldErrors, FieldLabels, FieldName } from '../../machines/form/form.rules.ts'

/** What a form says of its record. */
interface FormWords {
  /** "New room" */
  newTitle: string
  /** "Edit room": while its name is loading */
  editTitle: string
  /** "Create room" */
  create: string
  /** "The room couldn’t be opened." */
  notOpened: string
  /** "Someone else changed this room" */
  changedMeanwhile: (by: ChangedBy) => string
}

/** Texts of a record's form. */
export interface FormTexts<Draft extends AnyDraft> {
  /** Prefix of the ids of the fields. */
  idPrefix: string
  words: FormWords
  labels: FieldLabels<Draft>
}

/** A form, as a field of `Draft` reads it. The form's own draft may have more fields. */
export interface FieldSource<Draft extends AnyDraft> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => { context: { draft: Draft; errors: FieldErrors<Draft> } }
}

/** Id of a field, the link target of the error summary. */
export const fieldId = (idPrefix: string, name: string) => `${idPrefix}-${name}`

/** Id, label, error and value of one field. Changes of other fields don't render the component again. */
export function useFormField<Draft extends AnyDraft, Name extends FieldName<Draft>>(
  form: FieldSource<Draft>,
  { idPrefix, labels }: Pick<FormTexts<Draft>, 'idPrefix' | 'labels'>,
  name: Name,
) {
  const value = useSelector(form, ({ context }) => context.draft[name])
  const errorMessage = useSelector(form, ({ context }) => context.errors[name])
  return { id: fieldId(idPrefix, name), label: labels[name], errorMessage, value }
}
