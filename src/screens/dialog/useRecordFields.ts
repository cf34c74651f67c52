import { useSelector } from '@xstate/react'
import type { FieldLabels, FieldName } from '../../machines/form/form.rules.ts'
import { type RecordDialogActor, selectDraft, selectErrors } from '../../machines/dialog/record-dialog.machine.ts'

/** Shared props of a record dialog's fields: label, error and change handler. */
export function useRecordFields<Draft>(dialog: RecordDialogActor<Draft>, labels: FieldLabels<Draft>) {
  const draft = useSelector(dialog, selectDraft<Draft>)
  const errors = useSelector(dialog, selectErrors<Draft>)
  const change = (patch: Partial<Draft>) => dialog.send({ type: 'field.changed', patch })
  const fieldProps = (name: FieldName<Draft>) => ({ label: labels[name], errorMessage: errors[name] })
  return { draft, change, fieldProps }
}
