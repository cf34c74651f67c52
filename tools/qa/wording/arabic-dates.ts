/* An Arabic page writes its dates in Arabic, whatever the formats (ADR 0061). The page's own snapshot replaces English dates only. */

const locale = 'ar-u-nu-latn-ca-gregory'

const namesOf = (count: number, options: Intl.DateTimeFormatOptions, dateOf: (at: number) => Date): string[] => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return Array.from({ length: count }, (_, at) => format.format(dateOf(at)))
}
const months = namesOf(12, { month: 'long' }, (at) => new Date(Date.UTC(2026, at, 1)))
const weekdays = namesOf(7, { weekday: 'long' }, (at) => new Date(Date.UTC(2026, 0, at + 1)))

const weekdayPattern = new RegExp(`(?<!\\p{L})(?:${weekdays.join('|')})(?!\\p{L})،? ?`, 'gu')
const dayPattern = new RegExp(`\\d{1,2} (?:${months.join('|')})(?:،? \\d{4})?|(?:${months.join('|')}) \\d{4}`, 'g')
const digitsPattern = /\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}/g
const rangePattern = /(?:\d{1,2}|«day») ?[–-] ?«day»/g
/** The page's snapshot may have replaced the digits already. */
const timePattern = /(?:«time»|\d{1,2}:\d{2}(?::\d{2})?)(?: ?[صم](?!\p{L}))?/gu

/** Replaces Arabic dates and times as the page's snapshot does English ones. */
export const withoutArabicDates = (text: string): string =>
  text
    .replaceAll(weekdayPattern, '')
    .replaceAll(dayPattern, '«day»')
    .replaceAll(digitsPattern, '«day»')
    .replaceAll(rangePattern, '«day»')
    .replaceAll(timePattern, '«time»')

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const englishDate = new RegExp(`\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\\d{1,2}) (${englishMonths.join('|')})\\b`, 'g')

/** Replaces English dates in the name of a target. A wildcard stands for the weekday. */
export const withArabicDates = (name: string): string =>
  name.replaceAll(englishDate, (_, day: string, month: string) => `*${day} ${months[englishMonths.indexOf(month)]}`)
