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
import { phrase } from '../../phrases/phrase.ts'

interface FacilityTypeFieldsProps {
  form: FacilityTypeFormRef
}

function NoCategories() {
  const { scope } = useProducts().getSnapshot().context.input
  return (
    <NothingToChooseNote
      href={products(scope.prefix, 'facility-categories')}
      link={phrase('facility-types.facilityCategories')}
    >
      {phrase('facility-types.noCategoriesYet')}
    </NothingToChooseNote>
  )
}

export function IdentityFields({ form }: FacilityTypeFieldsProps) {
  const { categories } = useCatalogue()
  const isKnown = useIsCatalogueKnown()
  return (
    <Section title={phrase('facility-types.details')} description={phrase('facility-types.detailsHint')}>
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
                    name === facilityKinds[kind].many
                      ? name
                      : phrase('facility-types.categoryWithKind', { kind, name }),
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
    <Section title={phrase('facility-types.capacity')} description={phrase('facility-types.capacityHint')}>
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
    <Section
      title={phrase('facility-types.priceAndUpkeep')}
      description={phrase('facility-types.priceHint', { currency })}
    >
      <FieldGrid>
        <Span columns={2}>
          <FormField form={form} texts={facilityTypeFormTexts} name="base_price">
            {(field) => (
              <MoneyField {...field} isRequired description={phrase('facility-types.perNight')} currency={currency} />
            )}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={facilityTypeFormTexts} name="size_m2">
            {(field) => (
              <NumberField
                {...field}
                isRequired={false}
                description={phrase('facility-types.inSquareMetres')}
                minValue={0}
              />
            )}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={facilityTypeFormTexts} name="cleaning_minutes">
            {(field) => (
              <NumberField {...field} isRequired description={phrase('facility-types.inMinutes')} minValue={0} />
            )}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PictureFields({ form }: FacilityTypeFieldsProps) {
  return (
    <Section title={phrase('facility-types.pictures')} description={phrase('facility-types.picturesHint')}>
      <PictureInput form={form} texts={facilityTypeFormTexts} />
    </Section>
  )
}
