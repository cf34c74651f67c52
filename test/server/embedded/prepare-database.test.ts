import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, run, setUpProcesses } from '../../support/processes.ts'

setUpProcesses()

const timeout = 120_000
const program = 'server/prepare-database.ts'

test(
  'the database is prepared without a server, and the server starts on it',
  async () => {
    const DATA_DIR = newFolder()
    const prepared = await run({ DATA_DIR, DEMO: '1' }, program).ended
    expect([prepared.code, prepared.err, readdirSync(DATA_DIR)]).toEqual([0, '', ['pgdata']])
    expect(prepared.out).toContain('demonstration data was added')
    const { child, ended, ready } = run({ DATA_DIR, DEMO: '1' })
    await ready
    child.kill('SIGTERM')
    expect((await ended).out).not.toContain('was added')
  },
  timeout,
)

test(
  'a database whose creation was interrupted is created again',
  async () => {
    const DATA_DIR = newFolder()
    mkdirSync(join(DATA_DIR, 'pgdata'))
    writeFileSync(join(DATA_DIR, 'pgdata/PG_VERSION'), '18')
    writeFileSync(join(DATA_DIR, 'creating'), '')
    const { code, err } = await run({ DATA_DIR }, program).ended
    expect([code, err, existsSync(join(DATA_DIR, 'creating'))]).toEqual([0, '', false])
  },
  timeout,
)

test('a failure to prepare the database is one line', async () => {
  const { code, err } = await run({ DATA_DIR: newFolder(), DEMO: 'maybe' }, program).ended
  expect([code, err]).toEqual([1, 'DEMO: must be 0 or 1\n'])
})
