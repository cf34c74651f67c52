import * as v from 'valibot'
import type { ActivityChange } from '../../../src/api/contract/activity-log.ts'
import { isCalendarDate } from '../../../src/api/contract/calendar-date.ts'
import { BlockingKind, facilityStatusRules } from '../../../src/api/contract/facility-status.ts'
import { lastNightOf } from '../../../src/api/contract/last-night.ts'
import { factsText } from '../../../src/phrases/facts-text.ts'
import { phrase } from '../../../src/phrases/phrase.ts'
import type { Change } from '../../db/schema/activity.ts'
import { priceText } from '../../money.ts'
import type { NamedKind, Names, Reference } from './names.ts'
import { labelOfCode } from './value-labels.ts'

const fieldsOfKind: Record<NamedKind, readonly string[]> = {
  property: ['property_id', 'property_ids'],
  property_type: ['property_type_id', 'property_type_ids'],
  facility_category: ['facility_category_id', 'facility_category_ids'],
  facility_type: ['facility_type_id', 'facility_type_ids'],
  amenity: ['amenity_id', 'amenity_ids'],
  facility: ['facility_id', 'facility_ids', 'connecting_ids'],
  addon_type: ['addon_type_id', 'addon_type_ids'],
  addon: ['addon_id', 'addon_ids'],
  user: ['user_id', 'user_ids', 'attendant_id', 'attendant_ids', 'actor_ids', 'hk_changed_by', 'created_by'],
}
const kindOfField = new Map(
  Object.entries(fieldsOfKind).flatMap(([kind, fields]) => fields.map((field) => [field, kind as NamedKind] as const)),
)
/** Kind of record in a download, by its filter's module. */
const kindOfModule: Record<string, NamedKind> = { facilities: 'facility', addons: 'addon', properties: 'property' }

/** Label of a field: "Housekeeping status" for `housekeeping_status`; for an id field, what it refers to. */
function labelOf(field: string): string {
  const words = field
    .replace(/_ids?$/, (end) => (end === '_ids' ? 's' : ''))
    .replaceAll('_', ' ')
    .trim()
  return phrase('activity-log.loggedField', { field, words: words.charAt(0).toUpperCase() + words.slice(1) })
}

/** Fields in integer minor units of the property's currency. */
const moneyFields = new Set(['price', 'base_price', 'rate', 'amount', 'net', 'tax', 'gross', 'debit', 'credit'])
/** True if a value is an amount in minor units. */
export const isMoney = (field: string, value: unknown): value is number =>
  moneyFields.has(field) && typeof value === 'number'
const secretFields = /password|token|secret|hash/i

const isEmptyValue = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
const idsIn = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0)

/** Records that the ids in a field refer to; empty if it has none. */
function referencesIn(module: string, field: string, ...values: unknown[]): Reference[] {
  const kind = kindOf(module, field)
  return kind === undefined ? [] : values.flatMap(idsIn).map((id) => ({ kind, id }))
}

const kindOf = (module: string, field: string) =>
  kindOfField.get(field) ?? (/^(include|exclude)_ids$/.test(field) ? kindOfModule[module] : undefined)

const LoggedBlocking = v.object({ kind: BlockingKind, date_from: v.string(), date_to: v.string() })

/**
 * A blocking is logged by its kind and nights; by versions before, as English text. The nights are an ISO 8601 interval, which the page
 * writes in the reader's format as it does single dates.
 */
const blockingValue = (value: unknown) => {
  const blocking = v.safeParse(LoggedBlocking, value)
  if (!blocking.success) return undefined
  const { kind, date_from, date_to } = blocking.output
  return factsText([facilityStatusRules[kind].label, `${date_from}/${date_to}`])
}

interface FormatOptions {
  module: string
  event: string | undefined
  field: string
  names: Names
  currency: string
}

/**
 * Display text of a value: names for ids, labels for codes, money with its currency, lists joined; null for an empty
 * value.
 */
function formatValue(value: unknown, options: FormatOptions): string | null {
  const { module, event, field, names, currency } = options
  if (isEmptyValue(value)) return null
  if (secretFields.test(field)) return phrase('activity-log.valueHidden')
  if (Array.isArray(value)) return factsText(value.map((one) => formatValue(one, options)))
  const kind = kindOf(module, field)
  // Attendant 0 stands for unassigned rooms.
  if (kind && value === 0) return phrase('activity-log.valueUnassigned')
  if (kind && Number.isInteger(Number(value))) return names.nameOf({ kind, id: Number(value) })
  if (field === 'sort_order' && typeof value === 'number') return String(value + 1)
  if (isMoney(field, value)) return priceText(value, currency)
  const word = labelOfCode(field, String(value))
  if (word !== undefined) return word
  if (typeof value === 'boolean') return value ? phrase('activity-log.valueYes') : phrase('activity-log.valueNo')
  // Records end on the morning after their last night; the filters of a file are days, both included.
  if (field === 'bookable_date_to' && event !== 'exported' && typeof value === 'string' && isCalendarDate(value))
    return lastNightOf(value)
  const blocking = field === 'blocking' ? blockingValue(value) : undefined
  if (blocking !== undefined) return blocking
  if (typeof value === 'object' && value !== null)
    return factsText(
      Object.entries(value).map(
        ([key, inner]) => `${labelOf(key)}: ${formatValue(inner, { ...options, field: key }) ?? '–'}`,
      ),
    )
  return String(value)
}

interface LoggedChanges {
  module: string
  event?: string
  changes?: Change[]
}

/** Records that the values of an entry's changes refer to. */
export const referencesOf = ({ module, changes = [] }: LoggedChanges): Reference[] =>
  changes.flatMap(({ field, before, after }) => referencesIn(module, field, before, after))

/** Changes of an entry as display text. */
export const formatChanges = (
  { module, event, changes = [] }: LoggedChanges,
  names: Names,
  currency: string,
): ActivityChange[] =>
  changes.map(({ field, before, after }) => {
    const options = { module, event, field, names, currency }
    const label = labelOf(field)
    // A change of pictures is shown without their content.
    if (field === 'images' && !before && !after)
      return { field, label, before: null, after: phrase('activity-log.valueChanged') }
    return { field, label, before: formatValue(before, options), after: formatValue(after, options) }
  })
