import { afterEach, describe, expect, test } from 'vitest'
import { dictionary } from 'react-aria-components/i18n'
import { phrasesIn } from '../../server/language/catalogues.ts'
import { cityOf } from '../../src/clock/time-zones.ts'
import { languageNames } from '../../src/phrases/languages.ts'
import { timeZones } from '../../src/screens/properties/place-choices.ts'
import { languageScript } from '../../tools/lib/language-script.ts'

type Words = Record<string, Record<string, unknown>>

/** What the language script passes to react-aria. */
function wordsOf(language: string): Words {
  const window: Record<symbol, unknown> = {}
  new Function('window', languageScript(language))(window)
  return window[Symbol.for('react-aria.i18n.strings')] as Words
}

const english = dictionary.getStringsForLocale('en-US') as unknown as Words
const filipino = wordsOf('fil')

const formatter = { number: (value: number) => String(value) }
const say = (word: unknown, values: object) =>
  (word as (values: object, formatter: object) => string)(values, formatter)

test('each English text of react-aria has a Filipino one that takes the same values', () => {
  const keys = (words: Words) =>
    Object.entries(words).flatMap(([name, own]) => Object.keys(own).map((key) => `${name} ${key}`))
  expect(keys(filipino).toSorted()).toEqual(keys(english).toSorted())

  const valuesOf = (word: unknown) =>
    typeof word === 'function'
      ? [...new Set(String(word).match(/(?<=\b(?:values|[a-z])\.)(?!number|plural|select)\w+/g))].toSorted()
      : []
  for (const [name, own] of Object.entries(english))
    for (const [key, word] of Object.entries(own))
      expect([name, key, valuesOf(filipino[name]?.[key])]).toEqual([name, key, valuesOf(word)])
})

test('plurals and selects have their Filipino texts', () => {
  const { selectedCount } = filipino['@react-aria/grid']!
  expect([0, 1, 4].map((count) => say(selectedCount, { count }))).toEqual([
    'Walang napiling item.',
    '1 item ang napili.',
    '4 na item ang napili.',
  ])
  const { focusAnnouncement } = filipino['@react-aria/combobox']!
  expect(say(focusAnnouncement, { isGroupChange: false, isSelected: true, optionText: 'Suite' })).toBe('Suite, napili')
})

test.each(Object.keys(languageNames).filter((language) => language !== 'en'))(
  "react-aria's word for today equals the phrase that replaces it: %s",
  (language) => {
    const { todayDate, todayDateSelected } = wordsOf(language)['@react-aria/calendar']!
    const today = phrasesIn(language)['design.todayOfCalendar']!.replace('{day}', '')
    for (const word of [todayDate, todayDateSelected])
      expect(
        String(say(word, { date: 'Monday' }))
          .slice(0, today.length)
          .replace("'", '’'),
      ).toBe(today)
  },
)

describe('cities of time zones', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, '__cities'))

  test.each([
    ['de', 'Lissabon', 'Mexiko-Stadt', 'Berlin'],
    ['es', 'Lisboa', 'Ciudad de México', 'Berlín'],
    ['ar', 'لشبونة', 'مكسيكو سيتي', 'برلين'],
  ])('are named in %s', (language, ...names) => {
    wordsOf(language)
    expect(['Europe/Lisbon', 'America/Mexico_City', 'Europe/Berlin'].map(cityOf)).toEqual(names)
  })

  test('are found in the choice of a time zone by both names', () => {
    const labelOf = (zone: string) => timeZones().find(({ id }) => id === zone)?.label
    expect(labelOf('Asia/Tokyo')).toBe('Asia/Tokyo (UTC+9)')
    wordsOf('de')
    expect(labelOf('Asia/Tokyo')).toBe('Asia/Tokyo, Tokio (UTC+9)')
  })

  test('are known in Arabic for each zone that a property can have', () => {
    wordsOf('ar')
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => /[a-z]/i.test(cityOf(zone)))).toEqual([])
  })
})
