import pg from 'pg'
import { expect, test } from 'vitest'
import { run } from '../../support/processes.ts'

const url = process.env.TEST_DATABASE_URL!

test('three instances that start at once on one database all come up, with the data once', async () => {
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
