import { createHash, createHmac } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Context, Idempotency } from '../context.ts'
import type { Endpoint } from '../endpoint.ts'
import { HttpError } from '../errors.ts'
import { ownerOfRevoked, tokenOf } from '../session/authenticate.ts'
import { findStoredReply } from '../transaction.ts'

/** Validated request content. */
export interface RequestInput {
  input: unknown
  params: unknown
}

/** Valid Idempotency-Key: visible ASCII of limited length. */
const validKey = /^[\x21-\x7e]{1,200}$/

const idempotencyKeyOf = ({ headers }: Request) => headers.get('idempotency-key')

/**
 * Hash of a request's content, independent of encoding, order and boundary. It tells a repeated request from a
 * different one. With a `secret`, no one can test guesses of a field such as a password against it.
 */
async function fingerprintOf(call: string, input: unknown, secret: string | null): Promise<string> {
  const fields: [string, unknown][] = Object.entries(input ?? {})
  const hash = (secret === null ? createHash('sha256') : createHmac('sha256', secret)).update(call)
  for (const [name, values] of fields.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const value of [values].flat()) {
      const bytes = value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : JSON.stringify(value)
      const digest = createHash('sha256').update(bytes ?? '')
      hash.update(`\n${JSON.stringify(name)}:${digest.digest('hex')}`)
    }
  }
  return hash.digest('hex')
}

async function idempotencyOf(
  endpoint: Endpoint,
  request: Request,
  { input, params }: RequestInput,
): Promise<Idempotency | null> {
  const key = idempotencyKeyOf(request)
  if (key === null) return null
  if (!validKey.test(key)) throw new HttpError(400, phrase('server.keyUnusable'), { code: 'MALFORMED' })
  const isSealed = endpoint.endsSession || endpoint.hasSecretReply
  const token = isSealed ? (tokenOf(request.headers.get('authorization')) ?? null) : null
  const call = `${endpoint.method} ${endpoint.path} ${JSON.stringify(params)}`
  return { key, token, fingerprint: await fingerprintOf(call, input, token) }
}

/**
 * The stored reply of a write's Idempotency-Key, or null. If null, sets the key in the context for the write's own
 * transaction (`inTransaction`), which stores the reply. The handler of a write returns what its transaction returns,
 * under `data`. Call it only for an endpoint that takes the key.
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
  if (!isOver || !endpoint.endsSession || !token || idempotencyKeyOf(request) === null) throw error
  const owner = await ownerOfRevoked(ctx, token)
  if (owner === undefined) throw error
  const input = await read().catch(() => null)
  const idempotency = input && (await idempotencyOf(endpoint, request, input))
  const stored = idempotency && (await findStoredReply(ctx, owner, idempotency))
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
    throw new Error(`${endpoint.method} ${endpoint.path} stores a reply that differs from the one it sends`)
}
