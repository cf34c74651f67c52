import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import {
  type FacilityCategoryDialogRef,
  facilityCategoryFields,
} from '../../machines/facility-categories/facility-category-dialog.machine.ts'
import { RecordDialog } from '../dialog/RecordDialog.tsx'
import { useRecordFields } from '../dialog/useRecordFields.ts'
import { facilityKinds } from './facility-kinds.ts'
import { phrase } from '../../phrases/phrase.ts'

const words = { title: phrase('facility-categories.newCategory'), create: phrase('facility-categories.createButton') }

/** Dialog to add a category. Its kind makes its facilities rooms or assets. */
export function FacilityCategoryDialog({ dialog }: { dialog: FacilityCategoryDialogRef }) {
  const { draft, change, fieldProps } = useRecordFields(dialog, facilityCategoryFields.labels)
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
      <RadioGroup
        {...fieldProps('kind')}
        isRequired
        description={phrase('facility-categories.kindHint')}
        value={draft.kind}
        choices={[
          { id: 'room', label: facilityKinds.room.many, icon: facilityKinds.room.icon },
          { id: 'asset', label: facilityKinds.asset.many, icon: facilityKinds.asset.icon },
        ]}
        onChange={(kind) => change({ kind })}
      />
    </RecordDialog>
  )
}
