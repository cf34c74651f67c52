import { lastNightOf } from '../../api/contract/last-night.ts'
import { chargingLabels, chargings } from '../../api/contract/addon.ts'
import { addonStatusLabels } from '../../api/contract/addon-sheet.ts'
import type { AddonType } from '../../api/contract/addon-type.ts'
import type { AddonDraft } from '../../machines/addons/addon-form.rules.ts'
import { isMistyped } from '../../numbers/mistyped.ts'
import { dayText, moneyText } from '../format.ts'
import { numberText } from '../../numbers/number-text.ts'
import { phrase } from '../../phrases/phrase.ts'

export const statusText = (status: 0 | 1) => addonStatusLabels[status]

/** Null is no limit. */
export const stockText = (stock: number | null) => (stock === null ? phrase('addons.noLimit') : numberText(stock))

export const chargingChoices = chargings.map((id) => ({ id, label: chargingLabels[id] }))
export const statusChoices = [
  { id: 1, label: addonStatusLabels[1] },
  { id: 0, label: addonStatusLabels[0] },
] as const

interface ValueTextContext {
  types: readonly AddonType[]
  /** ISO 4217 code of the prices. */
  currency: string
}

/** A field's value as text, for comparisons and reviews; "–" is empty. */
export function valueText(
  name: keyof AddonDraft,
  draft: Partial<AddonDraft>,
  { types, currency }: ValueTextContext,
): string {
  const { price, charging, stock = null, status, images, addon_type_id: type } = draft
  if (name === 'price') return typeof price === 'number' ? moneyText(price, currency) : (price?.typed ?? '–')
  if (name === 'charging') return charging ? chargingLabels[charging] : '–'
  if (name === 'stock') return isMistyped(stock) ? stock.typed : stockText(stock)
  if (name === 'status') return status === undefined ? '–' : statusText(status)
  if (name === 'images') return phrase('addons.pictureCount', { count: images?.length ?? 0 })
  if (name === 'addon_type_id') return types.find(({ id }) => id === type)?.name ?? '–'
  if (name === 'bookable_date_from' || name === 'bookable_date_to') {
    const day = name === 'bookable_date_to' ? lastNightOf(draft[name] ?? null) : draft[name]
    return day ? dayText(day) : phrase('addons.noLimit')
  }
  const text = draft[name]
  return text === undefined || text === null || text === '' ? '–' : String(text)
}
