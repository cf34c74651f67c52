import { Columns } from '../../design/layout/Columns.tsx'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { TouchField } from '../../design/field/TouchField.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { SeveralFacilitiesRef } from '../../machines/facilities/several-facilities.machine.ts'
import { facilitiesFields, type FacilitiesDraft } from '../../machines/facilities/several-facilities.rules.ts'
import { useCatalogue } from '../console/actors.ts'
import { SeveralDialog } from '../flow/SeveralDialog.tsx'
import { type SeveralWords, useSeveral } from '../flow/useSeveral.ts'
import { tabNouns } from '../products/tabs.ts'
import { AmenityChoices } from './AmenityChoices.tsx'
import { severalText } from './facility-texts.ts'
import type { FacilityTab } from './useFacilities.ts'

interface SeveralFacilitiesProps {
  several: SeveralFacilitiesRef
  tab: FacilityTab
}

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
]

/** Edit of several rooms or assets: what is not ticked stays as each has it. */
export function SeveralFacilities({ several, tab }: SeveralFacilitiesProps) {
  const catalogue = useCatalogue()
  const words: SeveralWords<FacilitiesDraft> = {
    noun: tabNouns[tab],
    labels: facilitiesFields.labels,
    valueText: (name, values) => severalText(catalogue, values, name),
  }
  const { draft, change, touch, common } = useSeveral(several, words)
  const kind = tab === 'rooms' ? 'room' : 'asset'
  const types = catalogue.facilityTypes.filter((type) => type.facility_category.kind === kind)
  const [from, to] = draft.window
  const text = (name: 'floor' | 'building' | 'section' | 'bed_setup') => (
    <TouchField {...touch(name)}>
      <TextField
        {...common(name)}
        autoComplete="off"
        description="Empty takes it away"
        value={draft[name]}
        onChange={(value) => change({ [name]: value })}
      />
    </TouchField>
  )
  const choice = (name: 'is_accessible' | 'smoking') => (
    <TouchField {...touch(name)}>
      <SegmentedControl
        {...common(name)}
        choices={yesNo}
        value={draft[name] ? 'yes' : 'no'}
        onChange={(value) => change({ [name]: value === 'yes' })}
      />
    </TouchField>
  )
  return (
    <SeveralDialog several={several} words={words}>
      <TouchField {...touch('facility_type_id')}>
        <Select
          {...common('facility_type_id')}
          choices={types.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={draft.facility_type_id === null ? null : String(draft.facility_type_id)}
          onChange={(id) => change({ facility_type_id: Number(id) })}
        />
      </TouchField>
      {text('floor')}
      {text('building')}
      {text('section')}
      <TouchField {...touch('max_occupancy')}>
        <NumberField
          {...common('max_occupancy')}
          minValue={0}
          maxValue={400}
          value={draft.max_occupancy}
          onChange={(most) => change({ max_occupancy: most })}
        />
      </TouchField>
      {tab === 'rooms' ? text('bed_setup') : null}
      {choice('is_accessible')}
      {choice('smoking')}
      <TouchField {...touch('amenity_ids')}>
        <Text tone="secondary" size="s">
          These take the place of what each of them has.
        </Text>
        <AmenityChoices
          {...common('amenity_ids')}
          value={draft.amenity_ids}
          onChange={(ids) => change({ amenity_ids: ids })}
        />
      </TouchField>
      <TouchField {...touch('window')}>
        <Columns>
          <DatePicker
            {...common('window')}
            label="Bookable from"
            errorMessage={undefined}
            description="The first night"
            value={from}
            onChange={(day) => change({ window: [day, to] })}
          />
          <DatePicker
            label="Bookable to"
            errorMessage={common('window').errorMessage}
            description="The morning after the last night"
            value={to}
            onChange={(day) => change({ window: [from, day] })}
          />
        </Columns>
      </TouchField>
      <TouchField {...touch('note')}>
        <TextArea {...common('note')} rows={3} value={draft.note} onChange={(note) => change({ note })} />
      </TouchField>
    </SeveralDialog>
  )
}
