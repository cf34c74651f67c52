import { useSelector } from '@xstate/react'
import { Checkbox } from '../../design/field/Checkbox.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import { isFloorOfNames } from '../../machines/facilities/facility-form.rules.ts'
import { selectIsNew } from '../../machines/form/form.selectors.ts'
import { PictureInput } from '../form/PictureInput.tsx'
import { BookableWindowFields } from '../form/BookableWindowFields.tsx'
import { fieldId, useFormFields } from '../form/useFormFields.ts'
import { tabNouns } from '../products/tabs.ts'
import { AmenityCheckboxes } from './AmenityCheckboxes.tsx'
import { ConnectingField } from './ConnectingField.tsx'
import type { FacilityFormProps } from './facility-form-props.ts'
import { facilityFormTexts } from './facility-form-texts.ts'

function useFacilityFields({ form, tab }: FacilityFormProps) {
  const isNew = useSelector(form, selectIsNew)
  return { isNew, ...useFormFields(form, facilityFormTexts(tab, isNew)) }
}

/** Location and connecting rooms. */
export function PlaceFields(props: FacilityFormProps) {
  const { isNew, draft, change, fieldProps } = useFacilityFields(props)
  const hasNamesFloor = isNew && props.tab === 'rooms' && isFloorOfNames(draft)
  const optional = (name: 'floor' | 'building' | 'section') => ({
    ...fieldProps(name),
    isRequired: false,
    autoComplete: 'off' as const,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <Section title="Place">
      <FieldGrid>
        <Span columns={2}>
          <TextField {...optional('floor')} description={hasNamesFloor ? 'From the names' : undefined} />
        </Span>
        <Span columns={2}>
          <TextField {...optional('building')} />
        </Span>
        <Span columns={2}>
          <TextField {...optional('section')} />
        </Span>
        {props.tab === 'rooms' ? (
          <Span columns={6}>
            <ConnectingField {...props} />
          </Span>
        ) : null}
      </FieldGrid>
    </Section>
  )
}

/** Capacity and properties of the room. */
export function RoomFields(props: FacilityFormProps) {
  const { draft, change, fieldProps } = useFacilityFields(props)
  const { noun } = facilityFormTexts(props.tab, true)
  return (
    <Section title="Capacity">
      <FieldGrid>
        <Span columns={2}>
          <NumberField
            {...fieldProps('max_occupancy')}
            isRequired
            minValue={0}
            maxValue={400}
            value={draft.max_occupancy}
            onChange={(most) => change({ max_occupancy: most })}
          />
        </Span>
        {props.tab === 'rooms' ? (
          <Span columns={4}>
            <TextField
              {...fieldProps('bed_setup')}
              isRequired={false}
              autoComplete="off"
              placeholder="1 king, 1 sofa bed"
              value={draft.bed_setup}
              onChange={(beds) => change({ bed_setup: beds })}
            />
          </Span>
        ) : null}
        <Span columns={6}>
          <Inline gap={4}>
            <Checkbox
              id={fieldId(noun, 'is_accessible')}
              isSelected={draft.is_accessible}
              onChange={(isAccessible) => change({ is_accessible: isAccessible })}
            >
              Accessible: step-free, with room for a wheelchair
            </Checkbox>
            <Checkbox
              id={fieldId(noun, 'smoking')}
              isSelected={draft.smoking}
              onChange={(smoking) => change({ smoking })}
            >
              Smoking allowed
            </Checkbox>
          </Inline>
        </Span>
      </FieldGrid>
    </Section>
  )
}

/** Amenities by group. */
export function AmenityFields(props: FacilityFormProps) {
  const { isNew, draft, change, fieldProps } = useFacilityFields(props)
  return (
    <Section title="Amenities" description={isNew ? 'Starts with the amenities of the type.' : undefined}>
      <AmenityCheckboxes
        {...fieldProps('amenity_ids')}
        value={draft.amenity_ids}
        onChange={(ids) => change({ amenity_ids: ids })}
      />
    </Section>
  )
}

/** Bookable dates and notes for the staff. */
export function BookingFields(props: FacilityFormProps) {
  const { draft, change, fieldProps } = useFacilityFields(props)
  return (
    <Section title="Booking" description="Guests can book nights inside this window. Leave a date empty for no limit.">
      <FieldGrid>
        <BookableWindowFields fieldProps={fieldProps} value={draft} onChange={change} />
        <Span columns={6}>
          <TextArea
            {...fieldProps('note')}
            isRequired={false}
            description="For the staff only"
            rows={3}
            value={draft.note}
            onChange={(note) => change({ note })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

/** The facility's pictures. A duplicate can copy those of the original. */
export function PictureFields(props: FacilityFormProps) {
  const { isNew, draft, change, fieldProps } = useFacilityFields(props)
  const { form, tab } = props
  const { copied } = draft
  return (
    <Section
      title="Pictures"
      description={
        isNew
          ? `Each new ${tabNouns[tab].one} gets them.`
          : `The first one is the main picture of the ${tabNouns[tab].one}.`
      }
    >
      {copied ? (
        <Checkbox
          id={fieldProps('copied').id}
          isSelected={copied.isWanted}
          onChange={(isWanted) => change({ copied: { ...copied, isWanted } })}
        >
          {copied.count === 1
            ? 'Copy the picture of the original'
            : `Copy the ${copied.count} pictures of the original`}
        </Checkbox>
      ) : null}
      <PictureInput form={form} fieldProps={fieldProps('images')} images={draft.images} />
    </Section>
  )
}
