import { expect, test } from 'vitest'
import { freePort } from '../../../tools/lib/free-port.mjs'
import { npmRun } from '../../support/npm-run.ts'
import { newFolder, setUpProcesses } from '../../support/processes.ts'

setUpProcesses()

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '%s to npm alone stops `npm run dev` and all its processes',
  async (signal) => {
    const { child, says, ended } = npmRun('dev', { PORT: String(await freePort()), DATA_DIR: newFolder() })
    const address = await says(/Ready: (\S+)/)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    child.kill(signal)
    await ended
    await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed')
  },
  120_000,
)
