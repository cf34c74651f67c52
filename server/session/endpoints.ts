import * as v from 'valibot'
import { Acknowledged } from '../../src/api/contract/reply.ts'
import { Credentials, StoredUser } from '../../src/api/contract/session.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { rejectThrottledAddress } from './throttle.ts'

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
]
