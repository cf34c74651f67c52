import { delimiter } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresPrograms } from '../../support/failover.ts'
import { run, setUpProcesses } from '../../support/processes.ts'

setUpProcesses()

/*
 * Backups that `npm run backup` wrote with earlier servers: one of schema 0028, before sessions ended unused, before the activity log was
 * sealed and before the permission to manage properties; and one of each release.
 */
const files = ['before-sessions', '1.0.0-alpha']
const account = { email: 'owner@hotel.example', password: 'Harbour-Light-2026!' }

const timeout = 120_000
const url = process.env.TEST_DATABASE_URL!
const nameOf = (at: number) => `hotel_upgrade_${process.pid}_${at}`
const PATH = `${postgresPrograms()}${delimiter}${process.env.PATH!}`

let admin: pg.Client
beforeAll(async () => {
  admin = new pg.Client({ connectionString: url })
  await admin.connect()
  for (const at of files.keys()) await admin.query(`create database ${nameOf(at)}`)
})
afterAll(async () => {
  for (const at of files.keys()) await admin.query(`drop database ${nameOf(at)} with (force)`)
  await admin.end()
})

test.each(files.map((file, at) => [file, at] as const))(
  'the data of an earlier server (%s) are restored and migrated: people sign in, find what they had, and their log is sealed',
  async (file, at) => {
    const DATABASE_URL = Object.assign(new URL(url), { pathname: `/${nameOf(at)}` }).href
    const backup = `test/fixtures/${file}.backup`
    const restored = await run({ DATABASE_URL, PATH }, 'server/restore.ts', [backup]).ended
    expect([restored.code, restored.err]).toEqual([0, ''])
    const address = await run({ DATABASE_URL, DEMO: '0' }).ready
    const ask = async <T>(path: string, init?: RequestInit): Promise<T> => {
      const reply = await fetch(`${address}/api/v1${path}`, init)
      return ((await reply.json()) as { data: T }).data
    }
    const { token } = await ask<{ token: string }>('/login', { method: 'POST', body: new URLSearchParams(account) })
    const signedIn = { headers: { Authorization: `Bearer ${token}` } }

    const { permissions } = await ask<{ permissions: { name: string }[] }>(
      '/user_management/access_control/user/permissions',
      signedIn,
    )
    const held = permissions.map((permission) => permission.name)
    expect(held).toEqual(expect.arrayContaining(['access_properties', 'manage_properties']))
    const property = await ask<{ id: number }>('/hotel_management/properties/property/old-mill', signedIn)
    expect(property).toMatchObject({ name: 'Old Mill', rooms_count: 1, property_type: { name: 'Town hotel' } })
    const rooms = await ask(`/hotel_management/properties/facilities?property_id=${property.id}`, signedIn)
    expect(rooms).toMatchObject([{ name: '101', facility_type: { name: 'Double' } }])

    const checked = await run({ DATABASE_URL }, 'server/check-activity.ts', []).ended
    expect([checked.code, checked.err]).toEqual([0, ''])
    expect(checked.out).toMatch(/unbroken/)
  },
  timeout,
)
