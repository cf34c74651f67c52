import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { startServer, type RunningServer } from '../../support/server.ts'
import { isOutOfTimeForBrowsers, untilOf } from '../../../tools/lib/out-of-time.mjs'

/**
 * A separate server for this file, for tests that change data other files rely on. A test that is tried again starts from the first
 * data: what its first try has blocked or created would make the second one fail for another reason.
 */
export function ownServer(env: Record<string, string> = {}) {
  let server: RunningServer
  // Its tests are left out, see test/support/app-ready.ts.
  const isLate = isOutOfTimeForBrowsers(untilOf())
  const start = async () => {
    server = await startServer({ env, dataFrom: inject('seededData'), isShort: true })
  }
  beforeAll(() => (isLate ? undefined : start()))
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return
    await server.remove()
    await start()
  })
  afterAll(() => (isLate ? undefined : server.remove()))
  return {
    url: () => server.url,
    stop: () => server.stop(),
    /** Starts it with its address and data, as after an update. */
    startAgain: async () => {
      const { url, dataDir } = server
      server = await startServer({ env, dataDir, port: Number(new URL(url).port) })
    },
  }
}
