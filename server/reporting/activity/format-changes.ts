import type { ActivityChange } from '../../../src/api/contract/activity-log.ts'
import { chargingLabels } from '../../../src/api/contract/addon.ts'
import { blockingReasons, facilityStatusRules } from '../../../src/api/contract/facility-status.ts'
import { housekeepingNames } from '../../../src/api/contract/housekeeping.ts'
import { problemKinds, problemPriorities, problemStatuses } from '../../../src/api/contract/problems.ts'
import { phrase } from '../../../src/phrases/phrase.ts'
import type { Change } from '../../db/schema/activity.ts'
import { priceText } from '../../money.ts'
import type { NamedKind, Names, Reference } from './names.ts'

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

type Label = () => string
const labelled = (rules: Record<string, { label: string }>, value: string) => rules[value]?.label

const yes = () => phrase('activity-log.valueYes')
const no = () => phrase('activity-log.valueNo')
/** The words of the housekeeping screens. */
const services: Record<string, Label> = {
  none: () => phrase('activity-log.valueNone'),
  dnd: () => phrase('activity-log.valueDnd'),
  make_up: () => phrase('activity-log.valueMakeUp'),
  declined: () => phrase('activity-log.valueDeclined'),
}
const priorities: Record<string, Label> = {
  0: () => phrase('activity-log.valueNoRush'),
  1: () => phrase('activity-log.valueRush'),
}
const flags: Record<string, Label> = { 0: no, 1: yes, true: yes, false: no }
const activeStatuses: Record<string, Label> = {
  0: () => phrase('activity-log.valueDeactivated'),
  1: () => phrase('activity-log.valueActive'),
}

type LabelOf = (value: string) => string | undefined
const ofFlag: LabelOf = (value) => flags[value]?.()
const ofCondition: LabelOf = (value) => labelled(housekeepingNames, value)
const ofStatus: LabelOf = (value) => labelled(facilityStatusRules, value)
const ofService: LabelOf = (value) => services[value]?.()
const within =
  (labels: Record<string, string>): LabelOf =>
  (value) =>
    labels[value]

/** Labels for the codes of a field, in the language of the request. */
const labelsOfField: Record<string, LabelOf> = {
  status: (value) => activeStatuses[value]?.(),
  hk_priority: (value) => priorities[value]?.(),
  is_accessible: ofFlag,
  smoking: ofFlag,
  housekeeping_status: ofCondition,
  housekeeping_statuses: ofCondition,
  return_status: ofCondition,
  facility_status: ofStatus,
  facility_statuses: ofStatus,
  exluded_facility_statuses: ofStatus,
  reason_code: within(blockingReasons),
  service: ofService,
  services: ofService,
  charging: within(chargingLabels),
  problem_kind: within(problemKinds),
  problem_priority: within(problemPriorities),
  problem_status: within(problemStatuses),
}

/** Fields in integer minor units of the property's currency. */
const moneyFields = new Set(['price', 'base_price', 'rate', 'amount', 'net', 'tax', 'gross', 'debit', 'credit'])
/** Fields with codes rather than free text. */
const codeFields = new Set([
  'kind',
  'query_type',
  'bookable_status',
  'reported_occupancy',
  'stays',
  'discrepancy',
  'sort',
  'group',
])
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

const codeText = (code: string) => {
  const words = code.replace(/^-/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface FormatOptions {
  module: string
  field: string
  names: Names
  currency: string
}

/**
 * Display text of a value: names for ids, labels for codes, money with its currency, lists joined; null for an empty
 * value.
 */
function formatValue(value: unknown, options: FormatOptions): string | null {
  const { module, field, names, currency } = options
  if (isEmptyValue(value)) return null
  if (secretFields.test(field)) return phrase('activity-log.valueHidden')
  if (Array.isArray(value)) return value.map((one) => formatValue(one, options)).join(', ')
  const kind = kindOf(module, field)
  // Attendant 0 stands for unassigned rooms.
  if (kind && value === 0) return phrase('activity-log.valueUnassigned')
  if (kind && Number.isInteger(Number(value))) return names.nameOf({ kind, id: Number(value) })
  if (field === 'sort_order' && typeof value === 'number') return String(value + 1)
  if (isMoney(field, value)) return priceText(value, currency)
  const word = labelsOfField[field]?.(String(value))
  if (word !== undefined) return word
  if (typeof value === 'boolean') return ofFlag(`${value}`) ?? null
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, inner]) => `${codeText(key)}: ${formatValue(inner, { ...options, field: key }) ?? '–'}`)
      .join(', ')
  return codeFields.has(field) ? codeText(String(value)) : String(value)
}

interface LoggedChanges {
  module: string
  changes?: Change[]
}

/** Records that the values of an entry's changes refer to. */
export const referencesOf = ({ module, changes = [] }: LoggedChanges): Reference[] =>
  changes.flatMap(({ field, before, after }) => referencesIn(module, field, before, after))

/** Changes of an entry as display text. */
export const formatChanges = (
  { module, changes = [] }: LoggedChanges,
  names: Names,
  currency: string,
): ActivityChange[] =>
  changes.map(({ field, before, after }) => {
    const options = { module, field, names, currency }
    const label = labelOf(field)
    // A change of pictures is shown without their content.
    if (field === 'images' && !before && !after)
      return { field, label, before: null, after: phrase('activity-log.valueChanged') }
    return { field, label, before: formatValue(before, options), after: formatValue(after, options) }
  })
