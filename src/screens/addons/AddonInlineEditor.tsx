import { useSelector } from '@xstate/react'
import type { Addon } from '../../api/contract/addon.ts'
import { MoneyField } from '../../design/field/MoneyField.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import type { AddonDraft } from '../../machines/addons/addon-form.rules.ts'
import { selectEdit } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import { InlineEditor } from '../inline-edit/InlineEditor.tsx'
import { useCatalogue, useInventoryTab } from '../shell/actor-hooks.ts'
import { addonFormTexts } from './AddonFields.tsx'
import { valueText } from './addon-texts.ts'

/** The name or price of an add-on, edited in its row. */
export function AddonInlineEditor({ addon, label }: { addon: Addon; label: string }) {
  const edit = useSelector(useInventoryTab('add-ons'), selectEdit)
  const { addonTypes: types } = useCatalogue()
  if (!edit) return null
  const { currency } = addon
  const shared = {
    edit,
    label,
    texts: addonFormTexts,
    valueText: (name: keyof AddonDraft, draft: AddonDraft) => valueText(name, draft, { types, currency }),
  }
  return edit.field === 'price' ? (
    <InlineEditor {...shared} name="price" shown={addon.price}>
      {(field) => <MoneyField {...field} isRequired currency={currency} />}
    </InlineEditor>
  ) : (
    <InlineEditor {...shared} name="name" shown={addon.name}>
      {(field) => <TextField {...field} isRequired autoComplete="off" />}
    </InlineEditor>
  )
}
