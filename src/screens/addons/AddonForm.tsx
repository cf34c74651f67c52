import { useSelector } from '@xstate/react'
import type { AddonFormRef } from '../../machines/addons/addon-form.machine.ts'
import { selectRecord } from '../../machines/form/form.selectors.ts'
import { useInventoryTab, useCatalogue } from '../shell/actor-hooks.ts'
import { useHistoryHref } from '../activity-log/useHistoryHref.ts'
import { FormPage } from '../form/FormPage.tsx'
import { useTab } from '../products/useTab.ts'
import { addonFormTexts, IdentityFields, OfferFields, PictureFields, PriceFields } from './AddonFields.tsx'
import { valueText } from './addon-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Form to create, copy or edit an add-on, in four sections. */
export function AddonForm({ form }: { form: AddonFormRef }) {
  const { list } = useInventoryTab('add-ons').getSnapshot().context
  const { property, search, address } = useTab('add-ons', list)
  const { addonTypes: types } = useCatalogue()
  const record = useSelector(form, selectRecord)
  const historyHref = useHistoryHref('addon')
  const currency = record?.currency ?? form.getSnapshot().context.input.currency
  return (
    <FormPage
      form={form}
      texts={addonFormTexts}
      name={record?.name}
      back={{ label: phrase('addons.addOns'), href: address(search) }}
      property={property.name}
      historyHref={historyHref(record?.id)}
      valueText={(name, draft) => valueText(name, draft, { types, currency })}
    >
      <IdentityFields form={form} />
      <PriceFields form={form} currency={currency} />
      <OfferFields form={form} />
      <PictureFields form={form} />
    </FormPage>
  )
}
