import { amenityGroups } from '../../api/contract/amenity.ts'
import { Select } from '../../design/field/Select.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { type AmenityEntryRef, amenityFields } from '../../machines/amenities/amenity-entry.machine.ts'
import { EntryDialog } from '../flow/EntryDialog.tsx'
import { useEntryFields } from '../flow/useEntryFields.ts'

/** Adds an amenity to one of the groups. */
export function AmenityDialog({ entry }: { entry: AmenityEntryRef }) {
  const { draft, change, common } = useEntryFields(entry, amenityFields.labels)
  return (
    <EntryDialog entry={entry} noun="amenity">
      <TextField
        {...common('name')}
        autoFocus
        isRequired
        value={draft.name}
        maxLength={80}
        onChange={(name) => change({ name })}
      />
      <TextField
        {...common('code')}
        isRequired
        description="Up to 12 letters, digits and hyphens, as BTH"
        value={draft.code}
        maxLength={12}
        spellCheck="false"
        onChange={(code) => change({ code })}
      />
      <Select
        {...common('group')}
        isRequired
        choices={amenityGroups.map((group) => ({ id: group, label: group }))}
        value={draft.group}
        onChange={(chosen) => change({ group: amenityGroups.find((group) => group === chosen) ?? null })}
      />
    </EntryDialog>
  )
}
