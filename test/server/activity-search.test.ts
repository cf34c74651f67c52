import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActivityEntry } from '../../src/api/contract/activity-log.ts'
import { changeText, moduleText, entryText } from '../../src/api/contract/activity-texts.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { migrationsFolder } from '../../server/db/migrate.ts'
import { rowsOf } from '../../server/db/rows.ts'
import { formatChanges } from '../../server/reporting/activity/format-changes.ts'
import { activityQuery } from '../support/activity-query.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { graphqlOf } from '../support/graphql.ts'
import { day } from '../support/day.ts'

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

async function log(keyword?: string, scope = 'property'): Promise<ActivityEntry[]> {
  const { data, errors } = await asked.ask(activityQuery, {
    propertyId,
    scope,
    ...(keyword === undefined ? {} : { keyword }),
  })
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
  for (const keyword of ['Status none → Out of order', 'base price 80.00', '12 may 2026', 'as typed', 'Amenities 1, 2'])
    expect([keyword, (await log(keyword)).map(({ actor }) => actor)]).toEqual([
      keyword,
      expect.arrayContaining(['Old writer']),
    ])
})

/** A change of each field whose codes have words, to and from each code. */
const codes: Record<string, unknown[]> = {
  status: [0, 1],
  hk_priority: [0, 1],
  is_accessible: [0, true],
  housekeeping_status: ['dirty', 'cleaning', 'pickup', 'clean', 'inspected'],
  return_status: ['clean'],
  facility_status: [
    'available',
    'out_of_service',
    'out_of_order',
    'internal_use',
    'hold',
    'out_of_inventory',
    'inactive',
  ],
  reason_code: ['maintenance', 'leak', 'staff_use', 'other'],
  service: ['none', 'dnd', 'make_up', 'declined'],
  services: [['none', 'dnd'], []],
  charging: ['once', 'per_night', 'per_person', 'per_person_per_night'],
  problem_kind: ['plumbing', 'lost_and_found'],
  problem_priority: ['normal', 'urgent'],
  problem_status: ['open', 'in_progress', 'done'],
  attendant_ids: [[0], 0],
  room_blocked: [true, false],
  date_to: ['2026-09-05', ''],
  max_occupancy: [2],
}

test.each(Object.entries(codes))('the database and the server have the same words for %s', async (field, values) => {
  const changes = values.map((after) => ({ field, before: null, after }))
  const [found] = await rowsOf<{ words: string }>(
    api.db,
    sql`select activity_values(${JSON.stringify(changes)}::jsonb) as words`,
  )
  const names = { exists: () => true, nameOf: () => 'a name' }
  const shown = formatChanges({ module: 'housekeeping', changes }, names, 'EUR').map(changeText)
  expect(textKey(found?.words ?? '')).toBe(shown.map(textKey).join(' '))
})

interface OldEntry {
  event?: string
  /** The changed field. */
  field?: string
  key: string
}

test.each<[OldEntry, string]>([
  [{ event: 'created', key: 'lena bök added the amenity “value added tax”' }, 'created the amenity “value added tax”'],
  [{ event: 'sign_in_failed', key: 'the system tried in vain to sign in as x' }, 'failed to sign in as x'],
  [{ field: 'note', key: 'note leak → nothing, and 3 more' }, 'note leak → none, and 3 more'],
  [{ field: 'note', key: 'note nothing → nothing works' }, 'note none → nothing works'],
  [{ field: 'service', key: 'guest request none → make up the room' }, 'guest request no request → make up room'],
  [{ field: 'service', key: 'guest request do not disturb → none' }, 'guest request do not disturb → no request'],
  [{ field: 'hk_priority', key: 'priority normal → priority' }, 'priority no rush → rush'],
  [{ field: 'hk_priority', key: 'priority priority → normal' }, 'priority rush → no rush'],
  [{ field: 'problem_priority', key: 'priority normal → urgent' }, 'priority normal → urgent'],
  [{ field: 'attendant_ids', key: 'attendants nothing → nobody, ana' }, 'attendants none → unassigned, ana'],
])('an entry of an earlier version %o is found by %s', async ({ event = 'updated', field, key }, words) => {
  const changes = field ? [{ field, before: null, after: null }] : []
  await api.db
    .execute(sql`insert into activity_log (actor_type, actor_name, property_id, module, event, entity_type, entity_label, changes, search_key)
    values ('user', 'Lena Bök', ${propertyId}, 'facilities', ${event}, 'facility', 'Room 9', ${JSON.stringify(changes)}::jsonb, ${` ${textKey(key)}`})`)
  const migration = readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(19)!
  for (const statement of migration.sql) await api.db.execute(sql.raw(statement))
  const keys = await rowsOf<{ search_key: string }>(
    api.db,
    sql`select search_key from activity_log order by id desc limit 1`,
  )
  expect(keys[0]?.search_key).toContain(textKey(words))
  expect((await log(words)).map(({ actor }) => actor)).toContain('Lena Bök')
})

test.each([
  ['failed to sign in as lena bok', 'sign-in as lena bok failed'],
  ['failed to sign in to an unknown account', 'sign-in to an unknown account failed'],
])('a failed sign-in of an earlier version, "%s", is found by "%s"', async (before, words) => {
  await api.db
    .execute(sql`insert into activity_log (actor_type, actor_name, property_id, module, event, entity_type, entity_label, search_key)
    values ('anonymous', 'anonymous', ${propertyId}, 'session', 'sign_in_failed', 'user', 'Lena Bök', ${` someone not signed in ${before}  anonymous`})`)
  const migration = readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(21)!
  for (const statement of migration.sql) await api.db.execute(sql.raw(statement))
  const [key] = await rowsOf<{ search_key: string }>(
    api.db,
    sql`select search_key from activity_log order by id desc limit 1`,
  )
  expect(key?.search_key).toBe(` ${words}  anonymous`)
  expect((await log(words)).map(({ actor }) => actor)).toContain('anonymous')
})
