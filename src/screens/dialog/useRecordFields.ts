import { useSelector } from '@xstate/react'
import type { FieldLabels, FieldName } from '../../machines/form/form.rules.ts'
import { type RecordDialogActor, selectDraft, selectErrors } from '../../machines/dialog/record-dialog.machine.ts'

/** What each field of an entry has in common: its label, its error and the way to change it. */
export function useRecordFields<Draft>(dialog: RecordDialogActor<Draft>, labels: FieldLabels<Draft>) {
  const draft = useSelector(dialog, selectDraft<Draft>)
  const errors = useSelector(dialog, selectErrors<Draft>)
  const change = (patch: Partial<Draft>) => dialog.send({ type: 'field.changed', patch })
  const fieldProps = (name: FieldName<Draft>) => ({ label: labels[name], errorMessage: errors[name] })
  return { draft, change, fieldProps }
}
