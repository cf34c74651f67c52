import { useSelector } from '@xstate/react'
import { Checkbox } from '../../design/field/Checkbox.tsx'
import { MoneyField } from '../../design/field/MoneyField.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { FieldGrid, Section, Span } from '../../design/layout/Section.tsx'
import type { AddonFormRef } from '../../machines/addons/addon-form.machine.ts'
import { type AddonDraft, addonFields } from '../../machines/addons/addon-form.rules.ts'
import { products } from '../../routes/products.ts'
import { useCatalogue, useIsCatalogueKnown, useProducts } from '../shell/actor-hooks.ts'
import { NothingToChooseNote } from '../form/NothingToChooseNote.tsx'
import { PictureInput } from '../form/PictureInput.tsx'
import { BookableWindowFields } from '../form/BookableWindowFields.tsx'
import { FormField } from '../form/FormField.tsx'
import type { FormTexts } from '../form/useFormField.ts'
import { chargingChoices, statusChoices } from './addon-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

interface AddonFieldsProps {
  form: AddonFormRef
}

export const addonFormTexts: FormTexts<AddonDraft> = {
  idPrefix: 'add-on',
  words: {
    newTitle: phrase('addons.newAddOn'),
    editTitle: phrase('addons.editTitle'),
    create: phrase('addons.createButton'),
    notOpened: phrase('addons.couldNotBeOpened'),
    changedMeanwhile: (by) => phrase('addons.changedMeanwhile', { by }),
  },
  labels: addonFields.labels,
}

function NoTypes() {
  const { scope } = useProducts().getSnapshot().context.input
  return (
    <NothingToChooseNote href={products(scope.prefix, 'add-on-types')} link={phrase('addons.addOnTypes')}>
      {phrase('addons.noTypesYet')}
    </NothingToChooseNote>
  )
}

export function IdentityFields({ form }: AddonFieldsProps) {
  const { addonTypes } = useCatalogue()
  const isKnown = useIsCatalogueKnown()
  return (
    <Section title={phrase('addons.identity')} description={phrase('addons.identityHint')}>
      <FieldGrid>
        <Span columns={4}>
          <FormField form={form} texts={addonFormTexts} name="name">
            {(field) => <TextField {...field} isRequired autoComplete="off" />}
          </FormField>
        </Span>
        <Span columns={2}>
          <FormField form={form} texts={addonFormTexts} name="addon_type_id">
            {(field) => (
              <Select
                {...field}
                isRequired
                description={isKnown && addonTypes.length === 0 ? <NoTypes /> : undefined}
                choices={addonTypes.map((type) => ({ id: type.id, label: type.name }))}
              />
            )}
          </FormField>
        </Span>
        <Span columns={4}>
          <FormField form={form} texts={addonFormTexts} name="sku">
            {(field) => (
              <TextField
                {...field}
                isRequired
                description={phrase('addons.skuCharacters')}
                autoComplete="off"
                spellCheck="false"
              />
            )}
          </FormField>
        </Span>
        <Span columns={6}>
          <FormField form={form} texts={addonFormTexts} name="description">
            {(field) => <TextArea {...field} isRequired={false} rows={3} />}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

/** `currency` is the record's; for a new record the property's. */
export function PriceFields({ form, currency }: AddonFieldsProps & { currency: string }) {
  return (
    <Section title={phrase('addons.priceAndStock')} description={phrase('addons.priceHint')}>
      <FieldGrid>
        <Span columns={3}>
          <FormField form={form} texts={addonFormTexts} name="price">
            {(field) => (
              <MoneyField
                {...field}
                isRequired
                description={phrase('addons.inCurrency', { currency })}
                currency={currency}
              />
            )}
          </FormField>
        </Span>
        <Span columns={3}>
          <FormField form={form} texts={addonFormTexts} name="stock">
            {(field) => (
              <NumberField
                {...field}
                isRequired={false}
                description={phrase('addons.leaveEmptyForNoLimit')}
                minValue={0}
              />
            )}
          </FormField>
        </Span>
        <Span columns={6}>
          <FormField form={form} texts={addonFormTexts} name="charging">
            {(field) => <RadioGroup {...field} choices={chargingChoices} />}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function OfferFields({ form }: AddonFieldsProps) {
  return (
    <Section title={phrase('addons.offer')} description={phrase('addons.offerHint')}>
      <FieldGrid>
        <BookableWindowFields form={form} texts={addonFormTexts} />
        <Span columns={6}>
          <FormField form={form} texts={addonFormTexts} name="status">
            {(field) => <SegmentedControl {...field} choices={statusChoices} />}
          </FormField>
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PictureFields({ form }: AddonFieldsProps) {
  const original = useSelector(form, (snapshot) => snapshot.context.base.copy_images_of)
  return (
    <Section title={phrase('addons.pictures')} description={phrase('addons.picturesHint')}>
      {original === null ? null : (
        <FormField form={form} texts={addonFormTexts} name="copy_images_of">
          {({ value, onChange }) => (
            <Checkbox isSelected={value !== null} onChange={(isWanted) => onChange(isWanted ? original : null)}>
              {phrase('addons.copyPictures')}
            </Checkbox>
          )}
        </FormField>
      )}
      <PictureInput form={form} texts={addonFormTexts} />
    </Section>
  )
}
