import { expect, test } from 'vitest'
import { housekeepingDeniedReason } from '../../src/api/contract/housekeeping.ts'
import { factsText, statementsText } from '../../src/phrases/facts-text.ts'
import { withoutIsolates } from '../../src/phrases/isolates.ts'
import { phrase, phraseParts } from '../../src/phrases/phrase.ts'
import { inLanguage } from '../../server/language/current-language.ts'

const [mark, open, close] = ['\u200F', '\u2068', '\u2069']
const isolated = (text: string) => `${open}${text}${close}`
const inArabic = <T>(work: () => T): T => inLanguage('ar', work)

test('from right to left, each fact keeps its own direction', () => {
  const place = inArabic(() => factsText(['1', 'Main', '']))
  expect(place).toBe(`${mark}${isolated('1')}، ${isolated('Main')}`)
  expect(inArabic(() => statementsText(['Main', '12-A']))).toBe(`${mark}${isolated('Main')}؛ ${isolated('12-A')}`)
  expect(inArabic(() => factsText(['Main']))).toBe('Main')
})

test('facts within facts begin with a mark, so that they are read from right to left', () => {
  const nested = inArabic(() => factsText(['Main', factsText(['North', '2'])]))
  expect(nested).toBe(`${mark}${isolated('Main')}، ${isolated(`${mark}${isolated('North')}، ${isolated('2')}`)}`)
  expect(withoutIsolates(nested)).toBe('Main، North، 2')
})

test.each(['en', 'de', 'fil'])('%s has no marks', (language) => {
  expect(inLanguage(language, () => factsText(['1', 'Main', 'North']))).toBe('1, Main, North')
})

test('a list of the server has the conjunction of the language', () => {
  const refusal = () => housekeepingDeniedReason({ housekeeping_status: 'clean', service: 'none' }, 'cleaning')
  expect(inLanguage('de', refusal)).toContain('„schmutzig“ oder „Auffrischen“')
  expect(inLanguage('fr', refusal)).toContain(' ou ')
  expect(inLanguage('en', refusal)).toContain('dirty or pickup')
})

test.each([
  ['Room 12 (sea view)', '\u2068Room 12 (sea view)\u2069'],
  ['101 Deluxe', '\u2068101 Deluxe\u2069'],
  ['Harbour View - 3', '\u2068Harbour View - 3\u2069'],
  ['فندق النخيل', 'فندق النخيل'],
  ['201–220', '201–220'],
  // Has its own isolates.
  ['\u200F\u2068Main\u2069، \u20682\u2069', '\u200F\u2068Main\u2069، \u20682\u2069'],
])('in an Arabic phrase, the value %s is isolated as far as it reads from left to right', (name, shown) => {
  expect(inArabic(() => phrase('forms.saved', { name }))).toBe(`تم حفظ «${shown}».`)
  expect(inLanguage('de', () => phrase('forms.saved', { name }))).toContain(`„${name}“`)
})

test('an Arabic phrase within a phrase keeps its own marks, and elements stay elements', () => {
  const link = { href: '/' }
  expect(inArabic(() => phraseParts('activity-log.entryWithChanges', { entry: link, changes: 'A (1)' }))).toEqual([
    link,
    ': ',
    '\u2068A (1)\u2069',
  ])
})

test('names of files and of copies have no marks', () => {
  expect(inArabic(() => phrase('addons.copyName', { name: 'Canoe' }))).toBe('Canoe (نسخة)')
})
