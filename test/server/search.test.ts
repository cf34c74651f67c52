import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Found } from '../../src/api/contract/search.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'

let api: Api
let manager: Caller
beforeAll(async () => {
  api = await openApi({ fixture: 'demo' })
  manager = await callerOf(api, 'manager')
})
afterAll(() => api.close())

async function find(keyword: string, property = '', caller = manager): Promise<Found[]> {
  const query = new URLSearchParams({ keyword, ...(property ? { property } : {}) })
  const { status, body } = await caller.get(`/api/v1/hotel_management/search?${query.toString()}`)
  expect(status).toBe(200)
  return body.data
}
const shown = (found: Found | undefined) =>
  found ? [found.kind, found.name, found.kind === 'property' ? '' : (found.property?.prefix ?? '')] : []

/** What a person types at Harbour View, and the first thing that the search should find. */
test.each([
  ['harbour', 'property', 'Harbour View', ''],
  ['HARBOUR VIEW', 'property', 'Harbour View', ''],
  ['harbor viw', 'property', 'Harbour View', ''],
  ['casa', 'property', 'Casa Azul', ''],
  ['azul', 'property', 'Casa Azul', ''],
  ['casa-azul', 'property', 'Casa Azul', ''],
  ['casa azul 204', 'facility', '204', 'casa-azul'],
  ['lindenhof', 'property', 'Hotel Lindenhof', ''],
  ['lindehof', 'property', 'Hotel Lindenhof', ''],
  ['lindenstraße', 'property', 'Hotel Lindenhof', ''],
  ['bosphorus', 'property', 'Bosphorus Palace', ''],
  ['bospohrus', 'property', 'Bosphorus Palace', ''],
  ['cirag', 'property', 'Bosphorus Palace', ''],
  ['meridain', 'property', 'Grand Meridian', ''],
  ['old mint', 'property', 'Old Mint House', ''],
  ['mint old', 'property', 'Old Mint House', ''],
  ['nordlis', 'property', 'Nordlys Brygge', ''],
  ['copper inn', 'property', 'Copper Canyon Inn', ''],
  ['desert', 'property', 'Desert Pearl', ''],
  ['204', 'facility', '204', 'harbour-view'],
  ['20', 'facility', '201', 'harbour-view'],
  ['204 casa', 'facility', '204', 'casa-azul'],
  ['cassini', 'facility', 'Cassini', 'harbour-view'],
  ['cassinni', 'facility', 'Cassini', 'harbour-view'],
  ['breakfast', 'addon', 'Breakfast', 'harbour-view'],
  ['brekfast', 'addon', 'Breakfast', 'harbour-view'],
  ['breakfast hill house', 'addon', 'Breakfast', 'hill-house'],
  ['airprot transfer', 'addon', 'Airport transfer', 'harbour-view'],
  ['bike', 'addon', 'Bicycle', 'harbour-view'],
  ['spa', 'addon', 'Spa day pass', 'harbour-view'],
  ['marta', 'person', 'Marta Oliveira', ''],
  ['oliviera', 'person', 'Marta Oliveira', ''],
])('"%s" finds the %s %s %s first', async (keyword, kind, name, prefix) => {
  expect(shown((await find(keyword, 'harbour-view'))[0])).toEqual([kind, name, prefix])
})

test('without a keyword it finds the first properties by name', async () => {
  expect((await find('')).map(({ name }) => name).slice(0, 2)).toEqual(['Alpenrose Lodge', 'Baltic Pier'])
})

test('nothing resembles a word that no name has, and wildcards are letters', async () => {
  for (const keyword of ['zzzz', '%', '_', '\\', "';--"]) expect(await find(keyword, 'harbour-view')).toEqual([])
})

test('entries of the log come last, newest first, and belong to the open property', async () => {
  const found = await find('breakfast', 'harbour-view')
  const entry = found.at(-1)!
  expect([entry.kind, entry.property?.prefix]).toEqual(['entry', 'harbour-view'])
  expect(entry.name).toContain('Breakfast')
  expect(found.findIndex(({ kind }) => kind === 'entry')).toBeGreaterThan(
    found.findLastIndex(({ kind }) => kind === 'addon'),
  )
  const kinds = new Set((await find('breakfast')).map(({ kind }) => kind))
  expect([...kinds]).toEqual(['addon'])
})

test('a member of staff finds only what belongs to assigned properties, also by a misspelt name', async () => {
  const regional = await callerOf(api, 'regional')
  const own = new Set(['casa-azul', 'harbour-view', 'old-mint-house'])
  for (const keyword of ['204', 'breakfast', 'brekfast', 'hill house', 'house', 'bosphorus', 'bospohrus']) {
    const found = await find(keyword, 'hill-house', regional)
    expect(found.filter(({ property }) => property && !own.has(property.prefix))).toEqual([])
  }
  expect(await find('bosphorus', '', regional)).toEqual([])
})

test('nobody finds what their screens would refuse', async () => {
  const housekeeping = await callerOf(api, 'housekeeping')
  const kinds = async (keyword: string) => [
    ...new Set((await find(keyword, 'harbour-view', housekeeping)).map(({ kind }) => kind)),
  ]
  expect(await kinds('204')).toEqual(['facility'])
  expect(await kinds('harbour')).toEqual([])
  expect(await kinds('marta')).toEqual([])
  expect(await find('', '', housekeeping)).toEqual([])
})

test('a keyword that is too long is refused at its field', async () => {
  const reply = await manager.get(`/api/v1/hotel_management/search?keyword=${'a'.repeat(101)}`)
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['keyword']])
})
