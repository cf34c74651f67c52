import { beforeAll, beforeEach } from 'vitest'
import { isOutOfTimeForBrowsers, untilOf } from '../../tools/lib/out-of-time.mjs'
import { appUrl } from './browser.ts'
import { waitUntilReady } from './server.ts'

// The servers start beside the tests that need no browser; see test/support/app-server.ts.
beforeAll(() => waitUntilReady(appUrl()), 240_000)

// Of a run with a limit the files that begin too late are left out (ADR 0082); the run says how many tests that were.
const isLate = isOutOfTimeForBrowsers(untilOf())
beforeEach(({ skip }) => skip(isLate, 'Out of time'))
