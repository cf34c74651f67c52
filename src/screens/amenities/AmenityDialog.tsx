import { amenityGroups } from '../../api/contract/enums.ts'
import { Select } from '../../design/field/Select.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { type AmenityDialogRef, amenityFields } from '../../machines/amenities/amenity-dialog.machine.ts'
import { RecordDialog } from '../dialog/RecordDialog.tsx'
import { useRecordFields } from '../dialog/useRecordFields.ts'

/** Dialog to add an amenity to a group. */
export function AmenityDialog({ dialog }: { dialog: AmenityDialogRef }) {
  const { draft, change, fieldProps } = useRecordFields(dialog, amenityFields.labels)
  return (
    <RecordDialog dialog={dialog} noun="amenity">
      <TextField
        {...fieldProps('name')}
        autoFocus
        isRequired
        value={draft.name}
        maxLength={80}
        onChange={(name) => change({ name })}
      />
      <TextField
        {...fieldProps('code')}
        isRequired
        description="Up to 12 letters, digits and hyphens, such as BTH"
        value={draft.code}
        maxLength={12}
        spellCheck="false"
        onChange={(code) => change({ code })}
      />
      <Select
        {...fieldProps('group')}
        isRequired
        choices={amenityGroups.map((group) => ({ id: group, label: group }))}
        value={draft.group}
        onChange={(chosen) => change({ group: amenityGroups.find((group) => group === chosen) ?? null })}
      />
    </RecordDialog>
  )
}
