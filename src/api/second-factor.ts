import {
  Confirmed,
  NewPasskey,
  NewTotp,
  RecoveryCodes,
  SecondFactorAsked,
  type SecondFactorAnswer,
  SecondFactorState,
  SetUpDone,
} from './contract/second-factor.ts'
import type { StoredUser } from './contract/session.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'
import { readUser } from './session.ts'

/* The second step at the sign-in and before weighty changes. An extension (ADR 0094, ADR 0095). */

const path = '/v1/user_management/second_factor'

/** The second step that a refused login asks for, from the `data` of its reply. */
export const parseAsked = parseAs(SecondFactorAsked)

/** POST v1/login/second_step. 401 not accepted or too late, 429 too many attempts. */
export const signIn = (http: Http, answer: SecondFactorAnswer, signal?: AbortSignal): Promise<StoredUser> =>
  http.data(
    (body) => {
      const user = readUser(body)
      if (!user) throw new TypeError('The server’s reply has no session token')
      return user
    },
    { method: 'POST', path: '/v1/login/second_step', body: { ...answer }, signal },
  )

/** GET second_factor: what the person has set up. */
export const state = (http: Http, signal?: AbortSignal) => http.data(parseAs(SecondFactorState), { path, signal })

/** POST confirmation: asks for the second step before a weighty change. */
export const beginConfirmation = (http: Http, signal?: AbortSignal) =>
  http.data(parseAsked, { method: 'POST', path: `${path}/confirmation`, body: {}, signal })

/** POST confirm: confirms the session. 409 too late, 422 not accepted. */
export const confirm = (http: Http, answer: SecondFactorAnswer, signal?: AbortSignal) =>
  http.data(parseAs(Confirmed), { method: 'POST', path: `${path}/confirm`, body: { ...answer }, signal })

/** POST totp: a new secret for an authenticator app. */
export const beginTotp = (http: Http, password: string | undefined, signal?: AbortSignal) =>
  http.data(parseAs(NewTotp), { method: 'POST', path: `${path}/totp`, body: { password }, signal })

/** POST totp/confirm: sets the app up with a code that it shows. */
export const confirmTotp = (http: Http, code: string, signal?: AbortSignal) =>
  http.data(parseAs(SetUpDone), { method: 'POST', path: `${path}/totp/confirm`, body: { code }, signal })

/** DELETE totp. */
export const removeTotp = (http: Http, signal?: AbortSignal) =>
  http.data(parseAs(SecondFactorState), { method: 'DELETE', path: `${path}/totp`, signal })

/** POST recovery_codes: ten new codes in place of the old ones. */
export const renewRecoveryCodes = (http: Http, signal?: AbortSignal) =>
  http.data(parseAs(RecoveryCodes), { method: 'POST', path: `${path}/recovery_codes`, body: {}, signal })

/** POST passkeys/begin: options for the browser to make a passkey. */
export const beginPasskey = (http: Http, password: string | undefined, signal?: AbortSignal) =>
  http.data(parseAs(NewPasskey), { method: 'POST', path: `${path}/passkeys/begin`, body: { password }, signal })

/** POST passkeys: stores a passkey that the browser has made. */
export const registerPasskey = (
  http: Http,
  passkey: { challenge: string; name: string; response: string },
  signal?: AbortSignal,
) => http.data(parseAs(SetUpDone), { method: 'POST', path: `${path}/passkeys`, body: passkey, signal })

/** POST passkeys/{id}: renames a passkey. */
export const renamePasskey = (http: Http, id: number, name: string, signal?: AbortSignal) =>
  http.data(parseAs(SecondFactorState), { method: 'POST', path: `${path}/passkeys/${id}`, body: { name }, signal })

/** DELETE passkeys/{id}. */
export const removePasskey = (http: Http, id: number, signal?: AbortSignal) =>
  http.data(parseAs(SecondFactorState), { method: 'DELETE', path: `${path}/passkeys/${id}`, signal })
