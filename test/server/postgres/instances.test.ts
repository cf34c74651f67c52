import pg from 'pg'
import { expect, test } from 'vitest'
import { run, setUpProcesses } from '../../support/processes.ts'

setUpProcesses()

const url = process.env.TEST_DATABASE_URL!

test('three instances that start at once on one database all start, and the data is added once', async () => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const name = `hotel_start_${process.pid}`
  await admin.query(`create database ${name}`)
  const DATABASE_URL = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const started = [1, 2, 3].map(() => run({ DATABASE_URL, DEMO: '1' }))
  const addresses = await Promise.all(started.map(({ ready }) => ready))
  const answers = await Promise.all(addresses.map((address) => fetch(`${address}/api/ready`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const { child } of started) child.kill('SIGTERM')
  expect((await Promise.all(started.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0, 0])
  const data = new pg.Client({ connectionString: DATABASE_URL })
  await data.connect()
  expect((await data.query('select count(*)::int as total from properties')).rows).toEqual([{ total: 24 }])
  await data.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}, 120_000)

test('an older build rejects a PostgreSQL database with unknown migrations, and so does the command that adds a user', async () => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const name = `hotel_newer_${process.pid}`
  await admin.query(`create database ${name}`)
  const DATABASE_URL = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const args = ['--email', 'first@hotel.example', '--first-name', 'First', '--last-name', 'User']
  const makeUser = () => run({ DATABASE_URL, PASSWORD: 'Quiet-Lake-1!' }, 'server/create-user.ts', args).ended
  expect((await makeUser()).code).toBe(0)
  const newer = new pg.Client({ connectionString: DATABASE_URL })
  await newer.connect()
  const later = Date.UTC(2099, 0, 2)
  await newer.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`)
  await newer.end()
  const line = /^The database is newer than this version: its schema is of 2099-01-02, .+\n$/
  for (const refused of [await run({ DATABASE_URL }).ended, await makeUser()])
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(line)])
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}, 120_000)
