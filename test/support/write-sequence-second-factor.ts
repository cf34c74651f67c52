import { codeOf } from './authenticator-app.ts'
import { noon } from './day.ts'
import { personOf } from './second-factor.ts'
import { VirtualAuthenticator } from './virtual-authenticator.ts'
import type { Reply, Steps, WriteSequence } from './write-sequence.ts'

const base = '/v1/user_management/second_factor'
const unknown = { challenge: 'x'.repeat(43), method: 'totp', response: '000000' }

/** Steps for the second step of a person who does nothing else in the sequence. */
export function secondFactorSteps(sequence: WriteSequence): Steps {
  const account = 'housekeeping'
  let secret = ''
  let codes: string[] = []
  let call: ReturnType<ReturnType<typeof personOf>['as']>
  const person = () => personOf(sequence.api, account, noon)
  const begin = (path: string) => call('POST', path) as Promise<Reply & { body: { data: Record<string, string> } }>
  const passkeyId = async () => {
    const { body } = await call('GET', '')
    return (body.data as { passkeys: { id: number }[] }).passkeys[0]!.id
  }
  return {
    [`POST ${base}/totp`]: {
      accepted: async () => {
        call = person().as(await sequence.api.signIn(account))
        const reply = await call('POST', '/totp', { password: 'Welcome-2026!' })
        secret = reply.body.data!.secret as string
        return reply
      },
      logged: ['session signed_in user'],
      refused: () => sequence.post(`${base}/totp`, { password: 'Wrong-2026!' }),
    },
    [`POST ${base}/totp/confirm`]: {
      accepted: async () => {
        const reply = await call('POST', '/totp/confirm', { code: codeOf(secret, noon(), -1) })
        codes = reply.body.data!.recovery_codes as string[]
        return reply
      },
      logged: ['access authenticator_added user'],
      refused: () => sequence.post(`${base}/totp/confirm`, { code: '000000' }),
    },
    'POST /v1/login/second_step': {
      accepted: async () => person().answer((await person().ask()).challenge, 'totp', codeOf(secret, noon())),
      logged: ['session signed_in user'],
      refused: async () => person().answer((await person().ask()).challenge, 'totp', codeOf(secret, noon())),
      loggedWhenRefused: ['session sign_in_failed user'],
    },
    [`POST ${base}/confirmation`]: {
      accepted: () => call('POST', '/confirmation'),
      logged: [],
      refused: () => sequence.post(`${base}/confirmation`, {}),
    },
    [`POST ${base}/confirm`]: {
      accepted: async () => {
        const { challenge } = (await begin('/confirmation')).body.data
        return call('POST', '/confirm', { challenge: challenge!, method: 'recovery_code', response: codes[0]! })
      },
      logged: ['session confirmed user', 'session recovery_code_used user'],
      refused: async () => {
        const { challenge } = (await begin('/confirmation')).body.data
        return call('POST', '/confirm', { ...unknown, challenge: challenge! })
      },
      loggedWhenRefused: ['session confirmation_failed user'],
    },
    [`POST ${base}/recovery_codes`]: {
      accepted: () => call('POST', '/recovery_codes'),
      logged: ['access recovery_codes_made user'],
      refused: () => sequence.post(`${base}/recovery_codes`, {}),
    },
    [`POST ${base}/passkeys/begin`]: {
      accepted: () => call('POST', '/passkeys/begin'),
      logged: [],
      refused: () => sequence.post(`${base}/passkeys/begin`, { password: 'Wrong-2026!' }),
    },
    [`POST ${base}/passkeys`]: {
      accepted: async () => {
        const { data } = (await call('POST', '/passkeys/begin')).body as {
          data: { challenge: string; options: { challenge: string } }
        }
        const response = new VirtualAuthenticator().create(data.options)
        return call('POST', '/passkeys', { challenge: data.challenge, name: 'Walked', response })
      },
      logged: ['access passkey_added user'],
      refused: () => sequence.post(`${base}/passkeys`, { challenge: unknown.challenge, name: 'x', response: '{}' }),
    },
    [`POST ${base}/passkeys/{id}`]: {
      accepted: async () => call('POST', `/passkeys/${await passkeyId()}`, { name: 'Walked on' }),
      logged: [],
      refused: () => sequence.post(`${base}/passkeys/999999`, { name: 'Walked on' }),
    },
    [`DELETE ${base}/passkeys/{id}`]: {
      accepted: async () => call('DELETE', `/passkeys/${await passkeyId()}`),
      logged: ['access passkey_removed user'],
      refused: () => sequence.remove(`${base}/passkeys/999999`),
    },
    [`DELETE ${base}/totp`]: {
      accepted: () => call('DELETE', '/totp'),
      logged: ['access authenticator_removed user'],
      refused: () => sequence.remove(`${base}/totp`),
    },
  }
}
