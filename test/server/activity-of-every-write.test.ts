import { asc, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { endpoints } from '../../server/endpoints.ts'
import { addUser } from '../../server/users/add.ts'
import { type Reply, WriteSequence, base } from '../support/write-sequence.ts'
import { propertySteps } from '../support/write-sequence-properties.ts'
import { inventorySteps } from '../support/write-sequence-inventory.ts'
import { peopleSteps } from '../support/write-sequence-people.ts'
import { logAndExportSteps, removalSteps } from '../support/write-sequence-log.ts'

/*
 * Runs every write of the API once with success and once with an error, and checks the log: one entry per effect, none
 * for errors. A new endpoint without a step here fails the test.
 */
const sequence = new WriteSequence()
beforeAll(() => sequence.open())
afterAll(() => sequence.api.close())

/** Order matters: steps use the records of earlier ones, and the last ones delete them. */
const steps = {
  ...propertySteps(sequence),
  ...peopleSteps(sequence),
  ...inventorySteps(sequence),
  ...logAndExportSteps(sequence),
  ...removalSteps(sequence),
}

const newest = async () =>
  (await sequence.api.db.select({ id: activity_log.id }).from(activity_log)).reduce(
    (most, { id }) => Math.max(most, id),
    0,
  )
/** Entries logged after a given one. */
async function loggedSince(id: number): Promise<string[]> {
  const rows = await sequence.api.db
    .select()
    .from(activity_log)
    .where(gt(activity_log.id, id))
    .orderBy(asc(activity_log.id))
  for (const row of rows)
    expect([row.entity_label === '', row.request_id === null, row.search_key === '']).toEqual([false, false, false])
  return rows.map(({ module, event, entity_type }) => `${module} ${event} ${entity_type}`)
}
const isRefused = ({ status, body }: Reply) =>
  status >= 400 || body.errors !== undefined || (body.data?.results?.every(({ ok }) => !ok) ?? false)

/** POSTs that only read. */
const reads = new Set([`POST ${base}/facility_type_by_id`, 'POST /v1/user_management/password_link/read'])
const writes = endpoints
  .filter(({ method, fileTypes }) => method !== 'GET' || fileTypes?.some((type) => type.includes('spreadsheet')))
  .map(({ method, path }) => `${method} ${path}`)
  .filter((name) => !reads.has(name))

test('every write and every download has a step', () => {
  expect(Object.keys(steps).sort()).toEqual([...writes].sort())
})

test.each(Object.entries(steps))('%s logs each effect once and logs no errors', async (_name, step) => {
  await sequence.api.resetAttempts()
  const before = await newest()
  const done = await step.accepted()
  expect([done.status < 300 && !isRefused(done), done.body]).toEqual([true, done.body])
  expect((await loggedSince(before)).sort()).toEqual([...step.logged].sort())
  const between = await newest()
  const rejected = await step.refused()
  expect([isRefused(rejected), rejected.body]).toEqual([true, rejected.body])
  expect(await loggedSince(between)).toEqual(step.loggedWhenRefused ?? [])
})

test('an account created on the command line is logged with its role', async () => {
  const before = await newest()
  const person = { email: 'walker@demo.example', first_name: 'Wanda', last_name: 'Walker', password: 'Walker-2026!' }
  await addUser(sequence.api.db, { ...person, role: 'Auditor', is_pass_updated: 1 })
  const [entry] = await sequence.api.db.select().from(activity_log).where(gt(activity_log.id, before))
  expect(entry).toMatchObject({
    module: 'access',
    event: 'user_created',
    entity_type: 'user',
    entity_label: 'Wanda Walker',
    changes: [{ field: 'role', before: null, after: 'Auditor' }],
  })
  await expect(addUser(sequence.api.db, { ...person, role: 'Auditor', is_pass_updated: 1 })).rejects.toThrow(
    'already has an account',
  )
  expect(await newest()).toBe(entry!.id)
})

test.each(['update activity_log set actor_name = actor_name', 'delete from activity_log', 'truncate activity_log'])(
  'the database rejects: %s',
  async (statement) => {
    const before = await sequence.api.db.select().from(activity_log)
    const error = await sequence.api.db.execute(statement).then(
      () => null,
      (thrown: Error) => String(thrown.cause ?? thrown),
    )
    expect(error).toContain('the activity log is append-only')
    expect(await sequence.api.db.select().from(activity_log)).toEqual(before)
  },
)
