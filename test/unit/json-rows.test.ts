import { expect, test } from 'vitest'
import { instant, jsonString, object, rowWriter, text } from '../../server/db/json-rows.ts'
import { properties } from '../../server/db/schema/properties.ts'

test('a string is written like JSON.stringify writes it, whatever characters it has', () => {
  const units = Array.from({ length: 0x10000 }, (_, code) => `a${String.fromCharCode(code)}b`)
  expect(units.filter((unit) => jsonString(unit) !== JSON.stringify(unit))).toEqual([])
  expect(jsonString('Zürich 🛎')).toBe(JSON.stringify('Zürich 🛎'))
})

test('an instant is written in UTC with milliseconds, from a session of any time zone', () => {
  const { write } = rowWriter(object({ at: instant(properties.updated_at) }))
  const expected: Record<string, string> = {
    '2026-11-27 06:13:19.123+00': '2026-11-27T06:13:19.123Z',
    '2026-11-27 06:13:19.1+00': '2026-11-27T06:13:19.100Z',
    '2026-11-27 06:13:19+00': '2026-11-27T06:13:19.000Z',
    '2026-11-27 07:13:19.12+01': '2026-11-27T06:13:19.120Z',
    '2026-11-27 11:43:19+05:30': '2026-11-27T06:13:19.000Z',
  }
  const written = Object.keys(expected).map((value) => write([value]))
  expect(written).toEqual(Object.values(expected).map((at) => JSON.stringify({ at })))
})

test('a column that two members use is read once', () => {
  const { columns, write } = rowWriter(
    object({ name: text(properties.name), type: object({ id: text(properties.prefix), name: text(properties.name) }) }),
  )
  expect(Object.values(columns)).toEqual([properties.name, properties.prefix])
  expect(write(['Harbour', 'harbour'])).toBe('{"name":"Harbour","type":{"id":"harbour","name":"Harbour"}}')
})
