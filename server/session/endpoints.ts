import * as v from 'valibot'
import { EndedSessions, OwnSession } from '../../src/api/contract/own-session.ts'
import { Acknowledged } from '../../src/api/contract/reply.ts'
import { Credentials, StoredUser } from '../../src/api/contract/session.ts'
import { Id } from '../../src/api/contract/wire.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { rejectThrottledAddress } from './throttle.ts'

const ownSessions = '/v1/user_management/sessions'

export const sessionEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/login',
    permission: 'public',
    summary: 'Sign in',
    maxBodyBytes: bodyLimits.signIn,
    beforeBody: rejectThrottledAddress,
    input: Credentials,
    output: dataOf(StoredUser),
    errorStatuses: [401, 403, 429],
    handle: async (ctx, input) => ({ data: await login(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/logout',
    permission: 'authenticated',
    summary: 'Sign out and revoke the token',
    allowsInitialPassword: true,
    endsSession: true,
    input: v.strictObject({}),
    output: dataOf(Acknowledged),
    handle: async (ctx) => ({ data: await logout(ctx) }),
  }),
  endpoint({
    method: 'GET',
    path: ownSessions,
    permission: 'authenticated',
    summary: 'Where the caller is signed in, the last used session first',
    input: v.strictObject({}),
    output: dataOf(v.array(OwnSession)),
    handle: async (ctx) => ({ data: await listOwnSessions(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: `${ownSessions}/end_others`,
    permission: 'authenticated',
    summary: 'End all sessions of the caller but this one',
    input: v.strictObject({}),
    output: dataOf(EndedSessions),
    handle: async (ctx) => ({ data: await endOtherSessions(ctx) }),
  }),
  // After the paths that it would match too.
  endpoint({
    method: 'DELETE',
    path: `${ownSessions}/{id}`,
    permission: 'authenticated',
    summary: 'End another session of the caller',
    params: v.object({ id: Id }),
    input: v.strictObject({}),
    output: dataOf(EndedSessions),
    errorStatuses: [404],
    handle: async (ctx, _input, params) => ({ data: await endOwnSession(ctx, params) }),
  }),
]
