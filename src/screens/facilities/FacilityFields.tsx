import { useSelector } from '@xstate/react'
import { Checkbox } from '../../design/field/Checkbox.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import { isFloorOfNames } from '../../machines/facilities/facility-form.rules.ts'
import { selectDraft, selectIsNew } from '../../machines/form/form.selectors.ts'
import { PictureInput } from '../form/PictureInput.tsx'
import { BookableWindowFields } from '../form/BookableWindowFields.tsx'
import { FormField } from '../form/FormField.tsx'
import { AmenityCheckboxes } from './AmenityCheckboxes.tsx'
import { ConnectingField } from './ConnectingField.tsx'
import type { FacilityFormProps } from './facility-form-props.ts'
import { facilityFormTexts } from './facility-form-texts.ts'
import { phrase } from '../../phrases/phrase.ts'
import { facilityKindOf } from '../../machines/facilities/facility-list.machine.ts'

function useFacilityForm({ form, tab }: FacilityFormProps) {
  const isNew = useSelector(form, selectIsNew)
  return { isNew, form, texts: facilityFormTexts(tab, isNew) }
}

/** Location and connecting rooms. */
export function PlaceFields(props: FacilityFormProps) {
  const { isNew, form, texts } = useFacilityForm(props)
  const canDeriveFloor = isNew && props.tab === 'rooms'
  const hasNamesFloor = useSelector(form, (snapshot) => canDeriveFloor && isFloorOfNames(selectDraft(snapshot)))
  return (
    <Section title={phrase('facilities.place')}>
      <FieldGrid>
        <Span columns={2}>
          <FormField form={form} texts={texts} name="floor">
            {(field) => (
              <TextField
                {...field}
                isRequired={false}
                autoComplete="off"
                description={hasNamesFloor ? phrase('facilities.fromTheNames') : undefined}
              />
            )}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={texts} name="building">
            {(field) => <TextField {...field} isRequired={false} autoComplete="off" />}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={texts} name="section">
            {(field) => <TextField {...field} isRequired={false} autoComplete="off" />}
          </FormField>
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
  const { form, texts } = useFacilityForm(props)
  return (
    <Section title={phrase('facilities.capacity')}>
      <FieldGrid>
        <Span columns={2}>
          <FormField form={form} texts={texts} name="max_occupancy">
            {(field) => <NumberField {...field} isRequired minValue={0} maxValue={400} />}
          </FormField>
        </Span>
        {props.tab === 'rooms' ? (
          <Span columns={4}>
            <FormField form={form} texts={texts} name="bed_setup">
              {(field) => (
                <TextField
                  {...field}
                  isRequired={false}
                  autoComplete="off"
                  placeholder={phrase('facilities.bedSetupExample')}
                />
              )}
            </FormField>
          </Span>
        ) : null}
        <Span columns={6}>
          <Inline gap={4}>
            <FormField form={form} texts={texts} name="is_accessible">
              {({ id, value, onChange }) => (
                <Checkbox id={id} isSelected={value} onChange={onChange}>
                  {phrase('facilities.accessibleChoice')}
                </Checkbox>
              )}
            </FormField>
            <FormField form={form} texts={texts} name="smoking">
              {({ id, value, onChange }) => (
                <Checkbox id={id} isSelected={value} onChange={onChange}>
                  {phrase('facilities.smokingAllowed')}
                </Checkbox>
              )}
            </FormField>
          </Inline>
        </Span>
      </FieldGrid>
    </Section>
  )
}

/** Amenities by group. */
export function AmenityFields(props: FacilityFormProps) {
  const { isNew, form, texts } = useFacilityForm(props)
  return (
    <Section
      title={phrase('facilities.amenities')}
      description={isNew ? phrase('facilities.amenitiesHint') : undefined}
    >
      <FormField form={form} texts={texts} name="amenity_ids">
        {(field) => <AmenityCheckboxes {...field} />}
      </FormField>
    </Section>
  )
}

/** Bookable dates and notes for the staff. */
export function BookingFields(props: FacilityFormProps) {
  const { form, texts } = useFacilityForm(props)
  return (
    <Section title={phrase('facilities.booking')} description={phrase('facilities.bookingHint')}>
      <FieldGrid>
        <BookableWindowFields form={form} texts={texts} />
        <Span columns={6}>
          <FormField form={form} texts={texts} name="note">
            {(field) => (
              <TextArea {...field} isRequired={false} description={phrase('facilities.forTheStaffOnly')} rows={3} />
            )}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

/** The facility's pictures. A duplicate can copy those of the original. */
export function PictureFields(props: FacilityFormProps) {
  const { isNew, form, texts } = useFacilityForm(props)
  const { tab } = props
  return (
    <Section
      title={phrase('facilities.pictures')}
      description={
        isNew
          ? phrase('facilities.picturesOfNew', { kind: facilityKindOf[tab] })
          : phrase('facilities.mainPicture', { kind: facilityKindOf[tab] })
      }
    >
      <FormField form={form} texts={texts} name="copied">
        {({ id, value: copied, onChange }) =>
          copied ? (
            <Checkbox id={id} isSelected={copied.isWanted} onChange={(isWanted) => onChange({ ...copied, isWanted })}>
              {phrase('facilities.copyPictures', { count: copied.count })}
            </Checkbox>
          ) : null
        }
      </FormField>
      <PictureInput form={form} texts={texts} />
    </Section>
  )
}
