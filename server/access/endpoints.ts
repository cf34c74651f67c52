import * as v from 'valibot'
import { Access } from '../../src/api/contract/access.ts'
import { Preferences } from '../../src/api/contract/preferences.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { readAccess } from './read.ts'

export const accessEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/user_management/access_control/user/permissions',
    permission: 'authenticated',
    summary: 'Permissions and preferences of the caller',
    allowsInitialPassword: true,
    input: v.strictObject({}),
    output: dataOf(v.looseObject({ ...Access.entries, preferences: Preferences })),
    handle: async (ctx) => ({ data: await readAccess(ctx) }),
  }),
]
