import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumFlags } from '../../tools/lib/chromium-flags.mjs'
import { findHeadlessShell } from '../../tools/lib/chromium.mjs'
import { committedCorpus } from '../../tools/test-paths/committed-corpus.ts'
import type { SerialisedPath } from '../../tools/test-paths/serialise.ts'
import { openTestServer } from '../../tools/qa/test-server/test-server.ts'
import { openBrowserApp } from '../../tools/qa/replay/browser-app.ts'
import { type PathResult, replayPath as replay } from '../../tools/qa/replay/replay-path.ts'
import type { StepSnapshot } from '../../tools/qa/replay/snapshot-faults.ts'
import { readSnapshots } from '../../tools/qa/snapshots.ts'
import { shorterPath } from '../../tools/qa/shorter-path.ts'
import { openWorker } from '../../tools/qa/worker.ts'

/* Tests of the replay itself: a correct path passes, and each check detects its fault. */

/** Replays a path on a test server whose requests go through `first`. */
async function playBefore(
  path: SerialisedPath,
  expected: readonly StepSnapshot[] | undefined,
  first: (request: Request) => Promise<null>,
) {
  const testServer = await openTestServer({ root: process.cwd(), handleFirst: first })
  const browser = await chromium.launch({ executablePath: findHeadlessShell()!, args: chromiumFlags })
  try {
    const app = await openBrowserApp(browser, testServer)
    app.actBy('keyboard')
    return await replay(path, app, expected)
  } finally {
    await browser.close()
    await testServer.close()
  }
}

let worker: Awaited<ReturnType<typeof openWorker>>
beforeAll(async () => {
  worker = await openWorker({ root: process.cwd() })
}, 240_000)
afterAll(() => worker.close())

const session = committedCorpus().find(({ machine }) => machine === 'session')!
const refused = session.paths.find(({ id }) => id === 'session.shortest.signedOut.refused')!
const recorded = readSnapshots('session')[refused.id]!

const faultsOf = ({ steps }: PathResult) => steps.flatMap(({ faults }) => faults)
const play = (
  path: SerialisedPath,
  expected: readonly StepSnapshot[] | undefined,
  mode: 'pointer' | 'keyboard' = 'pointer',
) => worker.play({ path, mode, expected })

test.each(['pointer', 'keyboard'] as const)('a path replayed by %s matches its snapshots', async (mode) => {
  const result = await play(refused, recorded, mode)
  expect(faultsOf(result)).toEqual([])
  expect(result.steps).toHaveLength(refused.steps.length + 1)
})

const lastAs = (part: Partial<StepSnapshot>) =>
  recorded.map((each, at) => (at === recorded.length - 1 ? { ...each, ...part } : each))

test.each<[string, Partial<StepSnapshot>, RegExp]>([
  ['title', { title: 'Signed in' }, /^title: expected "Signed in", found "Error: Sign in – Hotel Management"$/],
  ['address', { address: '/elsewhere' }, /^address: expected "\/elsewhere"/],
  ['focus', { focus: 'button “Sign in”' }, /^focus: expected "button/],
  ['accessibility tree', { outline: ['heading “Sign in”'] }, /^outline: expected/],
  ['database', { writes: ['users: 1 changed'] }, /^writes: expected \["users: 1 changed"\], found \[\]$/],
])('a different %s than in the snapshot is a fault', async (_, part, fault) => {
  const faults = faultsOf(await play(refused, lastAs(part)))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(fault)
})

test('a requirement that the path claims without evidence is a fault', async () => {
  const proven = await worker.play({
    path: { ...refused, requirements: ['8.login-401'] },
    mode: 'pointer',
    expected: recorded,
  })
  expect(faultsOf(proven)).toEqual([])
  expect(proven.steps.flatMap(({ observations }) => observations)).toContain(
    'POST v1/login {email,password} +context +form +credentials',
  )
  const said = await play({ ...refused, requirements: ['8.login-403'] }, recorded)
  expect(faultsOf(said)).toEqual(['8.login-403: its call or words are not seen'])
})

test('an unexpected state is a fault, and the replay stops after it', async () => {
  const wrong = { ...refused, steps: refused.steps.map((step) => ({ ...step, state: 'signedIn.shell.open' })) }
  const result = await play(wrong, undefined)
  expect(result.steps).toHaveLength(2)
  expect(faultsOf(result)[0]).toBe('state: expected signedIn.shell.open, found signedOut.submitting')
})

test("a target that can't be found by role and name is a fault", async () => {
  const [first, ...rest] = refused.steps
  const lost: SerialisedPath = {
    ...refused,
    steps: [{ ...first!, actions: [{ do: 'press', on: { role: 'button', name: 'No such button' } }] }, ...rest],
  }
  expect(faultsOf(await play(lost, undefined))[0]).toContain('No such button')
})

/**
 * Regression: the snapshots of these paths used to depend on the server's speed. Delays in milliseconds, of the first such call and
 * of later ones.
 */
test.each([
  ['an abandoned call arrives before the next one', 'condition.tour.submitting', 'update_room_status', [300, 0]],
  [
    'the focus stays in place when a button disappears',
    'accounting.tour.correcting',
    'accounting_entries',
    [1500, 1500],
  ],
] as const)('on a slow server, %s', async (_, id, called, [first, after]) => {
  const [machine = ''] = id.split('.')
  const { paths } = committedCorpus().find((each) => each.machine === machine)!
  let calls = 0
  const result = await playBefore(
    paths.find((each) => each.id === id)!,
    readSnapshots(machine)[id],
    async (request) => {
      const asked = request.method === 'POST' && request.url + (await request.clone().text())
      if (asked && asked.includes(called)) await delay(calls++ === 0 ? first : after)
      return null
    },
  )
  expect(calls).toBeGreaterThan(1)
  expect(faultsOf(result)).toEqual([])
})

test('the path to a fault is shortened as far as possible', () => {
  const long = session.paths.find(({ id }) => id === 'session.tour.signedOut.submitting')!
  const at = long.steps.findIndex(({ name }, step) => step > 3 && name === 'logIn timed out')
  expect(at).toBeGreaterThan(2)
  expect(shorterPath(long, at + 1)?.steps.map(({ name }) => name)).toEqual(['sign in', 'logIn timed out'])
})

test('the shipped bundle contains no code of the replay', () => {
  const textOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
  const marks = /mockServiceWorker|qa\.holds|window\.qa\b|SimulatedClock/
  expect(textOf('dist/client')).not.toMatch(marks)
  expect(textOf('dist/qa')).toMatch(marks)
})
