import { afterAll, beforeAll, inject } from 'vitest'
import { startServer, type RunningServer } from '../../support/server.ts'

/** A server of this file's own, for tests that change what other files rely on. */
export function ownServer(env: Record<string, string> = {}) {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ env, dataFrom: inject('seededData') })
  })
  afterAll(() => server.remove())
  return { url: () => server.url }
}
