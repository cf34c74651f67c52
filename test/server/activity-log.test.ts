import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActivityEntry } from '../../src/api/contract/activity-log.ts'
import { record } from '../../server/activity/record-activity.ts'
import type { Context } from '../../server/context.ts'
import type { OpenDatabase } from '../../server/db/open.ts'
import { users } from '../../server/db/schema/access.ts'
import type { activity_log } from '../../server/db/schema/activity.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Catalogue, openCatalogue } from '../support/catalogue.ts'
import { graphqlOf } from '../support/graphql.ts'

let api: Api
let at: Catalogue
let manager: Awaited<ReturnType<typeof graphqlOf>>
let regional: Awaited<ReturnType<typeof graphqlOf>>
let queries = 0
/** Counts SQL statements below drizzle, on either driver. */
const counting = (opened: OpenDatabase): OpenDatabase => {
  const client = (opened.db as unknown as { $client: { query: (...args: unknown[]) => unknown } }).$client
  const query = client.query.bind(client)
  client.query = (...args) => {
    queries += 1
    return query(...args)
  }
  return opened
}
beforeAll(async () => {
  api = await openApi({ database: counting })
  at = await openCatalogue(api)
  manager = await graphqlOf(api, 'manager')
  regional = await graphqlOf(api, 'regional')
})
afterAll(() => api.close())

interface Page {
  data: ActivityEntry[]
  next_cursor: string | null
  previous_cursor: string | null
}
const entryFields = `id occurred_at actor module event entity_type entity_id entity_label exists reason undoes undone_by can_undo
  changes { field label before after }`
const log = async (args = '', by = manager, propertyId = at.propertyId): Promise<Page> => {
  const { data, errors } = await by.ask(
    `{ activity_log(property_id: ${propertyId}${args}) { data { ${entryFields} } next_cursor previous_cursor } }`,
  )
  expect(errors).toBeUndefined()
  return (data as unknown as { activity_log: Page }).activity_log
}
type Row = Partial<typeof activity_log.$inferInsert>
/** Writes entries as the server does, one per minute from an instant on. */
async function write(from: string, rows: readonly Row[]) {
  for (const [index, row] of rows.entries()) {
    const { actor_id = 1, actor_name = 'Marta Oliveira', property_id = at.propertyId, changes, reason } = row
    const { module = 'facilities', event = 'updated', entity_type = 'facility', entity_id = null } = row
    const entity = { type: entity_type, id: entity_id, label: row.entity_label ?? 'Room' }
    const now = () => new Date(Date.parse(from) + index * 60_000)
    const ctx = { db: api.db, now, caller: null, ip: null, requestId: null } as unknown as Context
    const actor = { id: actor_id, name: actor_name }
    await record(ctx, {
      module: module as 'facilities',
      event,
      entity,
      property_id,
      changes,
      reason: reason ?? undefined,
      actor,
    })
  }
}
const labels = ({ data }: Page) => data.map(({ entity_label }) => entity_label)
const named = (count: number, name = 'Entry') =>
  Array.from({ length: count }, (_, index) => ({ entity_label: `${name} ${index}` }))

test('pages lead to older and back to newer entries, whatever is written meanwhile', async () => {
  await write('2020-03-01T10:00:00Z', named(7))
  const march = ', from: "2020-03-01", to: "2020-03-31", per_page: 3'
  const first = await log(march)
  expect([labels(first), first.previous_cursor]).toEqual([['Entry 6', 'Entry 5', 'Entry 4'], null])
  await write('2020-03-02T10:00:00Z', [{ entity_label: 'Meanwhile' }])
  const second = await log(`${march}, cursor: "${first.next_cursor}"`)
  expect(labels(second)).toEqual(['Entry 3', 'Entry 2', 'Entry 1'])
  const third = await log(`${march}, cursor: "${second.next_cursor}"`)
  expect([labels(third), third.next_cursor]).toEqual([['Entry 0'], null])
  const back = await log(`${march}, cursor: "${second.previous_cursor}"`)
  expect(labels(back)).toEqual(['Entry 6', 'Entry 5', 'Entry 4'])
  const newest = await log(`${march}, cursor: "${back.previous_cursor}"`)
  expect([labels(newest), newest.previous_cursor]).toEqual([['Meanwhile'], null])
})

