import { expect, test } from 'vitest'
import { npmRun } from '../support/npm-run.ts'
import { newFolder, setUpProcesses } from '../support/processes.ts'

setUpProcesses()

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '%s sent to npm alone shuts down `npm start` in order',
  async (signal) => {
    const { child, says, ended } = npmRun('start', { PORT: '0', DATA_DIR: newFolder() })
    const address = await says(/Ready: (\S+)/)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    child.kill(signal)
    const { out } = await ended
    expect(out.match(/finishing what is under way/g)).toHaveLength(1)
    await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed')
  },
  120_000,
)
