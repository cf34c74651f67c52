import { perLocale } from '../../locale/format-locale.ts'
import type { ActivityChange, ActivityEntry } from './activity-log.ts'

/* Sentences for activity entries. The list, the announcements and the exported file share them. */

type DescribedEntry = Pick<
  ActivityEntry,
  'actor_type' | 'actor' | 'module' | 'event' | 'entity_type' | 'entity_label' | 'changes' | 'undoes'
>

/** Name of the actor. */
export function whoText({ actor_type, actor }: Pick<DescribedEntry, 'actor_type' | 'actor'>): string {
  if (actor_type === 'user') return actor
  return actor_type === 'system' ? 'The system' : 'Someone not signed in'
}

const nouns: Record<string, string> = {
  accounting_posting: 'posting',
  addon: 'add-on',
  addon_type: 'add-on type',
  amenity: 'amenity',
  facility_category: 'facility category',
  facility_type: 'facility type',
  file: 'file',
  property: 'property',
  property_type: 'property type',
  role: 'role',
  user: 'account',
}

/** Noun for a kind of record: "facility type". */
export const nounText = (entityType: string) =>
  entityType === 'facility' ? 'room or asset' : (nouns[entityType] ?? entityType.replaceAll('_', ' '))

/** The record as it appears in a sentence: "Room 101", "the add-on “Breakfast”", "Lena Brandt". */
export function recordText({ entity_type, entity_label }: Pick<ActivityEntry, 'entity_type' | 'entity_label'>): string {
  if (!entity_label) return `a ${nounText(entity_type)}`
  if (entity_type === 'facility') return /^[A-Z]?\d+[a-z]?$/.test(entity_label) ? `Room ${entity_label}` : entity_label
  // These labels need no noun.
  if (entity_type === 'user' || entity_type === 'accounting_posting') return entity_label
  return `the ${nounText(entity_type)} “${entity_label}”`
}

/** Verbs by event. Where the verb depends on the module, the key is `module event`. */
const verbs: Record<string, string> = {
  created: 'created',
  updated: 'changed',
  changed: 'changed',
  deleted: 'deleted',
  renamed: 'renamed',
  moved: 'moved',
  exported: 'exported',
  status_changed: 'changed the status of',
  condition_changed: 'changed the condition of',
  housekeeping_changed: 'changed the housekeeping of',
  bookable_dates_changed: 'changed the bookable dates of',
  permissions_changed: 'changed the permissions of',
  roles_changed: 'changed the roles of',
  password_changed: 'changed the password of',
  undone: 'undid a change of',
  user_created: 'created the account of',
  posting_corrected: 'corrected',
  'blockings blocked': 'blocked',
  'blockings moved': 'moved a blocking of',
  'blockings changed': 'changed a blocking of',
  'blockings ended': 'ended the blocking of',
  'blockings cancelled': 'cancelled a blocking of',
  'problems reported': 'reported a problem in',
  'problems changed': 'changed a problem in',
  'problems started': 'started on a problem in',
  'problems done': 'solved a problem in',
  'problems reopened': 'reopened a problem in',
  'facility_types moved': 'changed the place of',
}

/** The server's label for a sign-in attempt without a known account. */
const unknownAccount = 'unknown account'

/** Events whose record is the actor, so the sentence omits the record. */
const ownVerbs: Record<string, string> = {
  signed_in: 'signed in',
  signed_out: 'signed out',
}

/** Verb of an event without its module: "changed the status of". */
export const eventVerb = (event: string) => verbs[event] ?? ownVerbs[event] ?? event.replaceAll('_', ' ')

const verbOf = ({ module, event }: Pick<DescribedEntry, 'module' | 'event'>) =>
  verbs[`${module} ${event}`] ?? verbs[event]

/** The verb and the record of an entry; the record is null if the sentence omits it. */
export function actionParts(entry: DescribedEntry): { verb: string; record: string | null } {
  const { event, entity_type, entity_label, actor } = entry
  const own = ownVerbs[event]
  if (own) return { verb: own, record: null }
  if (event === 'sign_in_failed')
    return {
      verb: `failed to sign in ${entity_label === unknownAccount ? 'to an' : 'as'}`,
      record: entity_label,
    }
  if (event === 'password_changed' && entity_label === actor)
    return { verb: 'changed their own password', record: null }
  if (entry.undoes !== null) return { verb: 'undid a change of', record: recordText(entry) }
  if (event === 'exported' && entity_type === 'file') return { verb: 'exported', record: `“${entity_label}”` }
  // Fallback for an event without a verb: "night audit closed, the property “Harbour View”".
  return { verb: verbOf(entry) ?? `${event.replaceAll('_', ' ')},`, record: recordText(entry) }
}

/**
 * Verb and record without the changed fields: "changed Room 101", "signed in", "failed to sign in as Lena
 * Brandt".
 */
export function actionText(entry: DescribedEntry): string {
  const { verb, record } = actionParts(entry)
  return record === null ? verb : `${verb} ${record}`
}

const calendarDate = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

/** Display text of a value, or null for an empty one. Formats dates. */
export function displayValue(value: string | null): string | null {
  if (value === null || value === '') return null
  const at = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) ? value : calendarDate().format(at)
}

/** Display text of a value in a sentence, with a word for an empty one. */
export const valueText = (value: string | null) => displayValue(value) ?? 'none'

/** For example "Housekeeping status Dirty → Clean". */
export const changeText = ({ label, before, after }: ActivityChange) =>
  `${label} ${valueText(before)} → ${valueText(after)}`

/** Filters of an export have no value before: "Kind Rooms". */
const filterText = ({ label, after }: ActivityChange) => `${label} ${valueText(after)}`

const maxChanges = 2

/**
 * The first changes and the number of the rest: "Housekeeping status Dirty → Clean, Note none → Leak, and 3 more".
 * Empty without changes.
 */
export function changesText(changes: readonly ActivityChange[], max = maxChanges, format = changeText): string {
  const shown = changes.slice(0, max).map(format)
  const rest = changes.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
}

/** True if a sentence lists the changed fields. For a created or deleted record the name is enough. */
export const hasDetails = ({ event }: Pick<DescribedEntry, 'event'>) => event !== 'created' && event !== 'deleted'

/** Whole sentence: "Lena Brandt changed Room 101: Housekeeping status Dirty → Clean". */
export function entryText(entry: DescribedEntry, max = maxChanges): string {
  const action = `${whoText(entry)} ${actionText(entry)}`
  const format = entry.event === 'exported' ? filterText : changeText
  const changes = hasDetails(entry) ? changesText(entry.changes, max, format) : ''
  return changes ? `${action}: ${changes}` : action
}

const moduleNames: Record<string, string> = {
  session: 'Sign-in',
  access: 'Accounts',
  properties: 'Properties',
  property_types: 'Property types',
  facility_categories: 'Facility categories',
  facility_types: 'Facility types',
  amenities: 'Amenities',
  facilities: 'Facilities',
  housekeeping: 'Housekeeping',
  blockings: 'Blockings',
  problems: 'Problems',
  addon_types: 'Add-on types',
  addons: 'Add-ons',
  accounting: 'Accounting',
  activity: 'Activity logs',
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Display name of a module: "Add-on types". */
export const moduleText = (module: string) => moduleNames[module] ?? capitalised(module.replaceAll('_', ' '))

/** Display name of an event in a filter: "Bookable dates changed". */
export const eventText = (event: string) => capitalised(event.replaceAll('_', ' '))
