import { dayRangeText } from './days.ts'
import { perLocale } from '../../locale/format-locale.ts'
import { numberFormat } from '../../numbers/number-format.ts'
import type { ActivityChange, ActivityEntry } from './activity-log.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { isCalendarDate } from './calendar-date.ts'
import { otherEvent, ownPasswordChanged, sentences, signInToUnknownFailed } from './activity-sentences.ts'

/* Sentences for activity entries. The list, the announcements and the exported file share them. */

/** Input of the sentence of an entry. */
type NamedEntry = Pick<
  ActivityEntry,
  'actor_type' | 'actor' | 'module' | 'event' | 'entity_type' | 'entity_label' | 'undoes'
> &
  Partial<Pick<ActivityEntry, 'changes'>>
type DescribedEntry = NamedEntry & Pick<ActivityEntry, 'changes'>

/** Name of the actor. */
export function whoText({ actor_type, actor }: Pick<DescribedEntry, 'actor_type' | 'actor'>): string {
  if (actor_type === 'user') return actor
  return actor_type === 'system' ? phrase('activity-log.systemActor') : phrase('activity-log.anonymousActor')
}

const words = (wireName: string) => wireName.replaceAll('_', ' ')

/** Noun for a kind of record: "facility type". */
export const nounText = (kind: string) => phrase('activity-log.kindOfRecord', { kind, words: words(kind) })

/** Kinds whose sentences contain the noun, or whose names need none. Records of other kinds get their noun in `recordText`. */
const namedKinds = new Set(
  'accounting_day accounting_month accounting_posting addon addon_type amenity facility facility_category facility_type file property property_type report_schedule role user'.split(
    ' ',
  ),
)

type NamedRecord = Pick<ActivityEntry, 'entity_type' | 'entity_label'>

/** Name of a record in its sentence: "Room 101", "Breakfast", "Lena Brandt", "the spa room “Steam”". */
export function recordText({ entity_type, entity_label }: NamedRecord): string {
  if (!entity_label) return phrase('activity-log.unnamedRecord', { kind: nounText(entity_type) })
  if (entity_type === 'facility' && /^[A-Z]?\d+[a-z]?$/.test(entity_label))
    return phrase('activity-log.roomName', { number: entity_label })
  return namedKinds.has(entity_type)
    ? entity_label
    : phrase('activity-log.namedRecord', { kind: words(entity_type), name: entity_label })
}

/** A record of which only the number is known: "room or asset 12". */
export const recordNumberText = (kind: string, id: string | null) =>
  id === null ? nounText(kind) : phrase('activity-log.recordNumber', { kind: nounText(kind), id })

/** Name of a record outside a sentence: "Room 101", "add-on “Breakfast”". */
export const recordTitle = (record: NamedRecord) =>
  namedKinds.has(record.entity_type)
    ? phrase('activity-log.recordFilter', { kind: record.entity_type, name: recordText(record) })
    : phrase('activity-log.recordFilterOfKind', { kind: words(record.entity_type), name: record.entity_label })

/** The server's label for a sign-in attempt without a known account. */
const unknownAccount = 'unknown account'

/** Name of a record that is shown next to its kind: "101", "unknown account"; the kind itself for a record without a name. */
export const recordLabel = ({ entity_type, entity_label }: NamedRecord): string =>
  entity_label === unknownAccount ? phrase('activity-log.unknownAccount') : entity_label || nounText(entity_type)

/** Dates of the books that were closed or reopened together: the sentence names both ends (ADR 0075). */
const together: Readonly<Record<string, string>> = { day_closed: 'days_closed', day_reopened: 'days_reopened' }

/** The other end of dates that were closed or reopened together; null for one date. */
function otherDayOf({ event, changes = [] }: NamedEntry): string | null {
  const day = together[event] ? changes[0]?.after : null
  return day && isCalendarDate(day) ? day : null
}

function sentenceOf(entry: NamedEntry) {
  const { module, entity_label, actor, undoes } = entry
  const event = (otherDayOf(entry) && together[entry.event]) ?? entry.event
  if (event === 'sign_in_failed' && entity_label === unknownAccount) return signInToUnknownFailed
  if (event === 'password_changed' && entity_label === actor) return ownPasswordChanged
  return (
    (undoes === null ? sentences[`${module} ${event}`] : sentences['undone']) ?? sentences[event] ?? otherEvent(event)
  )
}

/** The sentence of an entry in parts, with the given elements in the places of the person and the record's name. */
export const actionParts = <Part>(entry: NamedEntry, { who, name }: { who: Part; name: Part }): (Part | string)[] =>
  // A record without a name is "a facility type", which takes no noun.
  sentenceOf(entry)({
    kind: entry.entity_label ? entry.entity_type : '',
    who,
    name,
    otherDay: longDayText(otherDayOf(entry)),
  })

/** The sentence without the changed fields: "Lena Brandt changed Room 101", "Sign-in as Lena Brandt failed". */
export const sentenceText = (entry: NamedEntry): string =>
  actionParts(entry, { who: whoText(entry), name: recordText(entry) }).join('')

