// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assign, fromPromise } from 'xstate'
import type { StoredUser } from '../../src/api/contract/session.ts'
import { read as readAccess } from '../../src/api/access.ts'
import { logout } from '../../src/api/session.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import { saveNamedPath } from '../../tools/test-paths/named-paths.ts'
import { stepsFor } from '../../tools/test-paths/random-walk.ts'
import { SessionSimulation } from '../support/session-simulation.ts'
import { explorableModel, models } from '../model/machines/models.ts'

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterAll(() => void vi.useRealTimers())

const [runs, seed] = [Number(process.env.WALK_RUNS ?? 40), Number(process.env.WALK_SEED ?? 6)]
const list = '/hotel-management/properties'
const addresses = [list, `${list}/castle-inn`, `${list}/castle-inn/products`, `${list}/castle-inn/housekeeping`]

/** The model of a session that starts signed out. */
const nobody = models.find(({ machine }) => machine.id === 'session')!

/** One event, and when it is possible. */
const event = (
  name: string,
  can: (world: SessionSimulation) => boolean,
  happen: (world: SessionSimulation) => void,
) => ({
  check: (world: Readonly<SessionSimulation>) => can(world as SessionSimulation),
  run: async (_: unknown, world: SessionSimulation) => {
    happen(world)
    const wrong = await world.findError()
    if (wrong) throw new Error(wrong)
  },
  toString: () => name,
})
const isWaited = ({ waiting }: SessionSimulation) => waiting.length > 0
const nth = ({ waiting }: SessionSimulation, at: number) => waiting[at % waiting.length]!
const ended = (name: string, end: (world: SessionSimulation, call: ReturnType<typeof nth>) => void) =>
  fc.nat(9).map((at) => event(`${name} ${at}`, isWaited, (world) => end(world, nth(world, at))))
const always = () => true

const events = [
  fc.constant(
    event(
      'log in',
      (world) => !world.isSignedIn,
      (world) => world.logIn(),
    ),
  ),
  ended('answer', (world, call) => world.answer(call)),
  ended('answer', (world, call) => world.answer(call)),
  fc
    .constantFrom(400, 403, 422, 500, 503)
    .chain((status) => ended(`refuse by ${status}`, (world, call) => world.answerWithError(call, status))),
  ended('cut', (world, call) => world.failCall(call)),
  ended('expire', (world, call) => world.expire(call)),
  fc.constant(event('expire all', isWaited, (world) => world.expireAll())),
  fc.constant(
    event(
      'log out',
      (world) => world.isSignedIn,
      (world) => world.logOut(),
    ),
  ),
  fc
    .boolean()
    .map((isIn) => event(`another tab signs ${isIn ? 'in' : 'out'}`, always, (world) => world.changeInOtherTab(isIn))),
  fc.constantFrom(250, 1000, 31_000).map((ms) => event(`${ms} ms pass`, always, (world) => world.advanceTime(ms))),
  fc.constantFrom(...addresses).map((to) =>
    event(
      `go to ${to}`,
      (world) => world.isSignedIn,
      (world) => world.go(to),
    ),
  ),
]

/** Number of events drawn. About half of them are possible when they come up. */
const drawn = 420

/** Runs the events against a session. Returns the problem and its shortest sequence of events, or null. */
async function walked(session = sessionMachine, numRuns = runs) {
  let [met, last]: [number, readonly string[]] = [0, []]
  const holds = fc.asyncProperty(fc.commands(events, { maxCommands: drawn, size: 'max' }), async (commands) => {
    history.replaceState(null, '', list)
    const world = new SessionSimulation(session)
    try {
      await fc.asyncModelRun(() => ({ model: world, real: world }), commands)
      const wrong = await world.findWaitingActor()
      if (wrong) throw new Error(wrong)
    } catch (thrown) {
      last = world.events
      throw thrown
    } finally {
      met += world.checks
      world.stop()
    }
  })
  const { failed, counterexample, errorInstance } = await fc.check(holds, { numRuns, seed })
  const wrong = failed ? String(errorInstance instanceof Error ? errorInstance.message : errorInstance) : null
  return { wrong, met, events: String(counterexample?.[0] ?? ''), steps: stepsFor(explorableModel(nobody), last) }
}

test('whatever network, clock, other tabs and user do, the session keeps its guarantees', async () => {
  const { wrong, met, events, steps } = await walked()
  if (wrong) {
    const file = saveNamedPath({ machine: 'session', source: { model: 0 }, steps, note: `${wrong}: ${events}` }, wrong)
    expect.fail(`${wrong}, after: ${events}. Kept in ${file}`)
  }
  expect(met).toBeGreaterThan(runs * 90)
}, 600_000)

test.each([
  [
    'keeps the shell when it signs out',
    sessionMachine.provide({ actions: { stopShell: () => undefined, forgetShell: () => undefined } }),
    /^signed out, but the user or the shell is still known$/,
  ],
  [
    'leaves the cookie',
    sessionMachine.provide({ actions: { revokeAndRemoveCookie: () => undefined } }),
    /^signed out, but a cookie is left$/,
  ],
  [
    'leaves the shell running',
    sessionMachine.provide({ actions: { stopShell: () => undefined } }),
    /^signed out, but \S+ still runs$/,
  ],
  [
    'leaves the property cookie',
    sessionMachine.provide({ actions: { removePropertyCookie: () => undefined } }),
    /^signed out, but a cookie is left$/,
  ],
  [
    'sends a call when it ends',
    sessionMachine.provide({
      actions: {
        revokeAndRemoveCookie: ({ context: { http, jar } }) => {
          jar.removeUser()
          void readAccess(http).catch(() => undefined)
        },
      },
    }),
    /^signed out, but a call still waits$/,
  ],
  [
    'never receives its sign-in',
    sessionMachine.provide({ actors: { logIn: fromPromise(() => new Promise<StoredUser>(() => undefined)) } }),
    /^session waits for ever$/,
  ],
  [
    'keeps an error together with the user',
    sessionMachine.provide({
      actions: {
        storeUser: assign((_, { user }: { user: StoredUser | null }) => ({ user, reason: null })),
        forgetError: () => undefined,
      },
    }),
    /^a user and an error are both set$/,
  ],
  [
    'ends twice',
    sessionMachine.provide({
      actions: {
        revokeAndRemoveCookie: ({ context: { http, jar, user } }) => {
          for (const token of [user!.token, user!.token]) void logout(http, token).catch(() => undefined)
          jar.removeUser()
        },
      },
    }),
    /^one session was ended twice by force$/,
  ],
  [
    'announces its end twice',
    sessionMachine.provide({
      actions: {
        removePropertyCookie: ({ context }) => {
          context.jar.removeProperty()
          context.notices.send({ type: 'announcement.made', text: 'Your session has ended. Please sign in again.' })
        },
      },
    }),
    /^the end of one session was announced twice$/,
  ],
])(
  'a session that %s is detected',
  async (_, faulty, wrong) => {
    const found = await walked(faulty as typeof sessionMachine, 100)
    expect(found.wrong).toMatch(wrong)
    expect(found.events.split(',').length).toBeLessThanOrEqual(8)
  },
  60_000,
)

test("a shrunk failure is a path of the session's first model", async () => {
  const leaves = sessionMachine.provide({ actions: { revokeAndRemoveCookie: () => undefined } })
  const { steps } = await walked(leaves, 100)
  expect(steps).toEqual(['cookie.changed', 'loadShell done', 'session.ended'])
}, 60_000)
