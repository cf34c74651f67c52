import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActivityEntry } from '../../src/api/contract/activity-log.ts'
import { changeText, moduleText, entryText } from '../../src/api/contract/activity-texts.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { graphqlOf } from '../support/graphql.ts'
import { day } from '../support/inventory.ts'

let api: Api
let manager: Caller
let asked: Awaited<ReturnType<typeof graphqlOf>>
let propertyId: number
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  asked = await graphqlOf(api, 'manager')
  propertyId = (await manager.get('property/harbour-view')).body.data.id
})
afterAll(() => api.close())

const entryFields =
  'id actor_type actor module event entity_type entity_label reason undoes changes { field label before after }'
const query = `query ($propertyId: Int!, $keyword: String, $scope: String) {
  activity_log(property_id: $propertyId, keyword: $keyword, scope: $scope, per_page: 200) { data { ${entryFields} } } }`

async function log(keyword?: string, scope = 'property'): Promise<ActivityEntry[]> {
  const { data, errors } = await asked.ask(query, { propertyId, scope, ...(keyword === undefined ? {} : { keyword }) })
  expect(errors).toBeUndefined()
  return (data as unknown as { activity_log: { data: ActivityEntry[] } }).activity_log.data
}

/** Text that the screen shows for an entry: sentence, module, reason and changes. */
const shownOf = (entry: ActivityEntry) =>
  [entryText(entry), moduleText(entry.module), entry.reason ?? '', ...entry.changes.map(changeText)].join(' ')

/** Displayed words whose search does not find their entry. */
async function unfound(entries: readonly ActivityEntry[], scope?: string): Promise<string[]> {
  const holders = new Map<string, number[]>()
  for (const entry of entries)
    for (const word of new Set(shownOf(entry).split(/\s+/).filter(Boolean)))
      holders.set(word, [...(holders.get(word) ?? []), entry.id])
  const missing: string[] = []
  for (const [word, ids] of holders) {
    const found = new Set((await log(word, scope)).map(({ id }) => id))
    if (!ids.every((id) => found.has(id))) missing.push(word)
  }
  return missing
}

test.each(['property', 'account'])(
  'a search for any displayed word finds its entry, in the scope of the %s',
  async (scope) => {
    const entries = await log(undefined, scope)
    expect(entries.length).toBeGreaterThan(3)
    expect(await unfound(entries, scope)).toEqual([])
  },
)

test('a new entry is found by its field names and by its values before and after', async () => {
  const facilities = (await manager.get(`facilities?property_id=${propertyId}&per_page=100`)).body.data
  const room = facilities.find(
    ({ kind, occupancy }: { kind: string; occupancy: string }) => kind === 'room' && occupancy === 'vacant',
  )
  const [type] = (await manager.get(`facility_types?property_id=${propertyId}`)).body.data
  await manager.post('update_facility', { id: room.id, note: 'Draughty çelik window', is_accessible: 1 })
  await manager.post('update_facility_type_details', {
    ...type,
    base_price: 12_345,
    amenity_ids: type.amenity_ids,
    images: [],
  })
  await manager.post('update_facility_status', {
    facility_ids: [room.id],
    facility_status: 'out_of_order',
    reason_code: 'leak',
    date_from: day(300),
    date_to: day(302),
  })
  const newest = (await log()).slice(0, 4)
  expect(await unfound(newest)).toEqual([])
  const lines = async (keyword: string) => (await log(keyword)).map(({ event }) => event)
  expect(await lines('Out of order')).toContain('blocked')
  expect(await lines('celik WINDOW')).toContain('updated')
  expect(await lines('Base price')).toEqual(await lines('123.45 EUR'))
  expect(await lines('no such words')).toEqual([])
})

test('the database computes similar keys for entries without one and for those of older versions', async () => {
  const changes = [
    { field: 'facility_status', before: null, after: 'out_of_order' },
    { field: 'base_price', before: '80.00 EUR', after: '90.00 EUR' },
    { field: 'date_from', before: null, after: '2026-05-12' },
    { field: 'date_to', before: '2026-13-45', after: 'as typed' },
    { field: 'amenity_ids', before: [1, 2], after: [] },
  ]
  await api.db
    .execute(sql`insert into activity_log (actor_type, actor_name, property_id, module, event, entity_type, entity_label, changes)
    values ('system', 'Old writer', ${propertyId}, 'facilities', 'updated', 'facility', 'Room 9', ${JSON.stringify(changes)}::jsonb)`)
  for (const keyword of [
    'Status nothing → Out of order',
    'base price 80.00',
    '12 may 2026',
    'as typed',
    'Amenities 1, 2',
  ])
    expect([keyword, (await log(keyword)).map(({ actor }) => actor)]).toEqual([
      keyword,
      expect.arrayContaining(['Old writer']),
    ])
})