const withoutGaps = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The sentence without the person, who is shown next to it: "changed Room 101". */
export const actionText = (entry: NamedEntry): string =>
  withoutGaps(actionParts(entry, { who: '', name: recordText(entry) }).join(''))

const calendarDate = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

const longDate = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const longDayText = (day: string | null) => (day === null ? '' : longDate().format(dayAt(day)))

const dayAt = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Nights as the calendar writes them, from the first to the morning after the last: "3 – 5 Dec 2026". */
function nightsText(interval: string, from: string, to: string): string {
  const [start, end] = [dayAt(from), dayAt(to)]
  if (!(start <= end)) return interval
  return dayRangeText(calendarDate(), start, end)
}

/** Amounts with as many decimals as they have. Keys of the server's search have no thousands separators, as people type amounts. */
const amountFormat = numberFormat(
  (locale, decimals) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: Number(decimals),
      maximumFractionDigits: Number(decimals),
      useGrouping: typeof document !== 'undefined',
    }),
)

/** A price of the log, "1250.00 EUR", in the reader's format: "1.250,00 EUR". */
const priceText = (number: string, currency: string) =>
  `${amountFormat(Number(number), String(number.split('.')[1]?.length ?? 0))} ${currency}`

/** Display text of a value, or null for an empty one. Formats dates, prices, and the nights of a blocking. */
export function displayValue(value: string | null): string | null {
  if (value === null || value === '') return null
  const [, number, currency] = /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value) ?? []
  if (number !== undefined && currency !== undefined) return priceText(number, currency)
  if (isCalendarDate(value)) return calendarDate().format(dayAt(value))
  return value.replace(/\b(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)\b/, nightsText)
}

/** Display text of a value in a sentence, with a word for an empty one. */
export const valueText = (value: string | null) => displayValue(value) ?? phrase('activity-log.none')

/** For example "Housekeeping status Dirty → Clean". */
export const changeText = ({ label, before, after }: ActivityChange) =>
  phrase('activity-log.change', { field: label, before: valueText(before), after: valueText(after) })

/** Filters of an export have no value before: "Kind Rooms". */
const filterText = ({ label, after }: ActivityChange) =>
  phrase('activity-log.filterOfExport', { field: label, value: valueText(after) })

const maxChanges = 2

/**
 * The first changes and the number of the rest: "Housekeeping status Dirty → Clean, Note none → Leak, and 3 more".
 * Empty without changes.
 */
export function changesText(changes: readonly ActivityChange[], max = maxChanges, format = changeText): string {
  const shown = factsText(changes.slice(0, max).map(format))
  const count = changes.length - max
  return count > 0 ? phrase('activity-log.changesAndMore', { changes: shown, count }) : shown
}

/** True if a sentence lists the changed fields. For a created or deleted record the name is enough, and dates of the books are in the sentence. */
export const hasDetails = ({ event }: Pick<DescribedEntry, 'event'>) =>
  event !== 'created' && event !== 'deleted' && !together[event]

/** Changed fields that the sentence does not say already. */
export const unsaidChanges = ({ event, changes }: Pick<DescribedEntry, 'event' | 'changes'>) =>
  together[event] ? [] : changes

/** Whole sentence: "Lena Brandt changed Room 101: Housekeeping status Dirty → Clean". */
export function entryText(entry: DescribedEntry, max = maxChanges): string {
  const format = entry.event === 'exported' ? filterText : changeText
  const changes = hasDetails(entry) ? changesText(entry.changes, max, format) : ''
  const sentence = sentenceText(entry)
  return changes ? phrase('activity-log.entryWithChanges', { entry: sentence, changes }) : sentence
}

const moduleNames: Record<string, string> = {
  get session() {
    return phrase('activity-log.signIn')
  },
  get access() {
    return phrase('activity-log.accounts')
  },
  get properties() {
    return phrase('activity-log.properties')
  },
  get property_types() {
    return phrase('activity-log.propertyTypes')
  },
  get facility_categories() {
    return phrase('activity-log.facilityCategories')
  },
  get facility_types() {
    return phrase('activity-log.facilityTypes')
  },
  get amenities() {
    return phrase('activity-log.amenities')
  },
  get facilities() {
    return phrase('activity-log.facilities')
  },
  get housekeeping() {
    return phrase('activity-log.housekeeping')
  },
  get blockings() {
    return phrase('activity-log.blockings')
  },
  get problems() {
    return phrase('activity-log.problems')
  },
  get addon_types() {
    return phrase('activity-log.addOnTypes')
  },
  get addons() {
    return phrase('activity-log.addOns')
  },
  get accounting() {
    return phrase('activity-log.accounting')
  },
  get activity() {
    return phrase('activity-log.activityLogs')
  },
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Display name of a module: "Add-on types". */
export const moduleText = (module: string) => moduleNames[module] ?? capitalised(words(module))

/** Display name of an event in a filter: "Bookable dates changed". */
export const eventText = (event: string) =>
  phrase('activity-log.eventName', { event, words: capitalised(words(event)) })
