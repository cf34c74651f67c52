import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DailyRoomBlocking } from '../../src/api/contract/blocking.ts'
import { createRowParser } from '../../src/api/row-parser.ts'

const night = {
  date: '2026-03-01',
  facility_id: 7,
  facility_name: '101',
  blocking_id: 3,
  kind: 'hold',
  reason: 'Wedding',
  is_first: true,
  is_last: false,
  state: 'active',
}
const anyValue = fc.constantFrom<unknown>(
  '2026-03-01',
  '2026-02-30',
  7,
  '7',
  null,
  true,
  'hold',
  'active',
  'clean',
  [],
  {},
  undefined,
)
/** Valid nights, and nights with up to three arbitrary fields. */
const anyRow = fc
  .dictionary(fc.constantFrom(...Object.keys(DailyRoomBlocking.entries)), anyValue, { maxKeys: 3 })
  .map((fields): unknown => JSON.parse(JSON.stringify({ ...night, ...fields })))

test('the parser of a long reply accepts, refuses and returns what its schema does, whatever came before', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 30 }), (rows) => {
      const parse = createRowParser(DailyRoomBlocking)
      for (const row of rows) {
        const expected = v.safeParse(DailyRoomBlocking, row)
        expect(parse(row)).toEqual(expected.success ? expected.output : undefined)
      }
    }),
  )
})

test('a schema that changes a value changes it in every row', () => {
  const parse = createRowParser(v.object({ count: v.pipe(v.string(), v.transform(Number)) }))
  expect([parse({ count: '4' }), parse({ count: '4' })]).toEqual([{ count: 4 }, { count: 4 }])
})

test('a row that is not an object is invalid', () => {
  const parse = createRowParser(v.object({}))
  expect([null, 'text', 3, undefined].map(parse)).toEqual([undefined, undefined, undefined, undefined])
})
