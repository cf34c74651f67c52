import { amenityGroups } from '../../api/contract/enums.ts'
import { Select } from '../../design/field/Select.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { type AmenityDialogRef, amenityFields } from '../../machines/amenities/amenity-dialog.machine.ts'
import { RecordDialog } from '../dialog/RecordDialog.tsx'
import { useRecordFields } from '../dialog/useRecordFields.ts'
import { amenityGroupName } from './amenity-group.ts'
import { phrase } from '../../phrases/phrase.ts'

const words = { title: phrase('amenities.newAmenity'), create: phrase('amenities.createButton') }

/** Dialog to add an amenity to a group. */
export function AmenityDialog({ dialog }: { dialog: AmenityDialogRef }) {
  const { draft, change, fieldProps } = useRecordFields(dialog, amenityFields.labels)
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
      <TextField
        {...fieldProps('code')}
        isRequired
        description={phrase('amenities.codeHint')}
        value={draft.code}
        maxLength={12}
        spellCheck="false"
        onChange={(code) => change({ code })}
      />
      <Select
        {...fieldProps('group')}
        isRequired
        choices={amenityGroups.map((group) => ({ id: group, label: amenityGroupName(group) }))}
        value={draft.group}
        onChange={(chosen) => change({ group: amenityGroups.find((group) => group === chosen) ?? null })}
      />
    </RecordDialog>
  )
}
