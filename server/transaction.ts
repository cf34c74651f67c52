import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { and, eq, gte, lt } from 'drizzle-orm'
import { phrase } from '../src/phrases/phrase.ts'
import type { Context, Idempotency } from './context.ts'
import { idempotency_keys } from './db/schema/session.ts'
import { HttpError } from './errors.ts'
import { currentLanguage } from './language/current-language.ts'

/** How long a reply is stored, in milliseconds. */
const retentionMs = 24 * 60 * 60 * 1000

const mismatchError = () => new HttpError(422, phrase('server.keyReused'), { code: 'IDEMPOTENCY_MISMATCH' })

const sealKey = (token: string) => new Uint8Array(hkdfSync('sha256', token, '', 'reply kept for a resend', 32))

/**
 * AES-256-GCM: nonce, tag and ciphertext. The database alone cannot decrypt it, because it has only a hash of the
 * token.
 */
function seal(token: string, reply: unknown): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealKey(token), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(reply)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

function unseal(token: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', sealKey(token), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()) as unknown
}

const byKey = (userId: number, { key }: Idempotency) =>
  and(eq(idempotency_keys.user_id, userId), eq(idempotency_keys.key, key))

/**
 * The stored reply of this key, or null. Marks the reply as `Idempotency-Replayed`, in the language of its first request. 422 if the
 * key was used for a different request.
 */
export async function findStoredReply(
  ctx: Context,
  userId: number,
  idempotency: Idempotency,
): Promise<{ reply: unknown } | null> {
  const since = new Date(ctx.now().getTime() - retentionMs)
  const [earlier] = await ctx.db
    .select()
    .from(idempotency_keys)
    .where(and(byKey(userId, idempotency), gte(idempotency_keys.created_at, since)))
  if (!earlier) return null
  if (earlier.fingerprint !== idempotency.fingerprint) throw mismatchError()
  const reply = idempotency.token === null ? earlier.reply : unseal(idempotency.token, earlier.reply as string)
  ctx.headers['Idempotency-Replayed'] = 'true'
  if (earlier.language !== null) ctx.headers['Content-Language'] = earlier.language
  return (idempotency.stored = { reply })
}

/**
 * Runs a write at most once per key, within the transaction of `tx`. The key's row is inserted first, so of two
 * concurrent requests one waits and then gives the same reply. The reply is stored in the same transaction. An error
 * rolls back the key too, so a repeated request is processed anew.
 */
async function withIdempotency<C extends Context, Reply>(tx: C, effect: (tx: C) => Promise<Reply>): Promise<Reply> {
  const { idempotency, caller } = tx
  if (!idempotency || !caller) return effect(tx)
  const { key, fingerprint, token } = idempotency
  const created_at = tx.now()
  const language = currentLanguage()
  const claimed = await tx.db
    .insert(idempotency_keys)
    .values({ user_id: caller.id, key, fingerprint, language, created_at })
    .onConflictDoUpdate({
      target: [idempotency_keys.user_id, idempotency_keys.key],
      set: { fingerprint, language, created_at, reply: null },
      setWhere: lt(idempotency_keys.created_at, new Date(created_at.getTime() - retentionMs)),
    })
    .returning({ key: idempotency_keys.key })
  if (claimed.length === 0) {
    const earlier = await findStoredReply(tx, caller.id, idempotency)
    if (!earlier) throw mismatchError()
    return earlier.reply as Reply
  }
  const reply = await effect({ ...tx, idempotency: null })
  await tx.db
    .update(idempotency_keys)
    .set({ reply: token === null ? reply : seal(token, reply) })
    .where(byKey(caller.id, idempotency))
  idempotency.stored = { reply }
  return reply
}

/**
 * Runs a write in a transaction. The record, its log entry and the reply stored for the Idempotency-Key commit or roll
 * back together.
 */
export const inTransaction = <C extends Context, R>(ctx: C, effect: (ctx: C) => Promise<R>): Promise<R> =>
  ctx.db.transaction((tx) => withIdempotency({ ...ctx, db: tx }, effect))
