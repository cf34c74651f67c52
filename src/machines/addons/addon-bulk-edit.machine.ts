import type { ActorRefFrom } from 'xstate'
import * as addons from '../../api/addons.ts'
import { type Addon, UpdateAddon } from '../../api/contract/addon.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createBulkEdit } from '../dialog/bulk-edit.machine.ts'
import { type Checked, checkedBy, type FormFields } from '../form/form.rules.ts'
import { type AddonDraft, addonFields, addonMessage } from './addon-form.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Fields of the bulk edit. Name, SKU and pictures belong to a single add-on. */
export type AddonsDraft = Pick<
  AddonDraft,
  'addon_type_id' | 'price' | 'charging' | 'stock' | 'bookable_date_from' | 'bookable_date_to' | 'status'
>

const { addon_type_id, price, charging, stock, bookable_date_from, bookable_date_to, status } = addonFields.labels

/** Order and labels of the add-on form. */
export const addonsFields: FormFields<AddonsDraft> = {
  labels: { addon_type_id, price, charging, stock, bookable_date_from, bookable_date_to, status },
}

/** Validates the touched fields by the server's rules. The target ids are not part of the check. */
export function checkedAddons(touched: Partial<AddonsDraft>): Checked<addons.AddonsChange, AddonsDraft> {
  const wire = {
    ...touched,
    ...('addon_type_id' in touched ? { addon_type_id: touched.addon_type_id ?? '' } : {}),
    ...('price' in touched ? { price: touched.price ?? '' } : {}),
  }
  const checked = checkedBy(addonsFields, UpdateAddon, { ids: [1], ...wire }, addonMessage(touched))
  if (checked.errors) return checked
  const { ids: _ids, ...submission } = checked.submission
  return { submission, errors: null }
}

/** Bulk edit of add-ons: POST update_addon with `ids`; one result per id. */
export const addonBulkEditMachine = createBulkEdit<InventoryTabInput, Addon, AddonsDraft, addons.AddonsChange>({
  id: 'addonBulkEdit',
  words: {
    done: (count) => phrase('addons.changed', { count }),
    partlyDone: ({ done, count, refused }) => phrase('addons.partlyChanged', { done, count, refused }),
  },
  fields: addonsFields,
  emptyDraft: {
    addon_type_id: null,
    price: null,
    charging: 'once',
    stock: null,
    bookable_date_from: null,
    bookable_date_to: null,
    status: 1,
  },
  draftOf: (addon) => addon,
  check: checkedAddons,
  perform: async ({ scope }, ids, change, signal) => (await addons.updateMany(scope, ids, change, signal)).results,
})

export type AddonBulkEditRef = ActorRefFrom<typeof addonBulkEditMachine>
