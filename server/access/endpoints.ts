import * as v from 'valibot'
import { Access } from '../../src/api/contract/access.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { readAccess } from './read.ts'

export const accessEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/user_management/access_control/user/permissions',
    permission: 'authenticated',
    summary: 'What the caller may do',
    allowsInitialPassword: true,
    input: v.strictObject({}),
    output: dataOf(Access),
    handle: async (ctx) => ({ data: await readAccess(ctx) }),
  }),
]
