import { phrase } from '../../src/phrases/phrase.ts'
import { currentLanguage } from '../language/current-language.ts'

/* Texts that the server itself writes to the log. They are stored in English, and translated when the log is read (ADR 0062). */

/** Reasons that the server itself gives for its changes. */
export const storedReasons = {
  newDay: 'A new day',
  guestSlept: 'A guest slept here',
  blockingEnded: 'The blocking has ended',
  wrongCredentials: 'wrong credentials',
  wrongSecondStep: 'wrong second step',
  deactivated: 'deactivated',
} as const

/** Labels of the files of an exported log. */
export const storedFiles = { log: 'Activity log', accountLog: 'Activity log of accounts' } as const

const reasonTexts: Readonly<Record<string, () => string>> = {
  [storedReasons.newDay]: () => phrase('activity-log.newDay'),
  [storedReasons.guestSlept]: () => phrase('activity-log.guestSlept'),
  [storedReasons.blockingEnded]: () => phrase('activity-log.blockingHasEnded'),
  [storedReasons.wrongCredentials]: () => phrase('activity-log.wrongCredentials'),
  [storedReasons.wrongSecondStep]: () => phrase('activity-log.wrongSecondStep'),
  [storedReasons.deactivated]: () => phrase('activity-log.accountDeactivated'),
}

const fileTexts: Readonly<Record<string, () => string>> = {
  [storedFiles.log]: () => phrase('activity-log.logFile'),
  [storedFiles.accountLog]: () => phrase('activity-log.accountLogFile'),
}

const monthFormat = (language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The label of a month of the books, `2026-03`: "March 2026". */
export const storedMonth = (month: string) => monthFormat('en').format(Date.parse(`${month}-01T00:00:00Z`))

/** English dates in the log are British: "3 March 2026". */
const dayFormat = (language: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** The label of a business date, `2026-03-03`: "3 March 2026". */
export const storedDay = (day: string) => dayFormat('en').format(Date.parse(`${day}T00:00:00Z`))

/** The months without their years, as they stand in labels: "March", "marzo de". */
const monthNames = () =>
  Array.from({ length: 12 }, (_, month) => {
    const parts = monthFormat(currentLanguage()).formatToParts(Date.UTC(2026, month))
    return parts.flatMap(({ type, value }) => (type === 'year' ? [] : [value])).join('')
  })

/** All these texts in the language of the request, in a fixed order. */
export const storedTexts = (): string[] => [
  ...[...Object.values(reasonTexts), ...Object.values(fileTexts)].map((text) => text()),
  ...monthNames(),
]

/** The label of a posting: its number and its reference, which is not translated. */
export const storedPosting = (id: number, reference: string) => `Posting ${id}, ${reference}`

interface StoredEntry {
  actor_type: string
  entity_type: string
  entity_label: string
  reason: string | null
}

/** The reason of an entry in the language of the request. What a person wrote stays. */
export const reasonOf = ({ actor_type, reason }: Pick<StoredEntry, 'actor_type' | 'reason'>): string | null =>
  actor_type === 'user' || reason === null ? reason : (reasonTexts[reason]?.() ?? reason)

/** The name of an entry's record in the language of the request. */
export function recordLabelOf({
  entity_type,
  entity_label,
}: Pick<StoredEntry, 'entity_type' | 'entity_label'>): string {
  const month = entity_type === 'accounting_month' ? Date.parse(`1 ${entity_label} UTC`) : Number.NaN
  if (!Number.isNaN(month)) return monthFormat(currentLanguage()).format(month)
  const day = entity_type === 'accounting_day' ? Date.parse(`${entity_label} UTC`) : Number.NaN
  if (!Number.isNaN(day)) return dayFormat(currentLanguage()).format(day)
  if (entity_type === 'file') return fileTexts[entity_label]?.() ?? entity_label
  const posting = entity_type === 'accounting_posting' ? /^Posting (\d+), (.*)$/.exec(entity_label) : null
  return posting === null
    ? entity_label
    : phrase('activity-log.postingName', { id: posting[1] ?? '', reference: posting[2] ?? '' })
}
