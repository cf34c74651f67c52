import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ComboBox } from '../../design/field/ComboBox.tsx'
import { PrefixedField } from './PrefixedField.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { TimeField } from '../../design/field/TimeField.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import { selectIsNew } from '../../machines/form/form.selectors.ts'
import { selectAreTypesKnown, selectTypes } from '../../machines/properties/properties.machine.ts'
import type { PropertyFormRef } from '../../machines/properties/property-form.machine.ts'
import { type PropertyDraft, propertyFields } from '../../machines/properties/property-form.rules.ts'
import * as routes from '../../routes/properties.ts'
import { useProperties } from '../shell/actors.ts'
import { type FormTexts, useFormFields } from '../form/useFormFields.ts'
import { NothingToChooseNote } from '../form/NothingToChooseNote.tsx'
import { BookableWindowFields } from '../form/BookableWindowFields.tsx'
import { PictureInput } from '../form/PictureInput.tsx'
import { currencies, timeZones } from './place-choices.ts'

interface PropertyFieldsProps {
  form: PropertyFormRef
}

export const propertyFormTexts: FormTexts<PropertyDraft> = { noun: 'property', labels: propertyFields.labels }

const NoTypes = () => (
  <NothingToChooseNote
    href={routes.properties(routes.allProperties, { name: 'types', search: routes.allPropertyTypes })}
    link="Property types"
  >
    There are no property types yet.
  </NothingToChooseNote>
)

export function IdentityFields({ form }: PropertyFieldsProps) {
  const { draft, change, fieldProps } = useFormFields(form, propertyFormTexts)
  const types = useSelector(useProperties(), selectTypes)
  const areTypesKnown = useSelector(useProperties(), selectAreTypesKnown)
  const isNew = useSelector(form, selectIsNew)
  return (
    <Section title="Identity" description="The prefix becomes part of the web address and cannot be changed later.">
      <FieldGrid>
        <Span columns={4}>
          <TextField {...fieldProps('name')} isRequired value={draft.name} onChange={(name) => change({ name })} />
        </Span>
        <Span columns={2}>
          <Select
            {...fieldProps('property_type_id')}
            isRequired
            description={areTypesKnown && types.length === 0 ? <NoTypes /> : undefined}
            choices={types.map((type) => ({ id: type.id, label: type.name }))}
            value={draft.property_type_id}
            onChange={(id) => change({ property_type_id: id })}
          />
        </Span>
        <Span columns={4}>
          <PrefixedField
            {...fieldProps('prefix')}
            isRequired
            prefix="/properties/"
            description={isNew ? 'Lowercase letters, digits and hyphens' : undefined}
            isReadOnly={!isNew}
            value={draft.prefix}
            onChange={(prefix) => change({ prefix })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function BookingFields({ form }: PropertyFieldsProps) {
  const { draft, change, fieldProps } = useFormFields(form, propertyFormTexts)
  return (
    <Section title="Booking" description="Guests can book nights inside this window while the property is active.">
      <FieldGrid>
        <BookableWindowFields fieldProps={fieldProps} value={draft} onChange={change} />
        <Span columns={2}>
          <TimeField
            {...fieldProps('check_in_time')}
            isRequired
            value={draft.check_in_time}
            onChange={(time) => change({ check_in_time: time ?? '' })}
          />
        </Span>
        <Span columns={2}>
          <TimeField
            {...fieldProps('check_out_time')}
            isRequired
            value={draft.check_out_time}
            onChange={(time) => change({ check_out_time: time ?? '' })}
          />
        </Span>
        <Span columns={6}>
          <SegmentedControl
            {...fieldProps('status')}
            value={draft.status}
            choices={[
              { id: 1, label: 'Active' },
              { id: 0, label: 'Deactivated' },
            ]}
            onChange={(status) => change({ status })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PlaceFields({ form }: PropertyFieldsProps) {
  const { draft, change, fieldProps } = useFormFields(form, propertyFormTexts)
  const [zones] = useState(timeZones)
  const [money] = useState(currencies)
  return (
    <Section title="Place and contact" description="Dates and the business day follow the time zone.">
      <FieldGrid>
        <Span columns={4}>
          <ComboBox
            {...fieldProps('timezone')}
            isRequired
            choices={zones}
            value={draft.timezone || null}
            onChange={(timezone) => change({ timezone: timezone ?? '' })}
          />
        </Span>
        <Span columns={2}>
          <ComboBox
            {...fieldProps('currency')}
            isRequired
            choices={money}
            value={draft.currency || null}
            onChange={(currency) => change({ currency: currency ?? '' })}
          />
        </Span>
        <Span columns={6}>
          <TextField
            {...fieldProps('address')}
            isRequired
            autoComplete="off"
            value={draft.address}
            onChange={(address) => change({ address })}
          />
        </Span>
        <Span columns={3}>
          <TextField
            {...fieldProps('email')}
            isRequired={false}
            type="email"
            autoComplete="off"
            value={draft.email}
            onChange={(email) => change({ email })}
          />
        </Span>
        <Span columns={3}>
          <TextField
            {...fieldProps('phone')}
            isRequired={false}
            type="tel"
            autoComplete="off"
            value={draft.phone}
            onChange={(phone) => change({ phone })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PictureFields({ form }: PropertyFieldsProps) {
  const { draft, fieldProps } = useFormFields(form, propertyFormTexts)
  return (
    <Section title="Pictures" description="The first one is the main picture of the property.">
      <PictureInput form={form} fieldProps={fieldProps('images')} images={draft.images} />
    </Section>
  )
}