test('entries of one instant are neither repeated nor skipped between pages', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ ...named(1)[0], entity_label: `Same ${index}` }))
  for (const row of rows) await write('2020-04-01T10:00:00Z', [row])
  const april = ', from: "2020-04-01", to: "2020-04-01", per_page: 2'
  const one = await log(april)
  const two = await log(`${april}, cursor: "${one.next_cursor}"`)
  const three = await log(`${april}, cursor: "${two.next_cursor}"`)
  expect([one, two, three].flatMap(labels)).toEqual(['Same 4', 'Same 3', 'Same 2', 'Same 1', 'Same 0'])
})

test('days are days at the property', async () => {
  await api.db.execute(sql`update properties set timezone = 'Pacific/Auckland' where id = ${at.propertyId}`)
  await write('2020-05-01T11:30:00Z', [{ entity_label: 'Half past eleven in the evening' }])
  await write('2020-05-01T12:30:00Z', [{ entity_label: 'Half past midnight' }])
  expect(labels(await log(', from: "2020-05-01", to: "2020-05-01"'))).toEqual(['Half past eleven in the evening'])
  expect(labels(await log(', from: "2020-05-02", to: "2020-05-02"'))).toEqual(['Half past midnight'])
  await api.db.execute(sql`update properties set timezone = 'Europe/Lisbon' where id = ${at.propertyId}`)
})

test('people, modules, events and record filter the log, separately and together', async () => {
  await write('2020-06-01T10:00:00Z', [
    { entity_label: 'A', actor_id: 1, module: 'addons', event: 'updated', entity_type: 'addon', entity_id: '7' },
    { entity_label: 'B', actor_id: 2, module: 'addons', event: 'deleted', entity_type: 'addon', entity_id: '7' },
    { entity_label: 'C', actor_id: 3, module: 'amenities', event: 'deleted', entity_type: 'amenity', entity_id: '7' },
    { entity_label: 'D', actor_id: 1, module: 'addons', event: 'created', entity_type: 'addon', entity_id: '8' },
  ])
  const june = async (args: string) => labels(await log(`, from: "2020-06-01", to: "2020-06-30"${args}`))
  expect(await june(', actor_ids: [1]')).toEqual(['D', 'A'])
  expect(await june(', actor_ids: [1, 3]')).toEqual(['D', 'C', 'A'])
  expect(await june(', modules: ["addons"]')).toEqual(['D', 'B', 'A'])
  expect(await june(', events: ["deleted"]')).toEqual(['C', 'B'])
  expect(await june(', modules: ["addons"], events: ["deleted", "created"], actor_ids: [1, 2]')).toEqual(['D', 'B'])
  expect(await june(', entity_type: "addon", entity_id: "7"')).toEqual(['B', 'A'])
  expect(await june(', modules: ["accounting"], events: ["blocked"]')).toEqual([])
  const many = Array.from({ length: 50 }, (_, index) => index + 1)
  expect(await june(`, actor_ids: [${many}], modules: ["addons", "amenities"]`)).toEqual(['D', 'C', 'B', 'A'])
})

test('a keyword searches user, action, record and reason, ignoring case and accents, without wildcards', async () => {
  await write('2020-07-01T10:00:00Z', [
    { entity_label: 'Suite Été', actor_name: 'José Águas' },
    { entity_label: '100 % linen', reason: 'The guest was promised quartz' },
    { entity_label: 'Zebra', module: 'blockings', event: 'posting_moved' },
  ])
  const july = async (keyword: string) =>
    labels(await log(`, from: "2020-07-01", to: "2020-07-31", keyword: "${keyword}"`))
  expect(await july('SUITE ETE')).toEqual(['Suite Été'])
  expect(await july('jose aguas')).toEqual(['Suite Été'])
  expect(await july('quartz')).toEqual(['100 % linen'])
  expect(await july('posting moved')).toEqual(['Zebra'])
  expect(await july('0 % l')).toEqual(['100 % linen'])
  expect(await july('%')).toEqual(['100 % linen'])
  expect(await july('ze')).toEqual(['Zebra'])
  expect(await july('aguas suite')).toEqual([])
})

test('a rare entry is found behind thousands of newer ones', async () => {
  await api.db
    .execute(sql`insert into activity_log (occurred_at, actor_type, actor_id, actor_name, property_id, module, event, entity_type, entity_label)
    select '2019-06-01'::timestamptz + n * interval '1 minute', 'user', 5, 'Crowd', ${at.propertyId}, 'housekeeping', 'updated', 'facility', 'Crowd ' || n
    from generate_series(1, 6000) n`)
  await write('2019-01-01T10:00:00Z', [{ entity_label: 'Narwhal', module: 'addon_types', event: 'renamed' }])
  const then = ', to: "2019-12-31"'
  expect(labels(await log(`${then}, keyword: "narwhal"`))).toEqual(['Narwhal'])
  expect(labels(await log(`${then}, keyword: "narwhal", modules: ["addon_types"], actor_ids: [1]`))).toEqual([
    'Narwhal',
  ])
  expect((await log(`${then}, keyword: "crowd", per_page: 200`)).data).toHaveLength(200)
})

