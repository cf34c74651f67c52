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
import { useCatalogue, useIsCatalogueKnown, useProducts } from '../shell/actors.ts'
import { NothingToChooseNote } from '../form/NothingToChooseNote.tsx'
import { PictureInput } from '../form/PictureInput.tsx'
import { BookableWindowFields } from '../form/BookableWindowFields.tsx'
import { type FormTexts, useFormFields } from '../form/useFormFields.ts'
import { chargingChoices, statusChoices } from './addon-texts.ts'

interface AddonFieldsProps {
  form: AddonFormRef
}

export const addonFormTexts: FormTexts<AddonDraft> = { noun: 'add-on', labels: addonFields.labels }

function NoTypes() {
  const { scope } = useProducts().getSnapshot().context.input
  return (
    <NothingToChooseNote href={products(scope.prefix, 'add-on-types')} link="Add-on types">
      This property has no add-on types yet.
    </NothingToChooseNote>
  )
}

export function IdentityFields({ form }: AddonFieldsProps) {
  const { draft, change, fieldProps } = useFormFields(form, addonFormTexts)
  const { addonTypes } = useCatalogue()
  const isKnown = useIsCatalogueKnown()
  return (
    <Section title="Identity" description="The SKU is its short code, unique in this property.">
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
          <Select
            {...fieldProps('addon_type_id')}
            isRequired
            description={isKnown && addonTypes.length === 0 ? <NoTypes /> : undefined}
            choices={addonTypes.map((type) => ({ id: type.id, label: type.name }))}
            value={draft.addon_type_id}
            onChange={(id) => change({ addon_type_id: id })}
          />
        </Span>
        <Span columns={4}>
          <TextField
            {...fieldProps('sku')}
            isRequired
            description="Letters, digits, dots, hyphens and underscores"
            autoComplete="off"
            spellCheck="false"
            value={draft.sku}
            onChange={(sku) => change({ sku })}
          />
        </Span>
        <Span columns={6}>
          <TextArea
            {...fieldProps('description')}
            isRequired={false}
            rows={3}
            value={draft.description}
            onChange={(description) => change({ description })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

/** `currency` is the record's; for a new record the property's. */
export function PriceFields({ form, currency }: AddonFieldsProps & { currency: string }) {
  const { draft, change, fieldProps } = useFormFields(form, addonFormTexts)
  return (
    <Section title="Price and stock" description="What a guest pays, for what, and how many there are to sell.">
      <FieldGrid>
        <Span columns={3}>
          <MoneyField
            {...fieldProps('price')}
            isRequired
            description={`In ${currency}`}
            currency={currency}
            value={draft.price}
            onChange={(price) => change({ price })}
          />
        </Span>
        <Span columns={3}>
          <NumberField
            {...fieldProps('stock')}
            isRequired={false}
            description="Leave empty for no limit"
            minValue={0}
            value={draft.stock}
            onChange={(stock) => change({ stock })}
          />
        </Span>
        <Span columns={6}>
          <RadioGroup
            {...fieldProps('charging')}
            value={draft.charging}
            choices={chargingChoices}
            onChange={(charging) => change({ charging })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function OfferFields({ form }: AddonFieldsProps) {
  const { draft, change, fieldProps } = useFormFields(form, addonFormTexts)
  return (
    <Section
      title="Offer"
      description="It is offered inside this window while it is active. Leave a date empty for no limit."
    >
      <FieldGrid>
        <BookableWindowFields fieldProps={fieldProps} value={draft} onChange={change} />
        <Span columns={6}>
          <SegmentedControl
            {...fieldProps('status')}
            value={draft.status}
            choices={statusChoices}
            onChange={(status) => change({ status })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PictureFields({ form }: AddonFieldsProps) {
  const { draft, change, fieldProps } = useFormFields(form, addonFormTexts)
  const original = useSelector(form, (snapshot) => snapshot.context.base.copy_images_of)
  return (
    <Section title="Pictures" description="The first one is the main picture of the add-on.">
      {original === null ? null : (
        <Checkbox
          isSelected={draft.copy_images_of !== null}
          onChange={(isWanted) => change({ copy_images_of: isWanted ? original : null })}
        >
          Copy the pictures of the original
        </Checkbox>
      )}
      <PictureInput form={form} fieldProps={fieldProps('images')} images={draft.images} />
    </Section>
  )
}
