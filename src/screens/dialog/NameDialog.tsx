import { TextField } from '../../design/field/TextField.tsx'
import type { RecordDialogActor } from '../../machines/dialog/record-dialog.machine.ts'
import { type NameDraft, nameFields } from '../../machines/dialog/name.rules.ts'
import { RecordDialog, type RecordDialogWords } from './RecordDialog.tsx'
import { useRecordFields } from './useRecordFields.ts'

interface NameDialogProps {
  dialog: RecordDialogActor<NameDraft>
  words: RecordDialogWords
}

/** Creates or renames a record that has only a name. */
export function NameDialog({ dialog, words }: NameDialogProps) {
  const { draft, change, fieldProps } = useRecordFields(dialog, nameFields.labels)
  return (
    <RecordDialog dialog={dialog} words={words}>
      <TextField
        {...fieldProps('name')}
        autoFocus
        isRequired
        value={draft.name}
        maxLength={80}
        onChange={(name) => change({ name })}
      />
    </RecordDialog>
  )
}
