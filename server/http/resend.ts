import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../context.ts'
import { type Endpoint, takesKey } from '../endpoint.ts'
import { Refusal } from '../errors.ts'
import { type Idempotency, findKept } from '../idempotency.ts'
import { ownerOfRevoked, tokenOf } from '../session/authenticate.ts'
import { fingerprintOf } from './fold.ts'

/** Validated request content. */
interface Sent {
  input: unknown
  params: unknown
}

/** Valid Idempotency-Key: visible ASCII of limited length. */
const idempotencyKey = /^[\x21-\x7e]{1,200}$/

const keyOf = (row: Endpoint, { headers }: Request) => (takesKey(row) ? headers.get('idempotency-key') : null)

async function idempotencyOf(row: Endpoint, request: Request, { input, params }: Sent): Promise<Idempotency | null> {
  const key = keyOf(row, request)
  if (key === null) return null
  if (!idempotencyKey.test(key)) throw new Refusal(400, 'The Idempotency-Key cannot be used', { code: 'MALFORMED' })
  const token = row.endsSession ? (tokenOf(request.headers.get('authorization')) ?? null) : null
  const call = `${row.method} ${row.path} ${JSON.stringify(params)}`
  const fields = (input ?? {}) as Record<string, unknown>
  return { key, token, fingerprint: await fingerprintOf(call, fields, token) }
}

/**
 * The stored reply of a write's Idempotency-Key, or null. If null, sets the key in the context for the write's own
 * transaction (`inTransaction`), which stores the reply. The handler of a write returns what its transaction returns,
 * under `data`.
 */
export async function replyOfKey(row: Endpoint, request: Request, ctx: Context, sent: Sent) {
  ctx.idempotency = await idempotencyOf(row, request, sent)
  if (!ctx.idempotency || !ctx.caller) return null
  const kept = await findKept(ctx, ctx.caller.id, ctx.idempotency)
  return kept && { data: kept.reply }
}

/**
 * Reply to a repeated call that ended its own session: the old token still gets the stored reply. Rethrows the error
 * for all other calls. The token's holder gets nothing that the first call did not return.
 */
export async function replyAfterEnd(
  row: Endpoint,
  request: Request,
  ctx: Context,
  read: () => Promise<Sent>,
  refusal: unknown,
) {
  const token = tokenOf(request.headers.get('authorization'))
  const isOver = refusal instanceof Refusal && refusal.status === 401
  if (!isOver || !row.endsSession || !token || keyOf(row, request) === null) throw refusal
  const owner = await ownerOfRevoked(ctx, token)
  const sent = owner === undefined ? null : await read().catch(() => null)
  const asked = sent && (await idempotencyOf(row, request, sent))
  const kept = asked && (await findKept(ctx, owner!, asked))
  if (!kept) throw refusal
  return { data: kept.reply }
}

/**
 * Reply to a call whose error was caused by another call with the same key, such as a password that is no longer
 * current: the reply of that call. Rethrows all other errors.
 */
export async function replyInstead(ctx: Context, refusal: unknown) {
  const kept = ctx.idempotency && ctx.caller && (await findKept(ctx, ctx.caller.id, ctx.idempotency))
  if (!kept) throw refusal
  return { data: kept.reply }
}

/** For tests: checks that a write with a key stored exactly its reply. */
export function checkKept(row: Endpoint, { idempotency }: Context, reply: unknown): void {
  if (!idempotency) return
  const [sent, kept] = [reply, { data: idempotency.kept?.reply }].map(
    (body) => JSON.parse(JSON.stringify(body)) as unknown,
  )
  if (!isDeepStrictEqual(sent, kept)) throw new Error(`${row.method} ${row.path} keeps another reply than it gives`)
}
