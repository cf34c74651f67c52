import { beforeAll, beforeEach } from 'vitest'
import { isOutOfTimeForBrowsers, untilOf } from '../../tools/lib/out-of-time.mjs'
import { appUrl } from './browser.ts'
import { waitUntilReady } from './server.ts'

// The servers start beside the tests that need no browser; see test/support/app-server.ts.
beforeAll(() => waitUntilReady(appUrl()), 240_000)

// Of a run with a limit the tests that begin too late are left out (ADR 0082); the run says how many that were. A second try begins
// at any time: without it the first one's failure would be lost.
beforeEach(({ skip, task }) => skip(!task.result?.retryCount && isOutOfTimeForBrowsers(untilOf()), 'Out of time'))
