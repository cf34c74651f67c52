import { addDays, addMinutes, addSeconds } from 'date-fns'
import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { purgeExpired } from '../../server/db/purge.ts'
import { users } from '../../server/db/schema/access.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { recovery_codes, second_factor_challenges } from '../../server/db/schema/second-factor.ts'
import { sessions } from '../../server/db/schema/session.ts'
import { readConfig } from '../../server/config.ts'
import { signOutUser } from '../../server/users/sign-out.ts'
import { type Api, openApi } from '../support/api.ts'
import { codeOf } from '../support/authenticator-app.ts'
import { personOf } from '../support/second-factor.ts'

const started = new Date()
let clock = started
const now = () => clock
let api: Api
beforeEach(async () => {
  clock = started
  api = await openApi({ now })
})
afterEach(() => api.close())

const desk = () => personOf(api, 'frontdesk', now)
const sessionCount = async () => (await api.db.select().from(sessions)).length
const newestEvent = async () => {
  const [entry] = await api.db.select().from(activity_log).orderBy(desc(activity_log.id)).limit(1)
  return [entry?.event, entry?.entity_label, entry?.reason]
}
/** The next time step, whose code is not used yet. */
const nextStep = () => (clock = addSeconds(clock, 30))

test('without a second step, the password alone signs in as before', async () => {
  const { status, body } = await desk().logIn()
  expect([status, typeof body.data?.token]).toEqual([200, 'string'])
})

test('with an authenticator app, a right password makes no session and asks for the second step', async () => {
  const person = desk()
  await person.setUpTotp()
  const before = await sessionCount()
  const { status, body } = await person.logIn()
  expect([status, body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  expect(body.data).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    methods: ['totp', 'recovery_code'],
    passkey: null,
    expires_at: addMinutes(clock, 5).toISOString(),
  })
  expect(await sessionCount()).toBe(before)
  const stored = JSON.stringify(await api.db.select().from(second_factor_challenges))
  expect(stored.includes(body.data!.challenge as string)).toBe(false)
})

test('the code then signs in with the reply of the login, and the session counts as confirmed', async () => {
  const person = desk()
  const before = await person.logIn()
  const { secret } = await person.setUpTotp()
  nextStep()
  const { challenge } = await person.ask()
  const code = codeOf(secret, clock)
  const { status, body } = await person.answer(challenge, 'totp', `${code.slice(0, 3)} ${code.slice(3)}`)
  const { token: _one, expires_at: _then, ...sameAsBefore } = before.body.data!
  expect([status, body.data]).toMatchObject([200, sameAsBefore])
  expect(await newestEvent()).toEqual(['signed_in', 'Finn Larsen', null])
  const newCodes = await person.as(body.data!.token as string)('POST', '/recovery_codes')
  expect(newCodes.status).toBe(200)
})

