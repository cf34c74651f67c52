import { afterAll, beforeAll } from 'vitest'
import { type TestServer, openTestServer } from '../../../tools/qa/test-server/test-server.ts'
import { servePage } from '../../../tools/qa/serve-page.ts'
import { scenarios } from '../../model/scenarios/scenarios.ts'
import { openPage } from '../../support/browser.ts'
import { models } from '../../model/machines/models.ts'

export const pathId = 'session.shortest.signedOut.refused'

/** Serves the QA page and the app for replays to the tests of this file. */
export function servedTestPaths() {
  let server: TestServer
  beforeAll(async () => {
    const machineOf = (id: string) => [...scenarios, ...models].find(({ machine }) => machine.id === id)!.machine
    server = await openTestServer({ root: process.cwd(), handleFirst: servePage({ root: process.cwd(), machineOf }) })
  }, 240_000)
  afterAll(() => server.close())
  return {
    address: () => server.address,
    // The replay answers calls through MSW's service worker.
    open: (search: string, options: Parameters<typeof openPage>[0] = {}) =>
      openPage({ url: server.address, path: `/qa${search}`, hasServiceWorker: true, tolerates: [/401/], ...options }),
  }
}
