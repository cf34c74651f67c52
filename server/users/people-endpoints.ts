import * as v from 'valibot'
import {
  ChangePerson,
  ChangePersonStatus,
  CreatedPerson,
  CreatePerson,
  PasswordLink,
  PasswordLinkOwner,
  PeopleChoices,
  ReadPasswordLink,
  SetPassword,
} from '../../src/api/contract/people.ts'
import { Acknowledged } from '../../src/api/contract/reply.ts'
import { User } from '../../src/api/contract/user.ts'
import { Id } from '../../src/api/contract/wire.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { rejectThrottledAddress } from '../session/throttle.ts'
import { listChoices } from './choices.ts'
import { createPasswordLink, readPasswordLink, setPasswordByLink } from './password-link.ts'
import { managePermission } from './rights.ts'
import { changePersonStatus } from './status.ts'
import { changePerson, createPerson } from './write.ts'

const base = '/v1/user_management'
const params = v.object({ id: Id })

export const peopleEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/users/choices`,
    permission: managePermission,
    summary: 'Roles, departments and properties that the caller may assign',
    input: v.strictObject({}),
    output: dataOf(PeopleChoices),
    handle: async (ctx) => ({ data: await listChoices(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/users`,
    permission: managePermission,
    needsConfirmation: true,
    summary: 'Add a person. The reply has a one-time link to set a password',
    success: 201,
    hasSecretReply: true,
    input: CreatePerson,
    output: dataOf(CreatedPerson),
    errorStatuses: [403, 404],
    handle: async (ctx, input) => ({ data: await createPerson(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/users/{id}`,
    permission: managePermission,
    needsConfirmation: true,
    summary: 'Change the account of a person who has no right that the caller lacks',
    params,
    input: ChangePerson,
    output: dataOf(User),
    errorStatuses: [403, 404, 409],
    handle: async (ctx, input, which) => ({ data: await changePerson(ctx, which, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/users/{id}/status`,
    permission: managePermission,
    needsConfirmation: true,
    summary: 'Deactivate or reactivate a person. A deactivated person is signed out everywhere',
    params,
    input: ChangePersonStatus,
    output: dataOf(User),
    errorStatuses: [403, 404, 409],
    handle: async (ctx, input, which) => ({ data: await changePersonStatus(ctx, which, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/users/{id}/password_link`,
    permission: managePermission,
    needsConfirmation: true,
    summary: 'Make a one-time link to set a password. It replaces an older one',
    success: 201,
    hasSecretReply: true,
    params,
    input: v.strictObject({}),
    output: dataOf(PasswordLink),
    errorStatuses: [403, 404, 409],
    handle: async (ctx, _input, which) => ({ data: await createPasswordLink(ctx, which) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/password_link/read`,
    permission: 'public',
    summary: 'Whose password a link sets',
    isRead: true,
    maxBodyBytes: bodyLimits.signIn,
    beforeBody: rejectThrottledAddress,
    input: ReadPasswordLink,
    output: dataOf(PasswordLinkOwner),
    errorStatuses: [404, 429],
    handle: async (ctx, input) => ({ data: await readPasswordLink(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/password_link`,
    permission: 'public',
    summary: 'Set a password by a one-time link. Ends all sessions of its owner',
    maxBodyBytes: bodyLimits.signIn,
    beforeBody: rejectThrottledAddress,
    input: SetPassword,
    output: dataOf(Acknowledged),
    errorStatuses: [404, 429],
    handle: async (ctx, input) => ({ data: await setPasswordByLink(ctx, input) }),
  }),
]
