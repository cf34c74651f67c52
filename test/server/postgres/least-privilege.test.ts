import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, setUpProcesses } from '../../support/processes.ts'
import { signIn } from '../../support/failover.ts'

setUpProcesses()

/* The server with an account that may read and write rows, and nothing else, as docs/deployment.md gives it. */

const url = process.env.TEST_DATABASE_URL!
const [name, role] = [`hotel_rights_${process.pid}`, `back_office_${process.pid}`]
const addressOf = (user?: string) => {
  const address = Object.assign(new URL(url), { pathname: `/${name}` })
  return user === undefined ? address.href : Object.assign(address, { username: user, password: 'secret' }).href
}
const limited = { DATABASE_URL: addressOf(role), MIGRATE: '0' }

let admin: pg.Client
let owner: pg.Client
beforeAll(async () => {
  admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.query(`create role ${role} login password 'secret'`)
  owner = new pg.Client({ connectionString: addressOf() })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.query(`drop role ${role}`)
  await admin.end()
})

test('an account that may only read and write rows serves, once the owner has migrated', async () => {
  const early = await run(limited).ended
  expect([early.code, early.err]).toEqual([
    1,
    expect.stringMatching(/^The database has no schema\. Run `npm run migrate`.+\n$/),
  ])
  const asOwner = { DATABASE_URL: addressOf(), MIGRATE: '0', DEMO: '1' }
  expect((await run(asOwner, 'server/prepare-database.ts').ended).code).toBe(0)
  await owner.query(`
    grant usage on schema public, drizzle to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage on all sequences in schema public to ${role};
    grant select on all tables in schema drizzle to ${role}`)

  const address = await run(limited).ready
  expect((await fetch(`${address}/api/ready`)).status).toBe(200)
  const headers = await signIn(address)
  const types = `${address}/api/v1/hotel_management/properties/property_types`
  const written = await fetch(types, { method: 'POST', headers, body: new URLSearchParams({ name: 'Boathouse' }) })
  expect(written.status).toBe(201)

  const user = new pg.Client({ connectionString: addressOf(role) })
  await user.connect()
  await expect(user.query('create table extra (id int)')).rejects.toThrow('permission denied')
  await expect(user.query('drop table stays')).rejects.toThrow('must be owner')
  await expect(user.query('alter table activity_log disable trigger user')).rejects.toThrow('must be owner')
  await user.end()
}, 120_000)

test('an older schema is refused in one line', async () => {
  await owner.query(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
  const { code, err } = await run(limited).ended
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^The database has an older schema\. Run `npm run migrate`.+\n$/),
  ])
}, 120_000)
