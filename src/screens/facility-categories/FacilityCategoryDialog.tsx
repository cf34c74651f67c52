import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import {
  type FacilityCategoryEntryRef,
  facilityCategoryFields,
} from '../../machines/facility-categories/facility-category-entry.machine.ts'
import { EntryDialog } from '../flow/EntryDialog.tsx'
import { useEntryFields } from '../flow/useEntryFields.ts'
import { kinds } from './kinds.ts'

/** Adds a category: its kind decides whether what belongs to it is a room or an asset. */
export function FacilityCategoryDialog({ entry }: { entry: FacilityCategoryEntryRef }) {
  const { draft, change, common } = useEntryFields(entry, facilityCategoryFields.labels)
  return (
    <EntryDialog entry={entry} noun="category">
      <TextField
        {...common('name')}
        autoFocus
        isRequired
        value={draft.name}
        maxLength={80}
        onChange={(name) => change({ name })}
      />
      <RadioGroup
        {...common('kind')}
        isRequired
        description="Rooms are slept in; assets are anything else that can be booked. It cannot be changed later."
        value={draft.kind}
        choices={[
          { id: 'room', label: kinds.room.many, icon: kinds.room.icon },
          { id: 'asset', label: kinds.asset.many, icon: kinds.asset.icon },
        ]}
        onChange={(kind) => change({ kind })}
      />
    </EntryDialog>
  )
}
