import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { extensions } from '../../../server/db/pglite-options.ts'
import { fixtureArchive } from '../../support/api.ts'
import { newFolder, run, setUpProcesses } from '../../support/processes.ts'

setUpProcesses()

const timeout = 120_000

/** A folder with a database of the tests, open to `work` before a command opens it. */
async function folderWith(work: (client: PGlite) => Promise<unknown>): Promise<string> {
  const DATA_DIR = join(newFolder(), 'data')
  mkdirSync(DATA_DIR)
  const loadDataDir = await fixtureArchive('small')
  const client = await PGlite.create({ dataDir: join(DATA_DIR, 'pgdata'), extensions, loadDataDir })
  await work(client)
  await client.close()
  return DATA_DIR
}

test(
  'a server seals its log; the check ends with 0 and the head, and after a change by SQL with 1 and the entry',
  async () => {
    const DATA_DIR = await folderWith(() => Promise.resolve())
    const server = run({ DATA_DIR, LOG_LEVEL: 'info' })
    await server.ready
    server.child.kill('SIGTERM')
    const { out } = await server.ended
    const head = /"head":"(\d+:[\da-f]{64})","msg":"activity log sealed"/.exec(out)?.[1]
    const check = (...args: string[]) => run({ DATA_DIR }, 'server/check-activity.ts', args).ended
    expect(await check('--head', head!)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(`Head: ${head}\n`),
    })
    const client = await PGlite.create({ dataDir: join(DATA_DIR, 'pgdata'), extensions })
    await client.exec(
      `alter table activity_log disable trigger all; update activity_log set actor_name = 'x' where id = 5`,
    )
    await client.close()
    expect(await check()).toMatchObject({
      code: 1,
      out: '',
      err: 'The activity log is broken at entry 5: it was changed.\n',
    })
  },
  timeout,
)

test(
  'a guest is erased by the number of the stay; a wrong call says how to call it',
  async () => {
    const DATA_DIR = await folderWith((client) =>
      client.query(`update stays set guest_name = 'Kim Doe' where id in (1, 2)`),
    )
    const erase = (...args: string[]) => run({ DATA_DIR }, 'server/erase-guest.ts', args).ended
    const { code, err, out } = await erase('--stay', '1')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(
      /^The name was erased\. Changed rows: stays 1, .+\.\nOther stays with this name keep it: 2\.\n$/,
    )
    expect(await erase('--stay', '1', '--name', 'Kim Doe')).toMatchObject({
      code: 1,
      err: 'Usage: npm run guest:erase -- --stay NUMBER | --name "FULL NAME"\n',
    })
  },
  timeout,
)
