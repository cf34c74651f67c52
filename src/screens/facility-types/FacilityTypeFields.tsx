import { MoneyField } from '../../design/field/MoneyField.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import type { FacilityTypeFormRef } from '../../machines/facility-types/facility-type-form.machine.ts'
import { products } from '../../paths/products.ts'
import { useCatalogue, useIsCatalogueKnown, useProducts } from '../console/actors.ts'
import { kinds } from '../facility-categories/kinds.ts'
import { MissingNote } from '../form/MissingNote.tsx'
import { PictureInput } from '../form/PictureInput.tsx'
import { useFields } from '../form/useFields.ts'
import { facilityTypeWords } from './facility-type-words.ts'

interface FormProps {
  form: FacilityTypeFormRef
}

function NoCategories() {
  const { at } = useProducts().getSnapshot().context.input
  return (
    <MissingNote href={products(at.prefix, 'facility-categories')} link="Facility categories">
      This property has no facility categories yet.
    </MissingNote>
  )
}

export function IdentityFields({ form }: FormProps) {
  const { draft, change, common } = useFields(form, facilityTypeWords)
  const { categories } = useCatalogue()
  const isKnown = useIsCatalogueKnown()
  return (
    <Section title="Details" description="The category decides whether what is of this type is a room or an asset.">
      <FieldGrid>
        <Span of={4}>
          <TextField
            {...common('name')}
            isRequired
            autoComplete="off"
            value={draft.name}
            onChange={(name) => change({ name })}
          />
        </Span>
        <Span of={2}>
          <TextField
            {...common('code')}
            isRequired
            autoComplete="off"
            spellCheck="false"
            maxLength={12}
            value={draft.code}
            onChange={(code) => change({ code })}
          />
        </Span>
        <Span of={6}>
          <Select
            {...common('facility_category_id')}
            isRequired
            description={isKnown && categories.length === 0 ? <NoCategories /> : undefined}
            choices={categories.map(({ id, name, kind }) => ({
              id: String(id),
              label: name === kinds[kind].many ? name : `${name} (${kinds[kind].many.toLowerCase()})`,
            }))}
            value={draft.facility_category_id === null ? null : String(draft.facility_category_id)}
            onChange={(id) => change({ facility_category_id: Number(id) })}
          />
        </Span>
        <Span of={6}>
          <TextArea
            {...common('description')}
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

export function CapacityFields({ form }: FormProps) {
  const { draft, change, common } = useFields(form, facilityTypeWords)
  return (
    <Section title="Capacity" description="Occupancy is how many may stay together, extra beds included.">
      <FieldGrid>
        <Span of={3}>
          <NumberField
            {...common('max_adults')}
            isRequired
            value={draft.max_adults}
            minValue={0}
            onChange={(max_adults) => change({ max_adults })}
          />
        </Span>
        <Span of={3}>
          <NumberField
            {...common('max_children')}
            isRequired
            value={draft.max_children}
            minValue={0}
            onChange={(max_children) => change({ max_children })}
          />
        </Span>
        <Span of={3}>
          <NumberField
            {...common('max_occupancy')}
            isRequired
            value={draft.max_occupancy}
            minValue={0}
            onChange={(max_occupancy) => change({ max_occupancy })}
          />
        </Span>
        <Span of={3}>
          <NumberField
            {...common('extra_beds')}
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

export function OfferFields({ form, currency }: FormProps & { currency: string }) {
  const { draft, change, common } = useFields(form, facilityTypeWords)
  return (
    <Section title="Price and upkeep" description={`Prices are in ${currency}, the money of the property.`}>
      <FieldGrid>
        <Span of={2}>
          <MoneyField
            {...common('base_price')}
            isRequired
            description="For a night"
            currency={currency}
            value={draft.base_price}
            onChange={(base_price) => change({ base_price })}
          />
        </Span>
        <Span of={2}>
          <NumberField
            {...common('size_m2')}
            isRequired={false}
            description="In m²"
            value={draft.size_m2}
            minValue={0}
            onChange={(size_m2) => change({ size_m2 })}
          />
        </Span>
        <Span of={2}>
          <NumberField
            {...common('cleaning_minutes')}
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

export function PictureFields({ form }: FormProps) {
  const { draft, common } = useFields(form, facilityTypeWords)
  return (
    <Section title="Pictures" description="The first one stands for the type.">
      <PictureInput form={form} common={common('images')} images={draft.images} />
    </Section>
  )
}
