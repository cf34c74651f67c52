import { isDeepStrictEqual } from 'node:util'
import type { Context, Idempotency } from '../context.ts'
import { type Endpoint, takesIdempotencyKey } from '../endpoint.ts'
import { HttpError } from '../errors.ts'
import { findStoredReply } from '../transaction.ts'
import { ownerOfRevoked, tokenOf } from '../session/authenticate.ts'
import { fingerprintOf } from './parse-fields.ts'

/** Validated request content. */
interface RequestInput {
  input: unknown
  params: unknown
}

/** Valid Idempotency-Key: visible ASCII of limited length. */
const validKey = /^[\x21-\x7e]{1,200}$/

const idempotencyKeyOf = (endpoint: Endpoint, { headers }: Request) =>
  takesIdempotencyKey(endpoint) ? headers.get('idempotency-key') : null

async function idempotencyOf(
  endpoint: Endpoint,
  request: Request,
  { input, params }: RequestInput,
): Promise<Idempotency | null> {
  const key = idempotencyKeyOf(endpoint, request)
  if (key === null) return null
  if (!validKey.test(key)) throw new HttpError(400, 'The Idempotency-Key cannot be used', { code: 'MALFORMED' })
  const token = endpoint.endsSession ? (tokenOf(request.headers.get('authorization')) ?? null) : null
  const call = `${endpoint.method} ${endpoint.path} ${JSON.stringify(params)}`
  const fields = (input ?? {}) as Record<string, unknown>
  return { key, token, fingerprint: await fingerprintOf(call, fields, token) }
}

/**
 * The stored reply of a write's Idempotency-Key, or null. If null, sets the key in the context for the write's own
 * transaction (`inTransaction`), which stores the reply. The handler of a write returns what its transaction returns,
 * under `data`.
 */
export async function findReply(endpoint: Endpoint, request: Request, ctx: Context, input: RequestInput) {
  ctx.idempotency = await idempotencyOf(endpoint, request, input)
  if (!ctx.idempotency || !ctx.caller) return null
  const stored = await findStoredReply(ctx, ctx.caller.id, ctx.idempotency)
  return stored && { data: stored.reply }
}

/**
 * Reply to a repeated call that ended its own session: the old token still gets the stored reply. Rethrows the error
 * for all other calls. The token's holder gets nothing that the first call did not return.
 */
export async function findReplyAfterSessionEnd(
  endpoint: Endpoint,
  request: Request,
  ctx: Context,
  read: () => Promise<RequestInput>,
  error: unknown,
) {
  const token = tokenOf(request.headers.get('authorization'))
  const isOver = error instanceof HttpError && error.status === 401
  if (!isOver || !endpoint.endsSession || !token || idempotencyKeyOf(endpoint, request) === null) throw error
  const owner = await ownerOfRevoked(ctx, token)
  const input = owner === undefined ? null : await read().catch(() => null)
  const idempotency = input && (await idempotencyOf(endpoint, request, input))
  const stored = idempotency && (await findStoredReply(ctx, owner!, idempotency))
  if (!stored) throw error
  return { data: stored.reply }
}

/**
 * Reply to a call whose error was caused by another call with the same key, such as a password that is no longer
 * current: the reply of that call. Rethrows all other errors.
 */
export async function findReplyAfterError(ctx: Context, error: unknown) {
  const stored = ctx.idempotency && ctx.caller && (await findStoredReply(ctx, ctx.caller.id, ctx.idempotency))
  if (!stored) throw error
  return { data: stored.reply }
}

/** For tests: checks that a write with a key stored exactly its reply. */
export function checkStoredReply(endpoint: Endpoint, { idempotency }: Context, reply: unknown): void {
  if (!idempotency) return
  const [sent, stored] = [reply, { data: idempotency.stored?.reply }].map(
    (body) => JSON.parse(JSON.stringify(body)) as unknown,
  )
  if (!isDeepStrictEqual(sent, stored))
    throw new Error(`${endpoint.method} ${endpoint.path} keeps another reply than it gives`)
}
