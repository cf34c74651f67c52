import { addHours } from 'date-fns'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkText } from '../../server/activity/chain.ts'
import { checkChain } from '../../server/activity/check-chain.ts'
import { purgeActivity } from '../../server/activity/purge-activity.ts'
import { sealActivity } from '../../server/activity/seal.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { activity_seals } from '../../server/db/schema/activity-seals.ts'
import { addEntries, checkAfter } from '../support/activity-chain.ts'
import { type Api, openApi } from '../support/api.ts'
import { callerOf } from '../support/api-calls.ts'

const start = new Date('2020-01-01T00:00:00Z')

let api: Api
let ids: number[]
beforeAll(async () => {
  api = await openApi()
  ids = await addEntries(api.db, 30, start)
  await sealActivity(api.db)
})
afterAll(() => api.close())

test('every entry gets a seal, those of the API too, and the chain is unbroken', async () => {
  await callerOf(api, 'manager')
  const before = await checkChain(api.db, null)
  expect(before).toMatchObject({ broken: null, unsealed: 1 })
  expect(await sealActivity(api.db)).toMatchObject({ sealed: 1 })
  expect(await sealActivity(api.db)).toBe(null)
  const total = await api.db.$count(activity_log)
  const after = await checkChain(api.db, before.head)
  expect(after).toMatchObject({ sealed: total, unsealed: 0, broken: null, head: { place: total } })
})

test('the first entry that somebody has changed, removed or added with SQL is named', async () => {
  const [first, second] = [ids[10]!, ids[20]!]
  const change = (set: string, id = first) => checkAfter(api.db, `update activity_log set ${set} where id = ${id}`)
  const changed = { entry: first, problem: 'it was changed' }
  expect(await change(`actor_name = 'somebody else'`)).toEqual(changed)
  expect(await change(`occurred_at = occurred_at + interval '1 millisecond'`)).toEqual(changed)
  expect(await change(`changes = '[]'`)).toEqual(changed)
  expect(await change(`ip = '10.0.0.1'`)).toEqual(changed)
  expect(await change(`entity_label = 'x'`, second)).toEqual({ ...changed, entry: second })
  expect(await checkAfter(api.db, `update activity_log set reason = 'x' where id in (${first}, ${second})`)).toEqual(
    changed,
  )
  expect(await checkAfter(api.db, `delete from activity_log where id = ${first}`)).toEqual({
    entry: first,
    problem: 'it is missing',
  })
  const place = `(select place from activity_seals where entry_id = ${first})`
  expect(await checkAfter(api.db, `delete from activity_seals where place = ${place}`)).toEqual({
    entry: ids[11],
    problem: 'the seal before it is missing',
  })
  // A digest that fits the changed entry does not fit the hash.
  const reseal = `update activity_seals s set digest = activity_digest(a, s.salt) from activity_log a where a.id = s.entry_id and a.id = ${first}`
  expect(await checkAfter(api.db, `update activity_log set reason = 'x' where id = ${first}`, reseal)).toEqual({
    entry: first,
    problem: 'its seal does not follow the one before it',
  })
  const erase = `update activity_seals s set salt = null, erased_digest = activity_digest(a, null), erased_by = ${second} from activity_log a where a.id = s.entry_id and a.id = ${first}`
  expect(await checkAfter(api.db, `update activity_log set reason = 'x' where id = ${first}`, erase)).toEqual({
    entry: first,
    problem: 'it was changed, and no erasure says so',
  })
  const added = `insert into activity_log (id, actor_type, actor_name, module, event, entity_type, entity_label) values (9000000, 'system', 'x', 'access', 'x', 'x', 'x')`
  expect(await checkAfter(api.db, added)).toEqual({
    entry: 9_000_000,
    problem: 'it was added without the queue of the seals',
  })
  expect(await checkChain(api.db, null)).toMatchObject({ broken: null })
})

test('without the rights of the owner, the database refuses to change entries and seals', async () => {
  for (const table of ['activity_log', 'activity_seals'])
    await expect(api.db.execute(sql.raw(`delete from ${table}`))).rejects.toMatchObject({
      cause: { message: 'the activity log is append-only' },
    })
})

test('a chain that was cut off or made anew does not have the noted head', async () => {
  const { head } = await checkChain(api.db, null)
  const other = { place: head.place, hash: 'f'.repeat(64) }
  expect((await checkChain(api.db, head)).broken).toBe(null)
  expect((await checkChain(api.db, other)).broken?.problem).toBe('its hash is not the noted one')
  expect((await checkChain(api.db, { ...head, place: head.place + 1 })).broken?.problem).toMatch(
    /^the chain ends with it, /,
  )
})

test('entries that other transactions write at the same time, and commit in another order, are all sealed once', async () => {
  const from = new Date('2020-01-02T00:00:00Z')
  const writes = Array.from({ length: 8 }, (_, writer) =>
    api.db.transaction(async (tx) => {
      await addEntries(tx, 20, from)
      // Sealed meanwhile: the entries of this transaction are not visible yet.
      if (writer % 2 === 0) await tx.execute(sql`select pg_sleep(0.05)`)
    }),
  )
  const seals = Array.from({ length: 4 }, () => sealActivity(api.db))
  await Promise.all([...writes, ...seals])
  await sealActivity(api.db)
  const checked = await checkChain(api.db, null)
  expect(checked).toMatchObject({ sealed: await api.db.$count(activity_log), unsealed: 0, broken: null })
})

test('the oldest entries are deleted after their period, and the chain says from where on it is kept', async () => {
  const purge = (at: string, days = 30) => purgeActivity(api.db, new Date(at), days)
  const newest = await addEntries(api.db, 2, new Date('2040-03-01T00:00:00Z'))
  await sealActivity(api.db)
  const sealed = await api.db.select().from(activity_seals).orderBy(asc(activity_seals.place))
  const total = sealed.length
  expect(await purge('2040-03-02T00:00:00Z', 0)).toBe(0)
  // The oldest entry is due, but not a whole day of entries.
  const oldest = await api.db.select().from(activity_log).where(eq(activity_log.id, sealed[0]!.entry_id))
  expect(await purgeActivity(api.db, addHours(oldest[0]!.occurred_at, 30 * 24 + 23), 30)).toBe(0)

  expect(await purge('2040-03-30T00:00:00Z')).toBe(total - 2)
  const left = await api.db.select().from(activity_log).orderBy(asc(activity_log.id))
  const entry = left.find(({ id }) => !newest.includes(id))
  expect(left.map(({ id }) => id)).toEqual([...newest, entry!.id])
  expect(entry).toMatchObject({
    event: 'deleted',
    entity_label: 'entries before 29 February 2040',
    changes: [
      { field: 'entries', before: total - 2, after: 0 },
      { field: 'chain_hash', before: null, after: linkText(sealed[total - 3]!) },
    ],
  })
  await sealActivity(api.db)
  expect(await checkChain(api.db, null)).toMatchObject({ broken: null, sealed: 3, unsealed: 0 })
  const unsaid = `update activity_log set changes = '[]' where id = ${entry!.id}`
  expect(await checkAfter(api.db, unsaid)).toEqual({
    entry: newest[0],
    problem: 'those before it are missing, and no entry says why',
  })
})
