import type { AddonChange } from '../../api/addons.ts'
import { type Addon, type Charging, CreateAddon, UpdateAddon } from '../../api/contract/addon.ts'
import { type Checked, checkedBy, type DraftImage, type FormFields, wireImagesOf } from '../form/form.rules.ts'
import type { NumberDraft } from '../../numbers/mistyped.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Values of the form. Text stays as typed, so that no input is lost. `stock` null means unlimited. */
export interface AddonDraft {
  name: string
  addon_type_id: number | null
  sku: string
  description: string
  /** Minor units; null is an empty field. */
  price: NumberDraft
  charging: Charging
  stock: NumberDraft
  bookable_date_from: string | null
  bookable_date_to: string | null
  status: 0 | 1
  images: DraftImage[]
  /** The add-on whose pictures the server copies to the new one. */
  copy_images_of: number | null
}

export const emptyAddon: AddonDraft = {
  name: '',
  addon_type_id: null,
  sku: '',
  description: '',
  price: null,
  charging: 'once',
  stock: null,
  bookable_date_from: null,
  bookable_date_to: null,
  status: 1,
  images: [],
  copy_images_of: null,
}

export const addonFields: FormFields<AddonDraft> = {
  labels: {
    name: phrase('addons.name'),
    addon_type_id: phrase('addons.type'),
    sku: 'SKU',
    description: phrase('addons.description'),
    price: phrase('addons.price'),
    charging: phrase('addons.charging'),
    stock: phrase('addons.stock'),
    bookable_date_from: phrase('addons.bookableFrom'),
    bookable_date_to: phrase('addons.bookableTo'),
    status: phrase('addons.status'),
    images: phrase('addons.images'),
    copy_images_of: phrase('addons.picturesOfTheOriginal'),
  },
  aliases: { image_order: 'images' },
}

export const draftOf = ({ images = [], ...addon }: Addon): AddonDraft => ({
  name: addon.name,
  addon_type_id: addon.addon_type_id,
  sku: addon.sku,
  description: addon.description,
  price: addon.price,
  charging: addon.charging,
  stock: addon.stock,
  bookable_date_from: addon.bookable_date_from,
  bookable_date_to: addon.bookable_date_to,
  status: addon.status,
  images: images.map(({ id, url }) => ({ key: id, id, url })),
  copy_images_of: null,
})

const maxNameLength = 120

/** A copy of everything but the SKU, which is unique. The server copies the pictures. */
export const draftOfCopy = (addon: Addon): AddonDraft => ({
  ...draftOf(addon),
  name: phrase('addons.copyName', { name: addon.name }).slice(0, maxNameLength),
  sku: '',
  images: [],
  copy_images_of: (addon.images ?? []).length > 0 ? addon.id : null,
})

/** A valid write: all fields of a new add-on, or a change of an existing one. */
export type AddonSubmission = { create: Omit<CreateAddon, 'property_id'> } | { id: number; change: AddonChange }

/** An empty required field shows "required" instead of the contract's message. */
export const addonMessage =
  (draft: Partial<Pick<AddonDraft, 'addon_type_id' | 'price'>>) =>
  (name: string, message: string): string =>
    (name === 'addon_type_id' && draft.addon_type_id === null) || (name === 'price' && draft.price === null)
      ? phrase('addons.required')
      : message

const wireOf = ({ images, copy_images_of: _copy, addon_type_id, price, ...draft }: AddonDraft) => ({
  ...draft,
  addon_type_id: addon_type_id ?? '',
  price: price ?? '',
  ...wireImagesOf(images),
})

/** Validates the draft by the server's rules before it is sent. An update carries the version it is based on. */
export function checkedAddon(
  draft: AddonDraft,
  record: Pick<Addon, 'id' | 'lock_version'> | null,
  propertyId: number,
): Checked<AddonSubmission, AddonDraft> {
  const fieldMessage = addonMessage(draft)
  if (record) {
    const wire = { ...wireOf(draft), id: record.id, lock_version: record.lock_version }
    const checked = checkedBy(addonFields, UpdateAddon, wire, fieldMessage)
    if (checked.errors) return checked
    const { id: _id, ids: _ids, ...change } = checked.submission
    return { submission: { id: record.id, change }, errors: null }
  }
  const copied = draft.copy_images_of === null ? {} : { copy_images_of: draft.copy_images_of }
  const checked = checkedBy(
    addonFields,
    CreateAddon,
    { ...wireOf(draft), ...copied, property_id: propertyId },
    fieldMessage,
  )
  if (checked.errors) return checked
  const { property_id: _property, ...create } = checked.submission
  return { submission: { create }, errors: null }
}
