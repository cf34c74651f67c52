import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { passkeys } from '../../server/db/schema/second-factor.ts'
import type { SecondFactorAsked } from '../../src/api/contract/second-factor.ts'
import { type Api, openApi } from '../support/api.ts'
import { personOf } from '../support/second-factor.ts'
import { VirtualAuthenticator } from '../support/virtual-authenticator.ts'

let api: Api
beforeEach(async () => (api = await openApi()))
afterEach(() => api.close())

const desk = () => personOf(api, 'frontdesk')
type Call = ReturnType<ReturnType<typeof personOf>['as']>

async function register(call: Call, authenticator: VirtualAuthenticator, fields: Record<string, string> = {}) {
  const begun = await call('POST', '/passkeys/begin', { password: 'Welcome-2026!' })
  const { challenge, options } = begun.body.data as { challenge: string; options: { challenge: string } }
  const response = authenticator.create(options)
  return call('POST', '/passkeys', { challenge, name: 'Phone', response, ...fields })
}
const optionsOf = ({ passkey }: SecondFactorAsked) => passkey as unknown as { challenge: string; rpId: string }

async function withPasskey(authenticator = new VirtualAuthenticator()) {
  const person = desk()
  const call = person.as(await api.signIn('frontdesk'))
  const { status, body } = await register(call, authenticator)
  const signIn = async (by = authenticator, asked?: SecondFactorAsked) => {
    const current = asked ?? (await person.ask())
    return person.answer(current.challenge, 'passkey', by.get(optionsOf(current)))
  }
  return { person, call, authenticator, status, body, signIn }
}

test('a passkey is made with the password, comes with recovery codes, and signs in', async () => {
  const { person, status, body, signIn, call } = await withPasskey()
  expect([status, (body.data!.recovery_codes as string[]).length]).toEqual([200, 10])
  const asked = await person.ask()
  expect([asked.methods, optionsOf(asked).rpId]).toEqual([['passkey', 'recovery_code'], 'localhost'])
  expect((await signIn()).status).toBe(200)
  const state = (await call('GET', '')).body.data as { passkeys: object[] }
  expect(state.passkeys).toMatchObject([{ name: 'Phone', last_used_at: expect.any(String) }])
})

test('a device that does not count is accepted again and again', async () => {
  const { signIn } = await withPasskey(new VirtualAuthenticator('http://localhost', false))
  expect([(await signIn()).status, (await signIn()).status]).toEqual([200, 200])
})

test('a signature is good for its own challenge, once', async () => {
  const { person, authenticator } = await withPasskey()
  const [first, second] = [await person.ask(), await person.ask()]
  const signed = authenticator.get(optionsOf(first))
  expect((await person.answer(second.challenge, 'passkey', signed)).status).toBe(401)
  expect((await person.answer(first.challenge, 'passkey', signed)).status).toBe(200)
  expect((await person.answer(first.challenge, 'passkey', signed)).body.code).toBe('CHALLENGE_EXPIRED')
})

test('another key, another site, a copied device and what is no reply are refused', async () => {
  const { person, signIn, authenticator } = await withPasskey()
  expect((await signIn(new VirtualAuthenticator())).status).toBe(401)
  expect((await signIn(Object.assign(Object.create(authenticator), { origin: 'https://evil.example' }))).status).toBe(
    401,
  )
  const { challenge } = await person.ask()
  for (const response of ['{}', 'null', '[', '{"id":"x","rawId":"x","type":"public-key","response":{}}'])
    expect((await person.answer(challenge, 'passkey', response)).status).toBe(401)
  await api.db.update(passkeys).set({ counter: 50 })
  await api.resetAttempts()
  expect((await signIn()).status).toBe(401)
})

test('a passkey of another site, of an old challenge or of somebody else is not stored', async () => {
  const call = desk().as(await api.signIn('frontdesk'))
  const foreign = await register(call, new VirtualAuthenticator('https://evil.example'))
  expect([foreign.status, foreign.body.code]).toEqual([422, 'INVALID_SECOND_FACTOR'])
  expect((await register(call, new VirtualAuthenticator(), { challenge: 'x'.repeat(43) })).status).toBe(409)
  const manager = personOf(api, 'manager').as(await api.signIn('manager'))
  const own = new VirtualAuthenticator()
  expect((await register(manager, own)).status).toBe(200)
  const known = await register(call, own)
  expect([known.status, known.body.code]).toEqual([409, 'REFUSED'])
  expect(await api.db.select().from(passkeys)).toHaveLength(1)
})

test('a passkey is renamed and removed by its owner alone, and the last one takes the recovery codes with it', async () => {
  const { call, person } = await withPasskey()
  await register(call, new VirtualAuthenticator(), { name: 'Key' })
  const [first, second] = ((await call('GET', '')).body.data as { passkeys: { id: number }[] }).passkeys
  const manager = personOf(api, 'manager').as(await api.signIn('manager'))
  expect((await manager('POST', `/passkeys/${first!.id}`, { name: 'Mine' })).status).toBe(404)
  expect((await manager('DELETE', `/passkeys/${first!.id}`)).status).toBe(404)
  expect((await call('POST', `/passkeys/${first!.id}`, { name: 'Work phone' })).body.data).toMatchObject({
    passkeys: [{ name: 'Work phone' }, { name: 'Key' }],
  })
  expect((await call('DELETE', `/passkeys/${first!.id}`)).body.data).toMatchObject({ recovery_codes_left: 10 })
  expect((await person.logIn()).status).toBe(401)
  expect((await call('DELETE', `/passkeys/${second!.id}`)).body.data).toMatchObject({ recovery_codes_left: 0 })
  expect((await person.logIn()).status).toBe(200)
})

test('a passkey confirms a weighty change', async () => {
  const { call, authenticator } = await withPasskey()
  const asked = (await call('POST', '/confirmation')).body.data as unknown as SecondFactorAsked
  const fields = { challenge: asked.challenge, method: 'passkey' }
  const wrong = await call('POST', '/confirm', {
    ...fields,
    response: new VirtualAuthenticator().get(optionsOf(asked)),
  })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'INVALID_SECOND_FACTOR'])
  expect((await call('POST', '/confirm', { ...fields, response: authenticator.get(optionsOf(asked)) })).status).toBe(
    200,
  )
})

test('APP_URL fixes the site of passkeys, whatever address the request names', async () => {
  await api.close()
  api = await openApi({ config: { appUrl: 'https://office.example.com' } })
  const call = desk().as(await api.signIn('frontdesk'))
  expect((await register(call, new VirtualAuthenticator('http://localhost'))).status).toBe(422)
  expect((await register(call, new VirtualAuthenticator('https://office.example.com'))).status).toBe(200)
  const [stored] = await api.db.select().from(passkeys).where(eq(passkeys.name, 'Phone'))
  expect(stored!.counter).toBeGreaterThan(0)
})
