import * as v from 'valibot'
import { ChangePassword, PasswordChanged } from '../../src/api/contract/password.ts'
import { PreferenceChanges, Preferences } from '../../src/api/contract/preferences.ts'
import { pageOf } from '../../src/api/contract/reply.ts'
import { User, UserQuery } from '../../src/api/contract/user.ts'
import { Id } from '../../src/api/contract/wire.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { changePassword } from './change-password.ts'
import { listUsers } from './list.ts'
import { changePreferences } from './preferences.ts'
import { managePermission } from './rights.ts'
import { viewUser } from './view.ts'

const base = '/v1/user_management'

export const userEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/users/list`,
    permission: ['login_to_hotel_management', managePermission],
    summary: 'The staff who share a property with the caller',
    input: UserQuery,
    output: pageOf(User),
    handle: (ctx, query) => listUsers(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/user/{id}`,
    permission: 'authenticated',
    summary: 'Your own user. Other users require login_to_hotel_management or login_to_user_management',
    params: v.object({ id: Id }),
    output: dataOf(User),
    errorStatuses: [403, 404],
    handle: async (ctx, _input, params) => ({ data: await viewUser(ctx, params) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/users/change_password`,
    permission: 'authenticated',
    summary: 'Change your own password. Ends all sessions and returns a new token',
    allowsInitialPassword: true,
    endsSession: true,
    input: ChangePassword,
    output: dataOf(PasswordChanged),
    errorStatuses: [403, 429],
    handle: async (ctx, input) => ({ data: await changePassword(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/preferences`,
    permission: 'authenticated',
    summary: 'Change your own preferences. Omitted ones stay unchanged',
    input: PreferenceChanges,
    output: dataOf(Preferences),
    handle: async (ctx, input) => ({ data: await changePreferences(ctx, input) }),
  }),
]
