import { afterAll, beforeAll, inject } from 'vitest'
import { startServer, type RunningServer } from '../../support/server.ts'

/** A separate server for this file, for tests that change data other files rely on. */
export function ownServer(env: Record<string, string> = {}) {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ env, dataFrom: inject('seededData') })
  })
  afterAll(() => server.remove())
  return { url: () => server.url }
}
