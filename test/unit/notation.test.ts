import { expect, test } from 'vitest'
import { formatNames } from '../../src/api/contract/preferences.ts'
import { localeOf } from '../../src/locale/format-locale.ts'
import { notationOf } from '../../src/numbers/notation.ts'

const read = (text: string, currency?: string, locale?: string) =>
  notationOf({ ...(currency && { currency }), ...(locale && { locale }) }).read(text)

test.each([
  ['89.90', 8990],
  ['89.9', 8990],
  ['89', 8900],
  ['1,250', 125_000],
  ['1,250.00', 125_000],
  ['1250.5', 125_050],
  ['€1,250.00', 125_000],
  ['€89', 8900],
  [' 89.90\n', 8990],
  ['05', 500],
  ['0', 0],
  ['-5', -500],
  ['-€5.00', -500],
  ['−5', -500],
  ['1,234,567.89', 123_456_789],
  ['999999999999', 99_999_999_999_900],
  ['0.29', 29],
])('a price of %j in EUR is %d cents', (text, cents) => {
  expect(read(text, 'EUR')).toBe(cents)
})

test.each([
  '89,90',
  '1.250,00',
  '120,5',
  '12,50.00',
  '1,2500',
  ',250',
  '0,250',
  '1 250',
  '1\u00a0250.00',
  '1.250',
  '89.905',
  '1.2.3',
  '1..2',
  '89.',
  '.5',
  '١٢',
  '１２',
  '1e3',
  '0x10',
  'Infinity',
  '$89.90',
  'EUR 89',
  '89.90 €',
  '50%',
  '5-',
  '--5',
  '(5)',
  '+5',
  '89,90 EUR',
  '12 34',
  'about 12',
  '1234567890123456',
  '',
  ' ',
  '-',
  '€',
])('a price of %j in EUR is rejected, not guessed', (text) => {
  expect(read(text, 'EUR')).toBe(null)
})

test.each([
  ['JPY', '1,250', 1250],
  ['JPY', '¥1,250', null],
  ['JPY', 'JP¥1,250', 1250],
  ['JPY', '1250.5', null],
  ['JPY', '1250.00', null],
  ['KWD', '1.250', 1250],
  ['KWD', '1,250', 1_250_000],
  ['KWD', '1.2505', null],
  ['USD', 'US$1,250.00', 125_000],
])('a price has the decimals and the sign of its currency: in %s %j is %j', (currency, text, minor) => {
  expect(read(text, currency)).toBe(minor)
})

test.each([
  ['12', 12],
  ['1,250', 1250],
  ['-5', -5],
  ['12.0', null],
  ['12.5', null],
  ['89,90', null],
  ['€12', null],
])('a whole number of %j is %j', (text, value) => {
  expect(read(text)).toBe(value)
})

test.each([
  ['de-DE', '1.250,00 €', 125_000],
  ['de-DE', '89,90', 8990],
  ['de-DE', '89.90', null],
  ['de-AT', '1.250,00', 125_000],
  ['de-AT', '1 250,00', 125_000],
  ['de-AT', '€ 1.250,00', 125_000],
  ['de-AT', '89.90', null],
  ['fr-FR', '1 250,00', 125_000],
  ['en-IN', '12,34,567.00', 123_456_700],
  ['en-IN', '1,234,567.00', null],
  ['ar-EG', '١٬٢٥٠٫٠٠', 125_000],
])('another locale accepts only its own notation: %s parses %j as %j', (locale, text, cents) => {
  expect(read(text, 'EUR', locale)).toBe(cents)
})

test.each(['EUR', 'JPY', 'KWD', undefined])(
  'a number written in %s is parsed to the same value, and so is the example',
  (currency) => {
    const { format, read: readBack, example, units } = notationOf(currency ? { currency } : {})
    for (const value of [0, 1, 29, 999, 1000, 123_456_789, -5]) expect(readBack(format(value))).toBe(value)
    expect(readBack(example)).toBe((currency ? 1250 : 12) * units)
  },
)

const offered = formatNames.filter((name) => name !== 'browser')

test.each([...offered, 'fr-CH', 'de-CH', 'it-CH', 'fr-CA', 'pt-PT', 'en-IN', 'ar-u-nu-latn-ca-gregory'])(
  '%s reads what it writes: amounts, the example, negative numbers',
  (name) => {
    const locale = name.startsWith('ar') ? name : localeOf(name)
    for (const currency of ['EUR', 'CHF', 'JPY', 'KWD', undefined]) {
      const { format, read, example, units } = notationOf({ locale, ...(currency && { currency }) })
      for (const value of [0, 5, 8990, 125_000, 123_456_789, -500])
        expect([currency, value, read(format(value))]).toEqual([currency, value, value])
      expect([currency, example, read(example)]).toEqual([currency, example, currency ? 1250 * units : 12])
    }
  },
)

test.each([
  ['fr-CH', '89.90', 8990],
  ['fr-CH', '89,90', 8990],
  ['de-CH', '1’250.50', 125_050],
  ['de-CH', "1'250.50", 125_050],
  ['ar-u-nu-latn-ca-gregory', '١٢', 1200],
  ['ar-u-nu-latn-ca-gregory', '١٬٢٥٠٫٥', 125_050],
  ['ar-u-nu-latn-ca-gregory', '-5', -500],
])('%s: a price of %j in EUR is %d cents', (locale, text, cents) => {
  expect(read(text, 'EUR', locale)).toBe(cents)
})
