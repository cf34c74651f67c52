import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ComboBox } from '../../design/field/ComboBox.tsx'
import type { FieldProps } from '../../design/field/FieldParts.tsx'
import { PrefixedField } from './PrefixedField.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { TimeField } from '../../design/field/TimeField.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import { selectIsNew } from '../../machines/form/form.selectors.ts'
import { selectAreTypesKnown, selectTypes } from '../../machines/properties/properties.machine.ts'
import type { PropertyFormRef } from '../../machines/properties/property-form.machine.ts'
import { prefixOf, type PropertyDraft, propertyFields } from '../../machines/properties/property-form.rules.ts'
import * as routes from '../../routes/properties.ts'
import { useProperties } from '../shell/actor-hooks.ts'
import { FormField } from '../form/FormField.tsx'
import type { FormTexts } from '../form/useFormField.ts'
import { NothingToChooseNote } from '../form/NothingToChooseNote.tsx'
import { BookableWindowFields } from '../form/BookableWindowFields.tsx'
import { PictureInput } from '../form/PictureInput.tsx'
import { currencies, timeZones } from './place-choices.ts'
import { phrase } from '../../phrases/phrase.ts'

interface PropertyFieldsProps {
  form: PropertyFormRef
}

export const propertyFormTexts: FormTexts<PropertyDraft> = {
  idPrefix: 'property',
  words: {
    newTitle: phrase('properties.newProperty'),
    editTitle: phrase('properties.editTitle'),
    create: phrase('properties.createButton'),
    notOpened: phrase('properties.couldNotBeOpened'),
    changedMeanwhile: (by) => phrase('properties.changedMeanwhile', { by }),
  },
  labels: propertyFields.labels,
}

const NoTypes = () => (
  <NothingToChooseNote
    href={routes.properties(routes.allProperties, { name: 'types', search: routes.allPropertyTypes })}
    link={phrase('properties.propertyTypes')}
  >
    {phrase('properties.noPropertyTypes')}
  </NothingToChooseNote>
)

const prefixDescription = (isSuggested: boolean) =>
  isSuggested ? phrase('properties.prefixSuggested') : phrase('properties.prefixDescription')

export function IdentityFields({ form }: PropertyFieldsProps) {
  const types = useSelector(useProperties(), selectTypes)
  const areTypesKnown = useSelector(useProperties(), selectAreTypesKnown)
  const isNew = useSelector(form, selectIsNew)
  // The prefix follows the name until somebody types another one; an emptied prefix follows again.
  const [isTyped, setIsTyped] = useState(false)
  const follows = isNew && !isTyped
  const changeName = (name: string) =>
    form.send({ type: 'field.changed', patch: follows ? { name, prefix: prefixOf(name) } : { name } })
  return (
    <Section title={phrase('properties.identity')} description={phrase('properties.identityDescription')}>
      <FieldGrid>
        <Span columns={4}>
          <FormField form={form} texts={propertyFormTexts} name="name">
            {(field) => <TextField {...field} isRequired onChange={changeName} />}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={propertyFormTexts} name="property_type_id">
            {(field) => (
              <Select
                {...field}
                isRequired
                description={areTypesKnown && types.length === 0 ? <NoTypes /> : undefined}
                choices={types.map((type) => ({ id: type.id, label: type.name }))}
              />
            )}
          </FormField>
        </Span>
        <Span columns={4}>
          <FormField form={form} texts={propertyFormTexts} name="prefix">
            {(field) => (
              <PrefixedField
                {...field}
                isRequired
                prefix="/properties/"
                description={isNew ? prefixDescription(follows && field.value !== '') : undefined}
                onChange={(prefix) => {
                  setIsTyped(prefix !== '')
                  field.onChange(prefix)
                }}
                isReadOnly={!isNew}
              />
            )}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

const RequiredTimeField = ({
  onChange,
  ...field
}: FieldProps & { value: string; onChange: (time: string) => void }) => (
  <TimeField {...field} isRequired onChange={(time) => onChange(time ?? '')} onPartlyTyped={onChange} />
)

export function BookingFields({ form }: PropertyFieldsProps) {
  return (
    <Section title={phrase('properties.booking')} description={phrase('properties.bookingDescription')}>
      <FieldGrid>
        <BookableWindowFields form={form} texts={propertyFormTexts} />
        <Span columns={2}>
          <FormField form={form} texts={propertyFormTexts} name="check_in_time">
            {(field) => <RequiredTimeField {...field} />}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={propertyFormTexts} name="check_out_time">
            {(field) => <RequiredTimeField {...field} />}
          </FormField>
        </Span>
        <Span columns={6}>
          <FormField form={form} texts={propertyFormTexts} name="status">
            {(field) => (
              <SegmentedControl
                {...field}
                choices={[
                  { id: 1, label: phrase('properties.active') },
                  { id: 0, label: phrase('properties.deactivated') },
                ]}
              />
            )}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PlaceFields({ form }: PropertyFieldsProps) {
  const [zones] = useState(timeZones)
  const [money] = useState(currencies)
  return (
    <Section title={phrase('properties.placeAndContact')} description={phrase('properties.placeDescription')}>
      <FieldGrid>
        <Span columns={4}>
          <FormField form={form} texts={propertyFormTexts} name="timezone">
            {(field) => (
              <ComboBox
                {...field}
                isRequired
                choices={zones}
                value={field.value || null}
                onChange={(timezone) => field.onChange(timezone ?? '')}
              />
            )}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={propertyFormTexts} name="currency">
            {(field) => (
              <ComboBox
                {...field}
                isRequired
                choices={money}
                value={field.value || null}
                onChange={(currency) => field.onChange(currency ?? '')}
              />
            )}
          </FormField>
        </Span>
        <Span columns={3}>
          <FormField form={form} texts={propertyFormTexts} name="audit_time">
            {(field) => (
              <TimeField
                {...field}
                isRequired={false}
                description={phrase('properties.auditTimeDescription')}
                onPartlyTyped={field.onChange}
              />
            )}
          </FormField>
        </Span>
        <Span columns={6}>
          <FormField form={form} texts={propertyFormTexts} name="address">
            {(field) => <TextField {...field} isRequired autoComplete="off" />}
          </FormField>
        </Span>
        <Span columns={3}>
          <FormField form={form} texts={propertyFormTexts} name="email">
            {(field) => <TextField {...field} isRequired={false} type="email" autoComplete="off" />}
          </FormField>
        </Span>
        <Span columns={3}>
          <FormField form={form} texts={propertyFormTexts} name="phone">
            {(field) => <TextField {...field} isRequired={false} type="tel" autoComplete="off" />}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PictureFields({ form }: PropertyFieldsProps) {
  return (
    <Section title={phrase('properties.pictures')} description={phrase('properties.picturesDescription')}>
      <PictureInput form={form} texts={propertyFormTexts} />
    </Section>
  )
}
