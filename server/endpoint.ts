import * as v from 'valibot'
import type { PermissionName } from '../src/api/contract/access.ts'
import type { CallerContext, Context } from './context.ts'
import { bodyLimits } from './http/body-limits.ts'

export type Schema = v.GenericSchema
/** Who may call: anyone, anyone signed in, or holders of the permission, or of one of several (domain D36). */
export type Gate = 'public' | 'authenticated' | PermissionName | readonly PermissionName[]

/** The permissions of which any opens a gate; none where it needs none. */
export const permissionsOf = (gate: Gate): readonly PermissionName[] => {
  if (gate === 'public' || gate === 'authenticated') return []
  return typeof gate === 'string' ? [gate] : gate
}

interface Row<G extends Gate> {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below `{api}`; `{name}` marks a parameter. A closing slash is taken and left alike (domain D18). */
  path: `/${string}`
  permission: G
  summary: string
  /** What the reply is when all goes well; 200 unless said. */
  success?: 200 | 201
  /** Refusals that are this endpoint's own; those of every endpoint are added by the document. */
  refusals?: readonly number[]
  /** A POST that only reads. */
  isRead?: boolean
  /** Ends the session it is called with, so that a resend comes with a token that is over. */
  endsSession?: boolean
  /** Answers someone whose first password is still to be changed (ADR 0041). */
  beforeFirstPassword?: boolean
  /** Takes application/json and no other encoding. */
  isJson?: boolean
  /** The largest body in bytes; `bodyLimits.write` for a POST unless said, none for the others. */
  maxBodyBytes?: number
  /** Refuses before the body is read. */
  before?: (ctx: Context) => Promise<void>
  /** The reply may also be a file of this type. */
  file?: string
}

/** One row of the table. The router, the OpenAPI document and the authorization test are made of these. */
export interface Endpoint extends Row<Gate> {
  params: Schema | null
  input: Schema | null
  output: Schema | null
  maxBodyBytes: number
  handle: (ctx: CallerContext, input: never, params: never) => Promise<unknown>
}

type Output<S> = S extends Schema ? v.InferOutput<S> : null
type Reply<S> = S extends Schema ? v.InferInput<S> | Response : Response

/** Types a row: what the handler gets is what its schemas let through, what it gives is what they promise. */
export const endpoint = <
  const G extends Gate,
  P extends Schema | null = null,
  I extends Schema | null = null,
  O extends Schema | null = null,
>(
  row: Row<G> & {
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
  ...row,
  params: row.params ?? null,
  input: row.input ?? null,
  output: row.output ?? null,
  maxBodyBytes: row.maxBodyBytes ?? (row.method === 'POST' ? bodyLimits.write : bodyLimits.none),
})

/**
 * Whether a row takes an Idempotency-Key (domain D22): every write of someone who is signed in. A sign-in takes none: until its
 * credentials are checked there is nobody whose key it could be, and each makes a session of its own (ADR 0040).
 */
export const takesKey = ({ method, permission, isRead = false }: Row<Gate>): boolean =>
  method !== 'GET' && permission !== 'public' && !isRead

/** A payload under `data` (domain D16). */
export const dataOf = <S extends Schema>(payload: S) => v.object({ data: payload })