test('a code is accepted once, also by two requests at the same time', async () => {
  const person = desk()
  const { secret } = await person.setUpTotp()
  const used = await person.ask()
  expect((await person.answer(used.challenge, 'totp', codeOf(secret, clock))).status).toBe(401)
  nextStep()
  const asked = await Promise.all([1, 2, 3, 4].map(() => person.ask()))
  const code = codeOf(secret, clock)
  const replies = await Promise.all(asked.map(({ challenge }) => person.answer(challenge, 'totp', code)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
})

test('one challenge makes one session', async () => {
  const person = desk()
  const { codes } = await person.setUpTotp()
  const { challenge } = await person.ask()
  const before = await sessionCount()
  const replies = await Promise.all(codes.slice(0, 4).map((code) => person.answer(challenge, 'recovery_code', code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await sessionCount()).toBe(before + 1)
  expect((await person.answer(challenge, 'recovery_code', codes[5]!)).body.code).toBe('CHALLENGE_EXPIRED')
})

test('codes of the time step before and after are accepted, older and newer ones are not', async () => {
  const person = desk()
  const { secret } = await person.setUpTotp()
  clock = addMinutes(clock, 10)
  const at = async (step: number) => {
    const { challenge } = await person.ask()
    return (await person.answer(challenge, 'totp', codeOf(secret, clock, step))).status
  }
  expect([await at(-2), await at(2), await at(-1), await at(1)]).toEqual([401, 401, 200, 200])
})

test('a recovery code signs in once, as it is typed, and only its hash is stored', async () => {
  const person = desk()
  const { codes, call } = await person.setUpTotp()
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  expect(codes[0]).toMatch(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/)
  const stored = JSON.stringify(await api.db.select().from(recovery_codes))
  expect(stored.includes(codes[0]!)).toBe(false)
  const typed = codes[0]!.toUpperCase().replaceAll('-', ' ')
  expect((await person.answer((await person.ask()).challenge, 'recovery_code', typed)).status).toBe(200)
  expect((await person.answer((await person.ask()).challenge, 'recovery_code', codes[0]!)).status).toBe(401)
  expect((await call('GET', '')).body.data).toMatchObject({ recovery_codes_left: 9 })
  const events = (await api.db.select().from(activity_log)).map(({ event }) => event)
  expect(events.filter((event) => event === 'recovery_code_used')).toHaveLength(1)
})

test('wrong codes are logged, end a challenge after five, and are throttled with the account', async () => {
  const person = desk()
  const { codes } = await person.setUpTotp()
  const first = await person.ask()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, body } = await person.answer(first.challenge, 'totp', '000000')
    expect([status, body.code]).toEqual([401, 'INVALID_SECOND_FACTOR'])
  }
  expect(await newestEvent()).toEqual(['sign_in_failed', 'Finn Larsen', 'wrong second step'])
  expect((await person.answer(first.challenge, 'recovery_code', codes[0]!)).body.code).toBe('CHALLENGE_EXPIRED')
  const second = await person.ask()
  for (let attempt = 0; attempt < 5; attempt += 1) await person.answer(second.challenge, 'totp', '000000')
  // The right password does not reset the count.
  const third = await person.ask()
  const { status, body } = await person.answer(third.challenge, 'recovery_code', codes[0]!)
  expect([status, body.code]).toEqual([429, 'THROTTLED'])
  const kinds = api.logged.flatMap((line) => /"kind":"(\w+)"/.exec(line)?.[1] ?? [])
  expect(kinds.filter((kind) => kind === 'wrong_second_step')).toHaveLength(10)
  expect(kinds.filter((kind) => kind === 'wrong_credentials')).toEqual([])
})

test('a challenge is over after five minutes, and is deleted', async () => {
  const person = desk()
  const { codes } = await person.setUpTotp()
  const { challenge } = await person.ask()
  clock = addMinutes(clock, 5)
  const { status, body } = await person.answer(challenge, 'recovery_code', codes[0]!)
  expect([status, body.code]).toEqual([401, 'CHALLENGE_EXPIRED'])
  expect(await purgeExpired(api.db, addDays(clock, 1), readConfig({}).retention)).toMatchObject({
    second_factor_challenges: 1,
  })
})

test.each([
  ['a new password', (id: number) => api.db.update(users).set({ password_hash: 'new' }).where(eq(users.id, id))],
  ['a deactivation', (id: number) => api.db.update(users).set({ status: 0 }).where(eq(users.id, id))],
  ['an operator who signs the person out', () => signOutUser(api.db, 'frontdesk@demo.example', clock)],
])('%s ends the challenge', async (_name, change) => {
  const person = desk()
  const { codes } = await person.setUpTotp()
  const { challenge } = await person.ask()
  const [user] = await api.db.select().from(users).where(eq(users.email_key, 'frontdesk@demo.example'))
  await change(user!.id)
  expect((await person.answer(challenge, 'recovery_code', codes[0]!)).body.code).toBe('CHALLENGE_EXPIRED')
})

test('a challenge of a sign-in confirms no session, and one of a confirmation signs nobody in', async () => {
  const person = desk()
  const { call, codes } = await person.setUpTotp()
  const signIn = await person.ask()
  const fields = { method: 'recovery_code', response: codes[0]! }
  expect((await call('POST', '/confirm', { ...fields, challenge: signIn.challenge })).status).toBe(409)
  const confirmation = (await call('POST', '/confirmation')).body.data!.challenge as string
  expect((await person.answer(confirmation, 'recovery_code', codes[0]!)).status).toBe(401)
  const other = await personOf(api, 'manager', now).setUpTotp()
  expect((await other.call('POST', '/confirm', { ...fields, challenge: confirmation })).status).toBe(409)
  expect((await call('POST', '/confirm', { ...fields, challenge: confirmation })).status).toBe(200)
})
