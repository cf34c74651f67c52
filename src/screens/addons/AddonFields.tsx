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
import { products } from '../../paths/products.ts'
import { useCatalogue, useIsCatalogueKnown, useProducts } from '../console/actors.ts'
import { MissingNote } from '../form/MissingNote.tsx'
import { PictureInput } from '../form/PictureInput.tsx'
import { WindowPair } from '../form/WindowPair.tsx'
import { type FormWords, useFields } from '../form/useFields.ts'
import { chargingChoices, statusChoices } from './addon-words.ts'

interface FormProps {
  form: AddonFormRef
}

export const addonWords: FormWords<AddonDraft> = { noun: 'add-on', labels: addonFields.labels }

function NoTypes() {
  const { at } = useProducts().getSnapshot().context.input
  return (
    <MissingNote href={products(at.prefix, 'add-on-types')} link="Add-on types">
      This property has no add-on types yet.
    </MissingNote>
  )
}

export function IdentityFields({ form }: FormProps) {
  const { draft, change, common } = useFields(form, addonWords)
  const { addonTypes } = useCatalogue()
  const isKnown = useIsCatalogueKnown()
  return (
    <Section title="Identity" description="The SKU is its short code, one of a kind in this property.">
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
          <Select
            {...common('addon_type_id')}
            isRequired
            description={isKnown && addonTypes.length === 0 ? <NoTypes /> : undefined}
            choices={addonTypes.map((type) => ({ id: String(type.id), label: type.name }))}
            value={draft.addon_type_id === null ? null : String(draft.addon_type_id)}
            onChange={(id) => change({ addon_type_id: Number(id) })}
          />
        </Span>
        <Span of={4}>
          <TextField
            {...common('sku')}
            isRequired
            description="Letters, digits, dots, hyphens and underscores"
            autoComplete="off"
            spellCheck="false"
            value={draft.sku}
            onChange={(sku) => change({ sku })}
          />
        </Span>
        <Span of={6}>
          <TextArea
            {...common('description')}
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

/** `currency` is that of the record, of a new one the property's. */
export function PriceFields({ form, currency }: FormProps & { currency: string }) {
  const { draft, change, common } = useFields(form, addonWords)
  return (
    <Section title="Price and stock" description="What a guest pays, for what, and how many there are to sell.">
      <FieldGrid>
        <Span of={3}>
          <MoneyField
            {...common('price')}
            isRequired
            description={`In ${currency}`}
            currency={currency}
            value={draft.price}
            onChange={(price) => change({ price })}
          />
        </Span>
        <Span of={3}>
          <NumberField
            {...common('stock')}
            isRequired={false}
            description="Empty is no limit"
            minValue={0}
            value={draft.stock}
            onChange={(stock) => change({ stock })}
          />
        </Span>
        <Span of={6}>
          <RadioGroup
            {...common('charging')}
            value={draft.charging}
            choices={chargingChoices}
            onChange={(charging) => change({ charging })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function OfferFields({ form }: FormProps) {
  const { draft, change, common } = useFields(form, addonWords)
  return (
    <Section title="Offer" description="It is offered inside this window while it is active. Empty dates are no limit.">
      <FieldGrid>
        <WindowPair common={common} value={draft} onChange={change} />
        <Span of={6}>
          <SegmentedControl
            {...common('status')}
            value={draft.status === 1 ? '1' : '0'}
            choices={statusChoices}
            onChange={(value) => change({ status: value === '1' ? 1 : 0 })}
          />
        </Span>
      </FieldGrid>
    </Section>
  )
}

export function PictureFields({ form }: FormProps) {
  const { draft, change, common } = useFields(form, addonWords)
  const original = useSelector(form, (snapshot) => snapshot.context.base.copy_images_of)
  return (
    <Section title="Pictures" description="The first one stands for the add-on.">
      {original === null ? null : (
        <Checkbox
          isSelected={draft.copy_images_of !== null}
          onChange={(isWanted) => change({ copy_images_of: isWanted ? original : null })}
        >
          Copy the pictures of the original
        </Checkbox>
      )}
      <PictureInput form={form} common={common('images')} images={draft.images} />
    </Section>
  )
}
