import { beforeAll } from 'vitest'
import { appUrl } from './browser.ts'
import { waitUntilReady } from './server.ts'

// The servers start beside the tests that need no browser; see test/support/app-server.ts.
beforeAll(() => waitUntilReady(appUrl()), 240_000)
