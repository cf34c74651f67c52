import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  floorOfNames,
  nameKey,
  namesError,
  namesText,
  readNames,
} from '../../src/machines/facilities/facility-names.rules.ts'

const namesOf = (text: string) => readNames(text).names
const errorOf = (text: string) => namesError(readNames(text))

test.each([
  ['201-203, 301', ['201', '202', '203', '301']],
  ['201–203', ['201', '202', '203']],
  ['201 – 203', ['201', '202', '203']],
  ['201 to 203', ['201', '202', '203']],
  ['201 202\n203; 204,', ['201', '202', '203', '204']],
  ['008–011', ['008', '009', '010', '011']],
  ['98–101', ['98', '99', '100', '101']],
  ['A109–A111', ['A109', 'A110', 'A111']],
  ['P1-P3', ['P1', 'P2', 'P3']],
  ['P9–11', ['P9', 'P10', 'P11']],
  ['Meeting room 1 to 3', ['Meeting room 1', 'Meeting room 2', 'Meeting room 3']],
  ['Garden suite, Lake suite', ['Garden suite', 'Lake suite']],
  ['B-12', ['B-12']],
  ['Deck 2 - Sauna', ['Deck 2 - Sauna']],
  ['"1-101", 102', ['1-101', '102']],
  ['"Smith, John", 7', ['Smith, John', '7']],
])('“%s” is parsed as the user means it', (text, names) => {
  expect(readNames(text)).toEqual({ names, problems: [] })
})

test.each([
  ['', 'Required'],
  [' , \n', 'Required'],
  ['220–201', '“220–201”: It ends before it begins.'],
  ['1–9999', '“1–9999”: That is 9999 names; at most 500 at once.'],
  ['1–300, 401–700', 'That is 600 names; at most 500 at once.'],
  ['201, 201', '“201”: It is named twice.'],
  ['a1, A1', '“A1”: It is named twice.'],
  ['x'.repeat(41), `“${'x'.repeat(41)}”: It is longer than 40 characters.`],
  ['A1–B3', '“A1–B3”: Enter a range as 201–220 or A101–A110, or put a name with a dash in double quotes.'],
  ['101A–105A', '“101A–105A”: Enter a range as 201–220 or A101–A110, or put a name with a dash in double quotes.'],
  ['5–1, 201, 201, 9–8', '“5–1”: It ends before it begins. And 2 more.'],
])('an error in “%s” is described in words, in its place', (text, error) => {
  expect(errorOf(text)).toBe(error)
})

test('valid names next to an error are still shown', () => {
  expect(namesOf('201–203, 9–8')).toEqual(['201', '202', '203'])
})

const name = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= 40 && !/\p{Cc}/u.test(text))
const someNames = fc.uniqueArray(name, { selector: nameKey, minLength: 1, maxLength: 30 })

test('rejected names return to the field unchanged and in order', () => {
  fc.assert(
    fc.property(someNames, (names) => {
      expect(readNames(namesText(names))).toEqual({ names, problems: [] })
    }),
    { numRuns: 500 },
  )
})

test("a single quote doesn't pair with the quotes of the next name", () => {
  const names = ['"', ',x', 'a"', '; "b"']
  expect(readNames(namesText(names))).toEqual({ names, problems: [] })
})

test('no text produces a name twice, an empty name, or one that is too long', () => {
  const typed = fc.oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^[0-9A-C ,;–\-"]{0,40}$/))
  fc.assert(
    fc.property(typed, (text) => {
      const names = namesOf(text)
      expect(new Set(names.map(nameKey)).size).toBe(names.length)
      expect(names.filter((each) => each.trim() === '' || each.length > 40)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('a range has every number between its ends, once, in order, padded like the first', () => {
  const ends = fc.tuple(fc.stringMatching(/^[A-Z]{0,3}$/), fc.nat(9000), fc.nat(499), fc.integer({ min: 1, max: 6 }))
  fc.assert(
    fc.property(ends, ([prefix, from, more, width]) => {
      const first = String(from).padStart(width, '0')
      const names = namesOf(`${prefix}${first}–${prefix}${String(from + more).padStart(width, '0')}`)
      expect(names.map((each) => Number(each.slice(prefix.length)))).toEqual(
        Array.from({ length: more + 1 }, (_, at) => from + at),
      )
      expect(names[0]).toBe(prefix + first)
    }),
  )
})

test.each([
  [['201', '220'], '2'],
  [['1105'], '11'],
  [['A103'], '1'],
  [['201', '301'], null],
  [['Garden suite'], null],
  [['7'], null],
  [[], null],
])('the floor suggested for %j is %j', (names, floor) => {
  expect(floorOfNames(names)).toBe(floor)
})
