import type { SecondFactorAsked, SecondFactorMethod } from '../../src/api/contract/second-factor.ts'
import type { Api } from './api.ts'
import { codeOf } from './authenticator-app.ts'

const base = '/api/v1/user_management/second_factor'
const password = 'Welcome-2026!'

interface Body {
  message?: string
  code?: string
  data?: Record<string, unknown>
}

/** One person with the second step of their own, at a server. */
export function personOf(api: Api, account: string, now: () => Date = () => new Date()) {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)
  const reply = async (response: Response) => ({ status: response.status, body: (await response.json()) as Body })
  const logIn = async (typed = password) =>
    reply(
      await api.fetch('/api/v1/login', {
        method: 'POST',
        body: form({ email: `${account}@demo.example`, password: typed }),
      }),
    )
  const answer = async (challenge: string, method: SecondFactorMethod, response: string) =>
    reply(await api.fetch('/api/v1/login/second_step', { method: 'POST', body: form({ challenge, method, response }) }))
  const ask = async () => {
    const { body } = await logIn()
    return body.data as unknown as SecondFactorAsked
  }
  const as =
    (token: string) =>
    async (method: 'GET' | 'POST' | 'DELETE', path: string, fields: Record<string, string> = {}) =>
      reply(
        await api.fetch(path.startsWith('/api') ? path : `${base}${path}`, {
          method,
          headers: { Authorization: `Bearer ${token}` },
          body: method === 'POST' ? form(fields) : undefined,
        }),
      )
  /** Sets up an authenticator app in a new session. The code of the current time step counts as used. */
  const setUpTotp = async () => {
    const token = await api.signIn(account)
    const call = as(token)
    const begun = await call('POST', '/totp', { password })
    const secret = begun.body.data!.secret as string
    const done = await call('POST', '/totp/confirm', { code: codeOf(secret, now()) })
    return { token, call, secret, codes: done.body.data!.recovery_codes as string[] }
  }
  return { logIn, answer, ask, as, setUpTotp }
}
