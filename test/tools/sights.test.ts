import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asTemplate } from '../../tools/qa/record.ts'
import { readSights, writeSights } from '../../tools/qa/sights.ts'

const opened = (...own: string[]) => ({ opened: [...own, 'heading: Rooms'], after: [...own] })

test('paths are recorded one after another, each by itself, and those that are no more are forgotten', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sights-'))
  const read = () => readSights('rooms', folder)
  expect(read()).toEqual({})
  writeSights('rooms', { a: opened('alert: A') }, ['a', 'b'], folder)
  writeSights('rooms', { b: opened('alert: B') }, ['a', 'b'], folder)
  expect(read()).toEqual({ a: opened('alert: A'), b: opened('alert: B') })
  writeSights('rooms', { b: opened('alert: C') }, ['a', 'b'], folder)
  expect(read()).toEqual({ a: opened('alert: A'), b: opened('alert: C') })
  writeSights('rooms', {}, ['b'], folder)
  expect(read()).toEqual({ b: opened('alert: C') })
})

const hotel = 'v1/hotel_management/properties'
test.each([
  [`GET ${hotel}/property/casa-azul +bearer`, `GET ${hotel}/property/{property} +bearer`],
  [`DELETE ${hotel}/addons/7 ?lock_version +bearer`, `DELETE ${hotel}/addons/{addon_id} ?lock_version +bearer`],
  [`POST ${hotel}/update_addon_type/ {name} +form`, `POST ${hotel}/update_addon_type/ {name} +form`],
  ['heading: GET Rooms', 'heading: GET Rooms'],
])('a call is kept without the record it is about: %s', (sight, kept) => {
  expect(asTemplate(sight)).toBe(kept)
})
