import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ComboBox } from '../../design/field/ComboBox.tsx'
import { PrefixedField } from '../../design/field/PrefixedField.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { TimeField } from '../../design/field/TimeField.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import { selectIsNew } from '../../machines/form/form.selectors.ts'
import { selectAreTypesKnown, selectTypes } from '../../machines/properties/properties.machine.ts'
import type { PropertyFormRef } from '../../machines/properties/property-form.machine.ts'
import { type PropertyDraft, propertyFields } from '../../machines/properties/property-form.rules.ts'
import * as paths from '../../paths.ts'
import { useProperties } from '../console/actors.ts'
import { type FormWords, useFields } from '../form/useFields.ts'
import { MissingNote } from '../form/MissingNote.tsx'
import { WindowPair } from '../form/WindowPair.tsx'
import { PictureInput } from '../form/PictureInput.tsx'
import { currencies, timeZones } from './place-options.ts'

interface FormProps {
  form: PropertyFormRef
}

export const propertyWords: FormWords<PropertyDraft> = { noun: 'property', labels: propertyFields.labels }

const NoTypes = () => (
  <MissingNote
    href={paths.properties(paths.allProperties, { name: 'types', search: paths.allPropertyTypes })}
    link="Property types"
  >
    There are no property types yet.
  </MissingNote>
)

export function IdentityFields({ form }: FormProps) {
  const { draft, change, common } = useFields(form, propertyWords)
  const types = useSelector(useProperties(), selectTypes)
  const areTypesKnown = useSelector(useProperties(), selectAreTypesKnown)
  const isNew = useSelector(form, selectIsNew)
  return (
    <Section title="Identity" description="The prefix becomes part of every address and cannot be changed later.">
      <FieldGrid>
        <Span of={4}>
          <TextField {...common('name')} isRequired value={draft.name} onChange={(name) => change({ name })} />
        </Span>
        <Span of={2}>
          <Select
            {...common('property_type_id')}
            isRequired
            description={areTypesKnown && types.length === 0 ? <NoTypes /> : undefined}
            choices={types.map((type) => ({ id: String(type.id), label: type.name }))}
            value={draft.property_type_id === null ? null : String(draft.property_type_id)}
            onChange={(id) => change({ property_type_id: Number(id) })}
          />
        </Span>
        <Span of={4}>
          <PrefixedField
            {...common('prefix')}
            isRequired
            prefix="/properties/"
            description={isNew ? 'Small letters, digits and hyphens' : undefined}
            isReadOnly={!isNew}
            value={draft.prefix}
            onChange={(prefix) => change({ prefix })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function BookingFields({ form }: FormProps) {
  const { draft, change, common } = useFields(form, propertyWords)
  return (
    <Section title="Booking" description="Guests can book nights inside this window while the property is active.">
      <FieldGrid>
        <WindowPair common={common} value={draft} onChange={change} />
        <Span of={2}>
          <TimeField
            {...common('check_in_time')}
            isRequired
            value={draft.check_in_time}
            onChange={(time) => change({ check_in_time: time ?? '' })}
          />
        </Span>
        <Span of={2}>
          <TimeField
            {...common('check_out_time')}
            isRequired
            value={draft.check_out_time}
            onChange={(time) => change({ check_out_time: time ?? '' })}
          />
        </Span>
        <Span of={6}>
          <SegmentedControl
            {...common('status')}
            value={String(draft.status)}
            choices={[
              { id: '1', label: 'Active' },
              { id: '0', label: 'Deactivated' },
            ]}
            onChange={(value) => change({ status: value === '1' ? 1 : 0 })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PlaceFields({ form }: FormProps) {
  const { draft, change, common } = useFields(form, propertyWords)
  const [zones] = useState(timeZones)
  const [money] = useState(currencies)
  return (
    <Section title="Place and contact" description="Dates and the business day follow the time zone.">
      <FieldGrid>
        <Span of={4}>
          <ComboBox
            {...common('timezone')}
            isRequired
            choices={zones}
            value={draft.timezone || null}
            onChange={(timezone) => change({ timezone: timezone ?? '' })}
          />
        </Span>
        <Span of={2}>
          <ComboBox
            {...common('currency')}
            isRequired
            choices={money}
            value={draft.currency || null}
            onChange={(currency) => change({ currency: currency ?? '' })}
          />
        </Span>
        <Span of={6}>
          <TextField
            {...common('address')}
            isRequired
            autoComplete="off"
            value={draft.address}
            onChange={(address) => change({ address })}
          />
        </Span>
        <Span of={3}>
          <TextField
            {...common('email')}
            isRequired={false}
            type="email"
            autoComplete="off"
            value={draft.email}
            onChange={(email) => change({ email })}
          />
        </Span>
        <Span of={3}>
          <TextField
            {...common('phone')}
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

export function PictureFields({ form }: FormProps) {
  const { draft, common } = useFields(form, propertyWords)
  return (
    <Section title="Pictures" description="The first one stands for the property.">
      <PictureInput form={form} common={common('images')} images={draft.images} />
    </Section>
  )
}
