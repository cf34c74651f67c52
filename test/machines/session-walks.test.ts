// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assign, fromPromise } from 'xstate'
import type { StoredUser } from '../../src/api/contract/session.ts'
import { read as readAccess } from '../../src/api/access.ts'
import { logout } from '../../src/api/session.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import { keepNamed } from '../../tools/paths/named.ts'
import { movesFor } from '../../tools/paths/random.ts'
import { SessionWorld } from '../support/session-world.ts'
import { exploredBy, walks } from '../support/walk-events.ts'

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterAll(() => void vi.useRealTimers())

const [runs, seed] = [Number(process.env.WALK_RUNS ?? 40), Number(process.env.WALK_SEED ?? 6)]
const list = '/hotel-management/properties'
const addresses = [list, `${list}/castle-inn`, `${list}/castle-inn/products`, `${list}/castle-inn/housekeeping`]

/** Where a session begins here: nobody is signed in. */
const nobody = walks.find(({ machine }) => machine.id === 'session')!

/** One thing that happens, where it can. */
const event = (name: string, can: (world: SessionWorld) => boolean, happen: (world: SessionWorld) => void) => ({
  check: (world: Readonly<SessionWorld>) => can(world as SessionWorld),
  run: async (_: unknown, world: SessionWorld) => {
    happen(world)
    const wrong = await world.wrong()
    if (wrong) throw new Error(wrong)
  },
  toString: () => name,
})
const isWaited = ({ waiting }: SessionWorld) => waiting.length > 0
const nth = ({ waiting }: SessionWorld, at: number) => waiting[at % waiting.length]!
const ended = (name: string, end: (world: SessionWorld, call: ReturnType<typeof nth>) => void) =>
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
    .chain((status) => ended(`refuse by ${status}`, (world, call) => world.refuse(call, status))),
  ended('cut', (world, call) => world.cut(call)),
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
    .map((isIn) => event(`another tab signs ${isIn ? 'in' : 'out'}`, always, (world) => world.otherTab(isIn))),
  fc.constantFrom(250, 1000, 31_000).map((ms) => event(`${ms} ms pass`, always, (world) => world.pass(ms))),
  fc.constantFrom(...addresses).map((to) =>
    event(
      `go to ${to}`,
      (world) => world.isSignedIn,
      (world) => world.go(to),
    ),
  ),
]

/** Of those that are drawn, about every other can happen where it comes up. */
const drawn = 420

/** Runs the events against a session; what is wrong afterwards and by which way, the shortest first, or null. */
async function walked(session = sessionMachine, numRuns = runs) {
  let [met, last]: [number, readonly string[]] = [0, []]
  const holds = fc.asyncProperty(fc.commands(events, { maxCommands: drawn, size: 'max' }), async (commands) => {
    history.replaceState(null, '', list)
    const world = new SessionWorld(session)
    try {
      await fc.asyncModelRun(() => ({ model: world, real: world }), commands)
      const wrong = await world.leftWaiting()
      if (wrong) throw new Error(wrong)
    } catch (thrown) {
      last = world.happened
      throw thrown
    } finally {
      met += world.looks
      world.stop()
    }
  })
  const { failed, counterexample, errorInstance } = await fc.check(holds, { numRuns, seed })
  const wrong = failed ? String(errorInstance instanceof Error ? errorInstance.message : errorInstance) : null
  return { wrong, met, way: String(counterexample?.[0] ?? ''), moves: movesFor(exploredBy(nobody), last) }
}

test('whatever the wire, the clock, another tab and the person do, the session keeps its promises', async () => {
  const { wrong, met, way, moves } = await walked()
  if (wrong) {
    const file = keepNamed({ machine: 'session', on: { walk: 0 }, moves, note: `${wrong}: ${way}` }, wrong)
    expect.fail(`${wrong}, after: ${way}. Kept in ${file}`)
  }
  expect(met).toBeGreaterThan(runs * 90)
}, 600_000)

test.each([
  [
    'keeps the console when it signs out',
    sessionMachine.provide({ actions: { stopConsole: () => undefined, forgetConsole: () => undefined } }),
    /^signed out, but the user or the console is still known$/,
  ],
  [
    'leaves the cookie',
    sessionMachine.provide({ actions: { revokeAndRemoveCookie: () => undefined } }),
    /^signed out, but a cookie is left$/,
  ],
  [
    'lets the console run on',
    sessionMachine.provide({ actions: { stopConsole: () => undefined } }),
    /^signed out, but \S+ still runs$/,
  ],
  [
    'leaves the cookie of the property',
    sessionMachine.provide({ actions: { removePropertyCookie: () => undefined } }),
    /^signed out, but a cookie is left$/,
  ],
  [
    'asks for something when it ends',
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
    'never hears of its sign-in',
    sessionMachine.provide({ actors: { logIn: fromPromise(() => new Promise<StoredUser>(() => undefined)) } }),
    /^session waits for ever$/,
  ],
  [
    'keeps an error beside the user',
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
    'says so twice',
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
  'a session that %s is caught',
  async (_, faulty, wrong) => {
    const found = await walked(faulty as typeof sessionMachine, 100)
    expect(found.wrong).toMatch(wrong)
    expect(found.way.split(',').length).toBeLessThanOrEqual(8)
  },
  60_000,
)

test('what is left of a failure is a path of the session’s first walk', async () => {
  const leaves = sessionMachine.provide({ actions: { revokeAndRemoveCookie: () => undefined } })
  const { moves } = await walked(leaves, 100)
  expect(moves).toEqual(['cookie.changed', 'loadConsole done', 'session.ended'])
}, 60_000)