test('a page takes the same number of queries for any number of entries and names', async () => {
  const changes = (index: number) => [
    { field: 'facility_type_id', before: index + 1, after: index + 2 },
    { field: 'amenity_ids', before: [1], after: [2, index] },
  ]
  await write(
    '2018-01-01T10:00:00Z',
    Array.from({ length: 60 }, (_, index) => ({ changes: changes(index), entity_id: String(index + 1) })),
  )
  const cost = async (args: string) => {
    queries = 0
    await log(`, from: "2018-01-01", to: "2018-01-31"${args}`)
    return queries
  }
  expect(await cost(', per_page: 60')).toBe(await cost(', per_page: 1'))
  expect(await cost(', per_page: 60')).toBeLessThanOrEqual(6)
})

test('filter options are the events and kinds of records that occur in the property or outside any', async () => {
  const { data } = await regional.ask(
    `{ activity_choices(property_id: ${at.propertyId}) { events { module event } entity_types } }`,
  )
  const { events, entity_types } = (
    data as unknown as { activity_choices: { events: object[]; entity_types: string[] } }
  ).activity_choices
  expect(events).toContainEqual({ module: 'addons', event: 'deleted' })
  expect(events).toContainEqual({ module: 'session', event: 'signed_in' })
  expect(entity_types).toEqual(expect.arrayContaining(['addon', 'amenity', 'facility', 'user']))
})

test('a user of some properties sees nothing of users of others, of unknown accounts, or of other properties', async () => {
  const [stranger] = await api.db
    .insert(users)
    .values({
      email: 's@x',
      email_key: 's@x',
      first_name: 'Stella',
      last_name: 'S',
      search_key: 's',
      password_hash: '-',
    })
    .returning({ id: users.id })
  await api.db.execute(
    sql`insert into user_properties (user_id, property_id) values (${stranger!.id}, ${at.foreignPropertyId})`,
  )
  const of = { property_id: null, module: 'session', event: 'signed_in', entity_type: 'user' }
  await api.fetch('/api/v1/login', {
    method: 'POST',
    body: new URLSearchParams({ email: 'nobody@x.example', password: 'x' }),
  })
  await write('2021-01-01T10:00:00Z', [
    { ...of, entity_label: 'Stella', entity_id: String(stranger!.id), actor_id: stranger!.id },
    { ...of, entity_label: 'By Stella', entity_type: 'property_type', entity_id: '1', actor_id: stranger!.id },
    { ...of, entity_label: 'Of Stella', entity_id: String(stranger!.id), actor_id: 1 },
    { ...of, entity_label: 'Colleague', entity_id: '1', actor_id: 1 },
  ])
  const accounts = ', scope: "account", per_page: 200'
  const all = labels(await log(accounts))
  expect(all).toEqual(expect.arrayContaining(['Stella', 'By Stella', 'Of Stella', 'Colleague', 'unknown account']))
  const seen = labels(await log(accounts, regional))
  expect(seen).toContain('Colleague')
  for (const hidden of ['Stella', 'By Stella', 'Of Stella', 'unknown account']) expect(seen).not.toContain(hidden)
  expect(labels(await log(', scope: "account", keyword: "stella"', regional))).toEqual([])
  const { codes } = await regional.ask(`{ activity_log(property_id: ${at.foreignPropertyId}) { next_cursor } }`)
  expect(codes).toEqual(['NOT_FOUND'])
})

test('an export logs its filters with the first page only', async () => {
  const exports = async () => (await log(', modules: ["activity"], per_page: 200')).data
  const before = (await exports()).length
  const page = await log(', for_export: true, per_page: 200, actor_ids: [1], keyword: "o"')
  await log(
    `, for_export: true, per_page: 200, actor_ids: [1], keyword: "o", cursor: "${page.next_cursor ?? '>2020-01-01T00:00:00.000Z_1'}"`,
  )
  const logged = await exports()
  expect(logged).toHaveLength(before + 1)
  expect(logged[0]).toMatchObject({
    event: 'exported',
    entity_label: 'Activity log',
    changes: [
      { label: 'By', after: 'Marta Oliveira' },
      { label: 'Keyword', after: 'o' },
    ],
  })
})
