import * as v from 'valibot'
import { EndedSessions, OwnSession } from './contract/own-session.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'

const path = '/v1/user_management/sessions'

/** GET sessions: where the person is signed in, the last used session first. An extension (ADR 0092). */
export const list = (http: Http, signal?: AbortSignal) => http.data(parseAs(v.array(OwnSession)), { path, signal })

/** DELETE sessions/{id}: ends another session of the person. 404 if it has ended. */
export const end = (http: Http, id: number, signal?: AbortSignal) =>
  http.data(parseAs(EndedSessions), { method: 'DELETE', path: `${path}/${id}`, signal })

/** POST sessions/end_others: ends all sessions of the person but this one. */
export const endOthers = (http: Http, signal?: AbortSignal) =>
  http.data(parseAs(EndedSessions), { method: 'POST', path: `${path}/end_others`, body: {}, signal })
