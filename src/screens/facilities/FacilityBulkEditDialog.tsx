import { Columns } from '../../design/layout/Columns.tsx'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { BulkEditField } from '../../design/field/BulkEditField.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { FacilitiesBulkEditRef } from '../../machines/facilities/facilities-bulk-edit.machine.ts'
import { facilitiesFields, type FacilitiesDraft } from '../../machines/facilities/facilities-bulk-edit.rules.ts'
import { useCatalogue } from '../shell/actor-hooks.ts'
import { BulkEditDialog } from '../dialog/BulkEditDialog.tsx'
import { type BulkEditTexts, type BulkEditWords, useBulkEdit } from '../dialog/useBulkEdit.ts'
import { AmenityCheckboxes } from './AmenityCheckboxes.tsx'
import { bulkEditText } from './facility-form-texts.ts'
import type { FacilityTab } from './useFacilities.ts'
import { phrase } from '../../phrases/phrase.ts'
import { facilityKindOf } from '../../machines/facilities/facility-list.machine.ts'
import type { FacilityKind } from '../../api/contract/facility-category.ts'
import { LastNightPicker } from '../form/LastNightPicker.tsx'

interface FacilityBulkEditDialogProps {
  bulkEdit: FacilitiesBulkEditRef
  tab: FacilityTab
}

const yesNoChoices = [
  { id: 'yes', label: phrase('facilities.yes') },
  { id: 'no', label: phrase('facilities.no') },
]

const bulkEditWords = (kind: FacilityKind): BulkEditWords => ({
  edit: (count) => phrase('facilities.editMany', { kind, count }),
  question: (count) => phrase('facilities.changeQuestion', { kind, count }),
  confirm: (count) => phrase('facilities.changeButton', { kind, count }),
  newFor: (count) => phrase('facilities.newFor', { kind, count }),
  partlyChanged: ({ done, count }) => phrase('facilities.changedOf', { kind, done, count }),
})

/** Bulk edit of rooms or assets. Unticked fields stay unchanged. */
export function FacilityBulkEditDialog({ bulkEdit, tab }: FacilityBulkEditDialogProps) {
  const catalogue = useCatalogue()
  const kind = facilityKindOf[tab]
  const texts: BulkEditTexts<FacilitiesDraft> = {
    idPrefix: `bulk-edit-${kind}`,
    words: bulkEditWords(kind),
    labels: facilitiesFields.labels,
    valueText: (name, values) => bulkEditText(catalogue, values, name),
  }
  const { draft, change, bulkFieldProps, fieldProps } = useBulkEdit(bulkEdit, texts)
  const types = catalogue.facilityTypes.filter((type) => type.facility_category.kind === kind)
  const [from, to] = draft.window
  const textField = (name: 'floor' | 'building' | 'section' | 'bed_setup') => (
    <BulkEditField {...bulkFieldProps(name)}>
      <TextField
        {...fieldProps(name)}
        autoComplete="off"
        description={phrase('facilities.leaveEmptyToClear')}
        value={draft[name]}
        onChange={(value) => change({ [name]: value })}
      />
    </BulkEditField>
  )
  const yesNoField = (name: 'is_accessible' | 'smoking') => (
    <BulkEditField {...bulkFieldProps(name)}>
      <SegmentedControl
        {...fieldProps(name)}
        choices={yesNoChoices}
        value={draft[name] ? 'yes' : 'no'}
        onChange={(value) => change({ [name]: value === 'yes' })}
      />
    </BulkEditField>
  )
  return (
    <BulkEditDialog bulkEdit={bulkEdit} texts={texts}>
      <BulkEditField {...bulkFieldProps('facility_type_id')}>
        <Select
          {...fieldProps('facility_type_id')}
          choices={types.map(({ id, name }) => ({ id, label: name }))}
          value={draft.facility_type_id}
          onChange={(id) => change({ facility_type_id: id })}
        />
      </BulkEditField>
      {textField('floor')}
      {textField('building')}
      {textField('section')}
      <BulkEditField {...bulkFieldProps('max_occupancy')}>
        <NumberField
          {...fieldProps('max_occupancy')}
          minValue={0}
          maxValue={400}
          value={draft.max_occupancy}
          onChange={(most) => change({ max_occupancy: most })}
        />
      </BulkEditField>
      {tab === 'rooms' ? textField('bed_setup') : null}
      {yesNoField('is_accessible')}
      {yesNoField('smoking')}
      <BulkEditField {...bulkFieldProps('amenity_ids')}>
        <Text tone="secondary" size="s">
          {phrase('facilities.amenitiesReplaceHint')}
        </Text>
        <AmenityCheckboxes
          {...fieldProps('amenity_ids')}
          value={draft.amenity_ids}
          onChange={(ids) => change({ amenity_ids: ids })}
        />
      </BulkEditField>
      <BulkEditField {...bulkFieldProps('window')}>
        <Columns>
          <DatePicker
            reportsIncomplete
            {...fieldProps('window')}
            label={phrase('facilities.bookableFrom')}
            errorMessage={undefined}
            description={phrase('facilities.firstNight')}
            value={from}
            onChange={(day) => change({ window: [day, to] })}
          />
          <LastNightPicker
            reportsIncomplete
            label={phrase('facilities.bookableTo')}
            errorMessage={fieldProps('window').errorMessage}
            description={phrase('facilities.lastNight')}
            value={to}
            onChange={(day) => change({ window: [from, day] })}
          />
        </Columns>
      </BulkEditField>
      <BulkEditField {...bulkFieldProps('note')}>
        <TextArea {...fieldProps('note')} rows={3} value={draft.note} onChange={(note) => change({ note })} />
      </BulkEditField>
    </BulkEditDialog>
  )
}
