import * as v from 'valibot'
import {
  BeginSetUp,
  Confirmed,
  ConfirmTotp,
  NewPasskey,
  NewTotp,
  RecoveryCodes,
  RegisterPasskey,
  RenamePasskey,
  SecondFactorAnswer,
  SecondFactorAsked,
  SecondFactorState,
  SetUpDone,
} from '../../src/api/contract/second-factor.ts'
import { StoredUser } from '../../src/api/contract/session.ts'
import { Id } from '../../src/api/contract/wire.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { rejectThrottledAddress } from '../session/throttle.ts'
import { beginConfirmation, confirm } from './confirmation.ts'
import { beginPasskey, registerPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes, viewSecondFactor } from './set-up.ts'
import { signInWithSecondFactor } from './sign-in.ts'

const base = '/v1/user_management/second_factor'
const none = v.strictObject({})
const own = 'authenticated'

export const secondFactorEndpoints = [
  endpoint({
    method: 'POST',
    // Below the login, so that the browser sends the cookie by which it is known (ADR 0093).
    path: '/v1/login/second_step',
    permission: 'public',
    summary: 'Second step of a sign-in, with the challenge of the login',
    maxBodyBytes: bodyLimits.write,
    beforeBody: rejectThrottledAddress,
    input: SecondFactorAnswer,
    output: dataOf(StoredUser),
    errorStatuses: [401, 429],
    handle: async (ctx, input) => ({ data: await signInWithSecondFactor(ctx, input) }),
  }),
  endpoint({
    method: 'GET',
    path: base,
    permission: own,
    summary: 'Second steps that the caller has set up',
    input: none,
    output: dataOf(SecondFactorState),
    handle: async (ctx) => ({ data: await viewSecondFactor(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/confirmation`,
    permission: own,
    summary: 'Ask for the second step before a weighty change',
    hasSecretReply: true,
    input: none,
    output: dataOf(SecondFactorAsked),
    errorStatuses: [409],
    handle: async (ctx) => ({ data: await beginConfirmation(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/confirm`,
    permission: own,
    summary: 'Confirm the session with the second step. Weighty changes are possible for a while',
    hasSecretReply: true,
    input: SecondFactorAnswer,
    output: dataOf(Confirmed),
    errorStatuses: [409, 429],
    handle: async (ctx, input) => ({ data: await confirm(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/totp`,
    permission: own,
    summary: 'Make a secret for an authenticator app. Without a second step yet, the password is required',
    needsConfirmation: true,
    hasSecretReply: true,
    input: BeginSetUp,
    output: dataOf(NewTotp),
    errorStatuses: [429],
    handle: async (ctx, input) => ({ data: await beginTotp(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/totp/confirm`,
    permission: own,
    summary: 'Set up the authenticator app with a code of it. The first second step comes with recovery codes',
    hasSecretReply: true,
    input: ConfirmTotp,
    output: dataOf(SetUpDone),
    errorStatuses: [409, 429],
    handle: async (ctx, input) => ({ data: await confirmTotp(ctx, input) }),
  }),
  endpoint({
    method: 'DELETE',
    path: `${base}/totp`,
    permission: own,
    summary: 'Remove the authenticator app',
    needsConfirmation: true,
    input: none,
    output: dataOf(SecondFactorState),
    errorStatuses: [404],
    handle: async (ctx) => ({ data: await removeTotp(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/recovery_codes`,
    permission: own,
    summary: 'Make ten recovery codes. Earlier ones are no longer valid',
    needsConfirmation: true,
    hasSecretReply: true,
    input: none,
    output: dataOf(RecoveryCodes),
    errorStatuses: [409],
    handle: async (ctx) => ({ data: await renewRecoveryCodes(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/passkeys/begin`,
    permission: own,
    summary: 'Options to make a passkey. Without a second step yet, the password is required',
    needsConfirmation: true,
    hasSecretReply: true,
    input: BeginSetUp,
    output: dataOf(NewPasskey),
    errorStatuses: [409, 429],
    handle: async (ctx, input) => ({ data: await beginPasskey(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/passkeys`,
    permission: own,
    summary: 'Store a passkey. The first second step comes with recovery codes',
    hasSecretReply: true,
    input: RegisterPasskey,
    output: dataOf(SetUpDone),
    errorStatuses: [409],
    handle: async (ctx, input) => ({ data: await registerPasskey(ctx, input) }),
  }),
  // After the path that it would match too.
  endpoint({
    method: 'POST',
    path: `${base}/passkeys/{id}`,
    permission: own,
    summary: 'Rename a passkey',
    params: v.object({ id: Id }),
    input: RenamePasskey,
    output: dataOf(SecondFactorState),
    errorStatuses: [404],
    handle: async (ctx, input, params) => ({ data: await renamePasskey(ctx, params, input) }),
  }),
  endpoint({
    method: 'DELETE',
    path: `${base}/passkeys/{id}`,
    permission: own,
    summary: 'Remove a passkey',
    needsConfirmation: true,
    params: v.object({ id: Id }),
    input: none,
    output: dataOf(SecondFactorState),
    errorStatuses: [404],
    handle: async (ctx, _input, params) => ({ data: await removePasskey(ctx, params) }),
  }),
]
