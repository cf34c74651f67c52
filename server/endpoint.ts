import * as v from 'valibot'
import type { PermissionName } from '../src/api/contract/access.ts'
import type { CallerContext, Context } from './context.ts'
import type { JsonText } from './http/json-text.ts'
import { bodyLimits } from './http/body-limits.ts'

export type Schema = v.GenericSchema
/**
 * Access rule of an endpoint: public, any signed-in user, holders of one permission, or of any of several (domain D36).
 */
export type AccessRule = 'public' | 'authenticated' | PermissionName | readonly PermissionName[]

/** Permissions of which any one grants access; empty if none is needed. */
export const permissionsOf = (rule: AccessRule): readonly PermissionName[] => {
  if (rule === 'public' || rule === 'authenticated') return []
  return typeof rule === 'string' ? [rule] : rule
}

interface EndpointOptions<G extends AccessRule> {
  method: 'GET' | 'POST' | 'DELETE'
  /** Relative to `{api}`; `{name}` marks a parameter. A trailing slash is optional (domain D18). */
  path: `/${string}`
  permission: G
  summary: string
  /** Status of a successful reply; 200 by default. */
  success?: 200 | 201
  /** Error statuses specific to this endpoint. The OpenAPI document adds the common ones. */
  errorStatuses?: readonly number[]
  /** True for a POST that only reads. */
  isRead?: boolean
  /** True if the call ends the caller's session, so that a repeated request has an invalid token. */
  endsSession?: boolean
  /** True if the reply has a secret, such as a recovery code. It is stored so that only the caller's token can read it. */
  hasSecretReply?: boolean
  /** True if a user may call it before changing their first password (ADR 0041). */
  allowsInitialPassword?: boolean
  /** True for a weighty change: whoever has a second step is asked for it again (ADR 0094). */
  needsConfirmation?: boolean
  /** True if only application/json is accepted. */
  isJson?: boolean
  /** Largest body in bytes; `bodyLimits.write` for a POST by default, none for other methods. */
  maxBodyBytes?: number
  /** Largest file in bytes; `bodyLimits.file` by default. */
  maxFileBytes?: number
  /** Check that runs before the body is read. */
  beforeBody?: (ctx: Context) => Promise<void>
  /** Media types, if the reply may also be a file. */
  fileTypes?: readonly string[]
}

/** One endpoint of the API. The router, the OpenAPI document and the authorization test use these. */
export interface Endpoint extends EndpointOptions<AccessRule> {
  params: Schema | null
  input: Schema | null
  output: Schema | null
  maxBodyBytes: number
  maxFileBytes: number
  /**
   * Declared as a method, because a handler takes only what its schemas accept. The router calls it with a request that
   * it has authorised and validated.
   */
  handle(ctx: Context, input: unknown, params: unknown): Promise<unknown>
}

type Output<S> = S extends Schema ? v.InferOutput<S> : null
type Reply<S> = S extends Schema ? v.InferInput<S> | JsonText<v.InferInput<S>> | Response : Response

/** Types an endpoint: its schemas determine the handler's input and output. */
export const endpoint = <
  const G extends AccessRule,
  P extends Schema | null = null,
  I extends Schema | null = null,
  O extends Schema | null = null,
>(
  options: EndpointOptions<G> & {
    params?: P
    input?: I
    output?: O
    handle: (
      ctx: G extends 'public' ? Context : CallerContext,
      input: Output<I>,
      params: Output<P>,
    ) => Promise<Reply<O>>
  },
): Endpoint => ({
  ...options,
  params: options.params ?? null,
  input: options.input ?? null,
  output: options.output ?? null,
  maxBodyBytes: options.maxBodyBytes ?? (options.method === 'POST' ? bodyLimits.write : bodyLimits.none),
  maxFileBytes: options.maxFileBytes ?? bodyLimits.file,
})

/**
 * True if an endpoint accepts an Idempotency-Key (domain D22): every write of a signed-in user. Not the sign-in: before
 * its credentials are checked the key has no owner, and each sign-in creates its own session (ADR 0040).
 */
export const takesIdempotencyKey = ({ method, permission, isRead = false }: EndpointOptions<AccessRule>): boolean =>
  method !== 'GET' && permission !== 'public' && !isRead

/** Schema of a payload under `data` (domain D16). */
export const dataOf = <S extends Schema>(payload: S) => v.object({ data: payload })
