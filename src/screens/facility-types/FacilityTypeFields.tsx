import { MoneyField } from '../../design/field/MoneyField.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import type { FacilityTypeFormRef } from '../../machines/facility-types/facility-type-form.machine.ts'
import { products } from '../../routes/products.ts'
import { useCatalogue, useIsCatalogueKnown, useProducts } from '../shell/actors.ts'
import { facilityKinds } from '../facility-categories/facility-kinds.ts'
import { NothingToChooseNote } from '../form/NothingToChooseNote.tsx'
import { PictureInput } from '../form/PictureInput.tsx'
import { useFormFields } from '../form/useFormFields.ts'
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
  const { draft, change, fieldProps } = useFormFields(form, facilityTypeFormTexts)
  const { categories } = useCatalogue()
  const isKnown = useIsCatalogueKnown()
  return (
    <Section title="Details" description="The category decides whether this is a type of rooms or of assets.">
      <FieldGrid>
        <Span columns={4}>
          <TextField
            {...fieldProps('name')}
            isRequired
            autoComplete="off"
            value={draft.name}
            onChange={(name) => change({ name })}
          />
        </Span>
        <Span columns={2}>
          <TextField
            {...fieldProps('code')}
            isRequired
            autoComplete="off"
            spellCheck="false"
            maxLength={12}
            value={draft.code}
            onChange={(code) => change({ code })}
          />
        </Span>
        <Span columns={6}>
          <Select
            {...fieldProps('facility_category_id')}
            isRequired
            description={isKnown && categories.length === 0 ? <NoCategories /> : undefined}
            choices={categories.map(({ id, name, kind }) => ({
              id,
              label: name === facilityKinds[kind].many ? name : `${name} (${facilityKinds[kind].many.toLowerCase()})`,
            }))}
            value={draft.facility_category_id}
            onChange={(id) => change({ facility_category_id: id })}
          />
        </Span>
        <Span columns={6}>
          <TextArea
            {...fieldProps('description')}
            isRequired={false}
            maxLength={2000}
            value={draft.description}
            onChange={(description) => change({ description })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function CapacityFields({ form }: FacilityTypeFieldsProps) {
  const { draft, change, fieldProps } = useFormFields(form, facilityTypeFormTexts)
  return (
    <Section title="Capacity" description="Occupancy is the most guests at once, extra beds included.">
      <FieldGrid>
        <Span columns={3}>
          <NumberField
            {...fieldProps('max_adults')}
            isRequired
            value={draft.max_adults}
            minValue={0}
            onChange={(max_adults) => change({ max_adults })}
          />
        </Span>
        <Span columns={3}>
          <NumberField
            {...fieldProps('max_children')}
            isRequired
            value={draft.max_children}
            minValue={0}
            onChange={(max_children) => change({ max_children })}
          />
        </Span>
        <Span columns={3}>
          <NumberField
            {...fieldProps('max_occupancy')}
            isRequired
            value={draft.max_occupancy}
            minValue={0}
            onChange={(max_occupancy) => change({ max_occupancy })}
          />
        </Span>
        <Span columns={3}>
          <NumberField
            {...fieldProps('extra_beds')}
            isRequired
            value={draft.extra_beds}
            minValue={0}
            onChange={(extra_beds) => change({ extra_beds })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function OfferFields({ form, currency }: FacilityTypeFieldsProps & { currency: string }) {
  const { draft, change, fieldProps } = useFormFields(form, facilityTypeFormTexts)
  return (
    <Section title="Price and upkeep" description={`Prices are in ${currency}, the currency of the property.`}>
      <FieldGrid>
        <Span columns={2}>
          <MoneyField
            {...fieldProps('base_price')}
            isRequired
            description="Per night"
            currency={currency}
            value={draft.base_price}
            onChange={(base_price) => change({ base_price })}
          />
        </Span>
        <Span columns={2}>
          <NumberField
            {...fieldProps('size_m2')}
            isRequired={false}
            description="In m²"
            value={draft.size_m2}
            minValue={0}
            onChange={(size_m2) => change({ size_m2 })}
          />
        </Span>
        <Span columns={2}>
          <NumberField
            {...fieldProps('cleaning_minutes')}
            isRequired
            description="In minutes"
            value={draft.cleaning_minutes}
            minValue={0}
            onChange={(cleaning_minutes) => change({ cleaning_minutes })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PictureFields({ form }: FacilityTypeFieldsProps) {
  const { draft, fieldProps } = useFormFields(form, facilityTypeFormTexts)
  return (
    <Section title="Pictures" description="The first one is the main picture of the type.">
      <PictureInput form={form} fieldProps={fieldProps('images')} images={draft.images} />
    </Section>
  )
}
