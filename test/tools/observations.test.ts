import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTemplateAddress } from '../../tools/qa/save-recording.ts'
import { readObservations, writeObservations } from '../../tools/qa/observations.ts'

const opened = (...own: string[]) => ({ atStart: [...own, 'heading: Rooms'], later: [...own] })

test('paths are recorded one after another, each by itself, and paths that no longer exist are dropped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'observations-'))
  const read = () => readObservations('rooms', folder)
  expect(read()).toEqual({})
  writeObservations('rooms', { a: opened('alert: A') }, ['a', 'b'], folder)
  writeObservations('rooms', { b: opened('alert: B') }, ['a', 'b'], folder)
  expect(read()).toEqual({ a: opened('alert: A'), b: opened('alert: B') })
  writeObservations('rooms', { b: opened('alert: C') }, ['a', 'b'], folder)
  expect(read()).toEqual({ a: opened('alert: A'), b: opened('alert: C') })
  writeObservations('rooms', {}, ['b'], folder)
  expect(read()).toEqual({ b: opened('alert: C') })
})

const hotel = 'v1/hotel_management/properties'
test.each([
  [`GET ${hotel}/property/casa-azul +bearer`, `GET ${hotel}/property/{property} +bearer`],
  [`DELETE ${hotel}/addons/7 ?lock_version +bearer`, `DELETE ${hotel}/addons/{addon_id} ?lock_version +bearer`],
  [`POST ${hotel}/update_addon_type/ {name} +form`, `POST ${hotel}/update_addon_type/ {name} +form`],
  ['heading: GET Rooms', 'heading: GET Rooms'],
])('a call is stored without the id of its record: %s', (observation, kept) => {
  expect(withTemplateAddress(observation)).toBe(kept)
})
