import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../../server/db/open.ts'
import { isDatabaseUnavailable } from '../../../server/db/unavailable.ts'
import { streamsTo } from '../../../server/db/pglite-thread.ts'
import { rowsOf } from '../../../server/db/rows.ts'
import { openPglite } from '../../../server/db/open-pglite.ts'

const folders: string[] = []
const newFolder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'hotel-thread-')))
  return folders.at(-1)!
}
const folder = newFolder()
let opened: OpenDatabase
beforeAll(async () => {
  opened = await openPglite(folder)
  await opened.db.execute(sql`create table kept (word text)`)
})
afterAll(async () => {
  await opened.close()
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

const countTo = (rows: number) =>
  rowsOf<{ count: number }>(opened.db, sql`select count(*)::int as count from generate_series(1, ${rows}) n`)
const kept = () => rowsOf<{ word: string }>(opened.db, sql`select word from kept`)

test('the server goes on while a query runs', async () => {
  let isRunning = true
  const query = countTo(3_000_000).finally(() => (isRunning = false))
  let turns = 0
  while (isRunning) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  expect(await query).toEqual([{ count: 3_000_000 }])
  expect(turns).toBeGreaterThan(100)
})

test('queries of one connection are answered in turn, and transactions do not mix', async () => {
  const write = (word: string) =>
    opened.db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (${word})`)
      const rows = await rowsOf<{ word: string }>(tx, sql`select word from kept`)
      await tx.execute(sql`delete from kept`)
      return rows
    })
  const seen = await Promise.all(['a', 'b', 'c', 'd'].map(write))
  expect(seen).toEqual(['a', 'b', 'c', 'd'].map((word) => [{ word }]))
})

test('an error ends its transaction alone', async () => {
  const failing = opened.db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values ('lost')`)
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
  expect(await kept()).toEqual([])
})

test('a large reply and a large value cross to the thread and back', async () => {
  const text = 'é'.repeat(2_000_000)
  const rows = await rowsOf<{ word: string }>(opened.db, sql`select ${text}::text as word from generate_series(1, 3)`)
  expect(rows.map(({ word }) => word === text)).toEqual([true, true, true])
})

test('listeners get the payloads of their channel, after the commit and until they stop', async () => {
  const heard: string[] = []
  const also: string[] = []
  const stop = await opened.listen('rooms', { onMessage: (payload) => heard.push(payload), onGap: () => undefined })
  await opened.listen('rooms', { onMessage: (payload) => also.push(payload), onGap: () => undefined })
  await opened.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('rooms', 'one'), pg_notify('other', 'none')`)
    expect(heard).toEqual([])
  })
  await opened.db.execute(sql`select pg_notify('rooms', 'two')`)
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']))
  await stop()
  await opened.db.execute(sql`select pg_notify('rooms', 'three')`)
  await vi.waitFor(() => expect(also).toEqual(['one', 'two', 'three']))
  expect(heard).toEqual(['one', 'two'])
})

test('a thread that ends by itself is told of, and its connections fail as those of a database that is away', async () => {
  const worker = new Worker(`require('node:worker_threads').parentPort.once('message', () => process.exit(1))`, {
    eval: true,
  })
  const lost: Error[] = []
  const { connect, close } = streamsTo(worker, (error) => void lost.push(error))
  const query = () => {
    const client = new pg.Client({ user: 'postgres', stream: connect })
    client.on('error', () => undefined)
    return client.connect().catch((error: unknown) => isDatabaseUnavailable(error))
  }
  expect([await query(), await query()]).toEqual([true, true])
  expect(lost.map(({ message }) => message)).toEqual(['the thread of the embedded database has ended'])
  await close()
})

test('what was written is there after the database is closed and opened again', async () => {
  await opened.db.execute(sql`insert into kept values ('still here')`)
  await opened.close()
  opened = await openPglite(folder)
  expect(await kept()).toEqual([{ word: 'still here' }])
})
