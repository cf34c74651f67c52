import { MoneyField } from '../../design/field/MoneyField.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import type { FacilityTypeFormRef } from '../../machines/facility-types/facility-type-form.machine.ts'
import { products } from '../../routes/products.ts'
import { useCatalogue, useIsCatalogueKnown, useProducts } from '../shell/actor-hooks.ts'
import { facilityKinds } from '../facility-categories/facility-kinds.ts'
import { NothingToChooseNote } from '../form/NothingToChooseNote.tsx'
import { PictureInput } from '../form/PictureInput.tsx'
import { FormField } from '../form/FormField.tsx'
import { facilityTypeFormTexts } from './facility-type-texts.ts'

interface FacilityTypeFieldsProps {
  form: FacilityTypeFormRef
}

function NoCategories() {
  const { scope } = useProducts().getSnapshot().context.input
  return (
    <NothingToChooseNote href={products(scope.prefix, 'facility-categories')} link="Facility categories">
      This property has no facility categories yet.
    </NothingToChooseNote>
  )
}

export function IdentityFields({ form }: FacilityTypeFieldsProps) {
  const { categories } = useCatalogue()
  const isKnown = useIsCatalogueKnown()
  return (
    <Section title="Details" description="The category decides whether this is a type of rooms or of assets.">
      <FieldGrid>
        <Span columns={4}>
          <FormField form={form} texts={facilityTypeFormTexts} name="name">
            {(field) => <TextField {...field} isRequired autoComplete="off" />}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={facilityTypeFormTexts} name="code">
            {(field) => <TextField {...field} isRequired autoComplete="off" spellCheck="false" maxLength={12} />}
          </FormField>
        </Span>
        <Span columns={6}>
          <FormField form={form} texts={facilityTypeFormTexts} name="facility_category_id">
            {(field) => (
              <Select
                {...field}
                isRequired
                description={isKnown && categories.length === 0 ? <NoCategories /> : undefined}
                choices={categories.map(({ id, name, kind }) => ({
                  id,
                  label:
                    name === facilityKinds[kind].many ? name : `${name} (${facilityKinds[kind].many.toLowerCase()})`,
                }))}
              />
            )}
          </FormField>
        </Span>
        <Span columns={6}>
          <FormField form={form} texts={facilityTypeFormTexts} name="description">
            {(field) => <TextArea {...field} isRequired={false} maxLength={2000} />}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function CapacityFields({ form }: FacilityTypeFieldsProps) {
  return (
    <Section title="Capacity" description="Occupancy is the most guests at once, extra beds included.">
      <FieldGrid>
        <Span columns={3}>
          <FormField form={form} texts={facilityTypeFormTexts} name="max_adults">
            {(field) => <NumberField {...field} isRequired minValue={0} />}
          </FormField>
        </Span>
        <Span columns={3}>
          <FormField form={form} texts={facilityTypeFormTexts} name="max_children">
            {(field) => <NumberField {...field} isRequired minValue={0} />}
          </FormField>
        </Span>
        <Span columns={3}>
          <FormField form={form} texts={facilityTypeFormTexts} name="max_occupancy">
            {(field) => <NumberField {...field} isRequired minValue={0} />}
          </FormField>
        </Span>
        <Span columns={3}>
          <FormField form={form} texts={facilityTypeFormTexts} name="extra_beds">
            {(field) => <NumberField {...field} isRequired minValue={0} />}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function OfferFields({ form, currency }: FacilityTypeFieldsProps & { currency: string }) {
  return (
    <Section title="Price and upkeep" description={`Prices are in ${currency}, the currency of the property.`}>
      <FieldGrid>
        <Span columns={2}>
          <FormField form={form} texts={facilityTypeFormTexts} name="base_price">
            {(field) => <MoneyField {...field} isRequired description="Per night" currency={currency} />}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={facilityTypeFormTexts} name="size_m2">
            {(field) => <NumberField {...field} isRequired={false} description="In m²" minValue={0} />}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={facilityTypeFormTexts} name="cleaning_minutes">
            {(field) => <NumberField {...field} isRequired description="In minutes" minValue={0} />}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PictureFields({ form }: FacilityTypeFieldsProps) {
  return (
    <Section title="Pictures" description="The first one is the main picture of the type.">
      <PictureInput form={form} texts={facilityTypeFormTexts} />
    </Section>
  )
}
