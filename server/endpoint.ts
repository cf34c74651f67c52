import * as v from 'valibot'
import type { PermissionName } from '../src/api/contract/access.ts'
import type { CallerContext, Context } from './context.ts'

export type Schema = v.GenericSchema
/** Who may call: anyone, anyone signed in, or holders of the permission, or of one of several (readings, Domain: Permission). */
export type Gate = 'public' | 'authenticated' | PermissionName | readonly PermissionName[]

/** The permissions of which any opens a gate; none where it needs none. */
export const permissionsOf = (gate: Gate): readonly PermissionName[] => {
  if (gate === 'public' || gate === 'authenticated') return []
  return typeof gate === 'string' ? [gate] : gate
}

interface Row<G extends Gate> {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below `{api}`; `{name}` marks a parameter. A closing slash is taken and left alike (readings 18). */
  path: `/${string}`
  permission: G
  summary: string
  /** What the reply is when all goes well; 200 unless said. */
  success?: 200 | 201
  /** Refusals that are this endpoint's own; those of every endpoint are added by the document. */
  refusals?: readonly number[]
  /** Takes an Idempotency-Key (readings 22). */
  idempotent?: boolean
  /** Takes application/json and no other encoding. */
  isJson?: boolean
  /** The reply may also be a file of this type. */
  file?: string
}

/** One row of the table. The router, the OpenAPI document and the authorization test are made of these. */
export interface Endpoint extends Row<Gate> {
  params: Schema | null
  input: Schema | null
  output: Schema | null
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
): Endpoint => ({ ...row, params: row.params ?? null, input: row.input ?? null, output: row.output ?? null })

/** A payload under `data` (readings 16). */
export const dataOf = <S extends Schema>(payload: S) => v.object({ data: payload })
