import { TextField } from '../../design/field/TextField.tsx'
import type { EntryActor } from '../../machines/flow/entry.machine.ts'
import { type NameDraft, nameFields } from '../../machines/flow/name.rules.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { useEntryFields } from './useEntryFields.ts'

/** Adds or renames what has a name and nothing else. */
export function NameDialog({ entry, noun }: { entry: EntryActor<NameDraft>; noun: string }) {
  const { draft, change, common } = useEntryFields(entry, nameFields.labels)
  return (
    <EntryDialog entry={entry} noun={noun}>
      <TextField
        {...common('name')}
        autoFocus
        isRequired
        value={draft.name}
        maxLength={80}
        onChange={(name) => change({ name })}
      />
    </EntryDialog>
  )
}
