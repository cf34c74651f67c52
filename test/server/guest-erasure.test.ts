import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkChain } from '../../server/activity/check-chain.ts'
import { record } from '../../server/activity/record-activity.ts'
import { sealActivity } from '../../server/activity/seal.ts'
import { accounting_entries } from '../../server/db/schema/accounting.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { notices } from '../../server/db/schema/notices.ts'
import { room_problems } from '../../server/db/schema/problems.ts'
import { idempotency_keys } from '../../server/db/schema/session.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { eraseGuest } from '../../server/guests/erase.ts'
import { checkAfter } from '../support/activity-chain.ts'
import { type Api, openApi } from '../support/api.ts'
import { textKey } from '../../src/api/contract/text-key.ts'

/** With what an expression, JSON and a search key treat in a special way. */
const name = 'Zoë "Zed" O’Neil (Jr.)'
const similar = 'Zoë "Zed" O’Neil (Jr.)son'
const now = new Date()

let api: Api
let stay: number
let entries: number[]
beforeAll(async () => {
  api = await openApi()
  const [first, second] = await api.db.select().from(stays).orderBy(stays.id).limit(2)
  stay = first!.id
  await api.db.update(stays).set({ guest_name: name }).where(eq(stays.id, stay))
  await api.db.update(stays).set({ guest_name: similar }).where(eq(stays.id, second!.id))
  const text = `${name} left a bag, not ${similar}`
  await api.db.update(facilities).set({ note: text }).where(eq(facilities.id, first!.facility_id))
  const problem = { property_id: first!.property_id, facility_id: first!.facility_id, reported_by: 1, changed_by: 1 }
  await api.db.insert(room_problems).values({ ...problem, kind: 'note', text, search_key: textKey(text) })
  const data = { by: name, room: '101' }
  await api.db.insert(notices).values({ user_id: 1, property_id: first!.property_id, kind: 'problem_done', data })
  await api.db.insert(idempotency_keys).values({ user_id: 1, key: 'k', fingerprint: '', reply: { data: { text } } })
  const facility = { type: 'facility', id: first!.facility_id, label: '101' }
  const ctx = { db: api.db, now: () => now, requestId: null, ip: null, caller: null }
  await record(
    ctx,
    { module: 'facilities', event: 'updated', entity: facility, changes: [{ field: 'note', before: '', after: text }] },
    {
      module: 'facilities',
      event: 'updated',
      entity: { ...facility, label: name },
      reason: text,
      revert: { before: { note: '' }, after: { note: text } },
    },
  )
  entries = (await api.db.select({ id: activity_log.id }).from(activity_log).orderBy(activity_log.id))
    .slice(-2)
    .map(({ id }) => id)
})
afterAll(() => api.close())

/** All texts of all tables, one per row. */
async function everything() {
  const { rows } = (await api.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )) as unknown as { rows: { name: string }[] }
  const texts = await Promise.all(
    rows.map(async (table) => {
      const found = (await api.db.execute(sql.raw(`select to_jsonb(t) as row from "${table.name}" t`))) as unknown as {
        rows: { row: unknown }[]
      }
      return found.rows.map(({ row }) => JSON.stringify(row))
    }),
  )
  return texts.flat()
}
const json = (text: string) => JSON.stringify(text).slice(1, -1)
const without = (text: string, part: string) => text.replaceAll(json(part), '').replaceAll(json(textKey(part)), '')

test('an erased name is nowhere in the database, its stay and charges are, and the chain is unbroken', async () => {
  await sealActivity(api.db)
  const named = async () =>
    (await everything()).filter(
      (row) => without(row, similar).includes('O’Neil') || without(row, similar).includes('o’neil'),
    )
  expect((await named()).length).toBeGreaterThanOrEqual(7)
  const before = { stays: await api.db.$count(stays), books: await api.db.select().from(accounting_entries) }
  const { changed, otherStays, books } = await eraseGuest(api.db, now, { stay })
  expect(changed).toEqual({
    stays: 1,
    room_problems: 1,
    room_blockings: 0,
    facilities: 1,
    notices: 1,
    idempotency_keys: 1,
    activity_log: 2,
  })
  expect([otherStays, books]).toEqual([[], 0])
  expect(await named()).toEqual([])
  expect((await api.db.select().from(stays).where(eq(stays.id, stay)))[0]?.guest_name).toBe('Erased guest')
  expect(await api.db.$count(stays)).toBe(before.stays)
  expect(await api.db.select().from(accounting_entries)).toEqual(before.books)
  const [problem] = await api.db
    .select()
    .from(room_problems)
    .where(eq(room_problems.kind, 'note'))
    .orderBy(sql`id desc`)
    .limit(1)
  expect(problem).toMatchObject({ text: `Erased guest left a bag, not ${similar}`, lock_version: 1 })

  await sealActivity(api.db)
  expect(await checkChain(api.db, null)).toMatchObject({ broken: null, unsealed: 0 })
  const again = `update activity_log set reason = 'other' where id = ${entries[1]}`
  expect(await checkAfter(api.db, again)).toEqual({ entry: entries[1], problem: 'it was changed after its erasure' })
  const salts = await api.db.execute(sql`select salt from activity_seals where entry_id in ${entries}`)
  expect(salts).toMatchObject({ rows: [{ salt: null }, { salt: null }] })
})

test('a stay of an erased guest, an unknown stay and an unknown name are refused', async () => {
  await expect(eraseGuest(api.db, now, { stay })).rejects.toThrow('The name of this guest was erased already')
  await expect(eraseGuest(api.db, now, { stay: 999_999 })).rejects.toThrow('There is no stay with this number')
  await expect(eraseGuest(api.db, now, { name: 'Nobody Here' })).rejects.toThrow('No stay has this name')
})

test('by name, every stay with it is erased; by number, the other stays are told and keep theirs', async () => {
  const rows = await api.db.select({ id: stays.id }).from(stays).orderBy(stays.id).limit(6)
  const ids = rows.slice(2).map(({ id }) => id)
  for (const id of ids) await api.db.update(stays).set({ guest_name: 'Kim Doe' }).where(eq(stays.id, id))
  expect((await eraseGuest(api.db, now, { stay: ids[0]! })).otherStays).toEqual(ids.slice(1))
  expect((await eraseGuest(api.db, now, { name: 'Kim Doe' })).changed.stays).toBe(3)
  expect(await api.db.$count(stays, eq(stays.guest_name, 'Kim Doe'))).toBe(0)
})
