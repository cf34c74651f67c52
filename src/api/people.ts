import {
  type ChangePerson,
  CreatedPerson,
  type CreatePerson,
  PasswordLink,
  PasswordLinkOwner,
  PeopleChoices,
  type SetPassword,
} from './contract/people.ts'
import { Acknowledged } from './contract/reply.ts'
import { User } from './contract/user.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'

const users = '/v1/user_management/users'
const link = '/v1/user_management/password_link'

export const parsePerson = parseAs(User)

/** GET users/choices: what the caller may assign to a person. */
export const choices = (http: Http, signal?: AbortSignal) =>
  http.data(parseAs(PeopleChoices), { path: `${users}/choices`, signal })

/** POST users. The reply has the link that sets the first password. */
export const create = (http: Http, input: CreatePerson, idempotencyKey: string, signal?: AbortSignal) =>
  http.data(parseAs(CreatedPerson), { method: 'POST', path: users, body: { ...input }, idempotencyKey, signal })

/** POST users/{id}. 409 with the current account if the version is stale. */
export const change = (http: Http, id: number, input: ChangePerson, signal?: AbortSignal) =>
  http.data(parsePerson, { method: 'POST', path: `${users}/${id}`, body: { ...input }, signal })

/** POST users/{id}/status. A deactivated person is signed out everywhere. */
export const setStatus = (http: Http, id: number, status: 0 | 1, signal?: AbortSignal) =>
  http.data(parsePerson, { method: 'POST', path: `${users}/${id}/status`, body: { status }, signal })

/** POST users/{id}/password_link: a new link, in place of an older one. */
export const makeLink = (http: Http, id: number, idempotencyKey: string, signal?: AbortSignal) =>
  http.data(parseAs(PasswordLink), {
    method: 'POST',
    path: `${users}/${id}/password_link`,
    body: {},
    idempotencyKey,
    signal,
  })

/** POST password_link/read: whose password a link sets. 404 if the link is over. */
export const readLink = (http: Http, token: string, signal?: AbortSignal) =>
  http.data(parseAs(PasswordLinkOwner), { method: 'POST', path: `${link}/read`, body: { token }, signal })

/** POST password_link: sets the password of the link's owner. */
export const setPassword = (http: Http, input: SetPassword, signal?: AbortSignal) =>
  http.data(parseAs(Acknowledged), { method: 'POST', path: link, body: { ...input }, signal })
