import { expect, test } from 'vitest'
import { evaluate } from '../../src/phrases/evaluate.ts'
import { phrasesOf, readCatalogue, valueTypes } from '../../tools/lib/phrase-catalogues.ts'
import { pseudoMessage, pseudoScript } from '../../tools/lib/pseudo-locale.ts'

test('values, plurals and selects stay as they are, and words get accents', () => {
  const source = pseudoMessage(
    '{kind, select, room {Room {name}} other {Asset}}: {count, plural, one {# night} other {# nights}}',
  )
  const say = (values: Record<string, string | number>) => evaluate(source, 'en', values).join('')
  expect(say({ kind: 'room', name: '101', count: 1 })).toBe('[Ŕóóóóɱ 101: 1 ñííĝĥţ]')
  expect(say({ kind: 'spa', name: '', count: 3 })).toBe('[Áššééţ: 3 ñííĝĥţš]')
})

test('every phrase has a pseudo text with the same values, and together they are about 40 % longer', async () => {
  const phrases = [...phrasesOf(await readCatalogue('en')).values()]
  const values = (source: string) => [...valueTypes(source)].toSorted()
  for (const source of phrases) expect(values(pseudoMessage(source))).toEqual(values(source))
  const plain = phrases.filter((source) => valueTypes(source).size === 0)
  const length = (texts: readonly string[]) => texts.join('').length
  expect(length(plain.map(pseudoMessage)) / length(plain)).toBeCloseTo(1.4, 1)
})

test("the words of react-aria's controls have accents too", () => {
  const window: Record<symbol, unknown> = {}
  new Function('window', pseudoScript())(window)
  const words = window[Symbol.for('react-aria.i18n.strings')] as Record<string, Record<string, unknown>>
  const { increase, numberField } = words['@react-aria/numberfield']!
  expect(numberField).toBe('[Ñúúɱƀééŕ ƒííééļđ]')
  expect((increase as (values: object) => string)({ fieldLabel: 'Floor' })).toBe('Íñçŕééáášéé Floor')
})
