import type { Addon } from '../../src/api/contract/addon.ts'
import { type AddonFormInput, addonFormMachine } from '../../src/machines/addons/addon-form.machine.ts'
import type { AddonDraft } from '../../src/machines/addons/addon-form.rules.ts'
import type { Patch } from '../../src/machines/form/form.rules.ts'
import { openProperty } from './property-actor.ts'
import { pageOf } from './records.ts'

/** An add-on as the server sends it. */
export const addon = (over: Partial<Addon> = {}): Addon => ({
  id: 1,
  property_id: 7,
  addon_type_id: 4,
  addon_type: { id: 4, name: 'Transport' },
  name: 'Airport transfer',
  sku: 'APT',
  description: '',
  price: 4500,
  currency: 'EUR',
  charging: 'once',
  stock: 12,
  bookable_date_from: null,
  bookable_date_to: null,
  status: 1,
  images: [],
  lock_version: 3,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-02-01T00:00:00Z',
  ...over,
})

/** Starts an add-on form over a network that the test controls: new, a copy, or an existing add-on. */
export function startAddonForm(over: Partial<Pick<AddonFormInput, 'key' | 'copyOf'>> = {}) {
  const held = openProperty()
  const form = held.start(addonFormMachine, { input: { ...held.input, key: null, copyOf: null, ...over } })
  const snapshot = () => form.getSnapshot()
  return {
    ...held,
    form,
    snapshot,
    context: () => snapshot().context,
    change: (patch: Patch<AddonDraft>) => form.send({ type: 'field.changed', patch }),
    submit: () => form.send({ type: 'form.submitted' }),
    /** All values that the latest call has sent as `name`. */
    sent: (name: string) => held.last().form.flatMap(([field, value]) => (field === name ? [value] : [])),
  }
}

/** Opens the form of an add-on, or of its copy, and waits until it has loaded. */
export async function openAddonForm(over: { key: number } | { copyOf: number }, record: Partial<Addon> = {}) {
  const form = startAddonForm(over)
  await form.answer('properties/addons', pageOf([addon(record)]))
  return form
}
