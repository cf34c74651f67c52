import { and, eq, lt } from 'drizzle-orm'
import { type CallerContext, inTransaction } from './context.ts'
import { idempotency_keys } from './db/schema/session.ts'
import { Refusal } from './errors.ts'

const keptMs = 24 * 60 * 60 * 1000

const mismatch = () =>
  new Refusal(409, 'This Idempotency-Key was used for another request.', { code: 'IDEMPOTENCY_MISMATCH' })

/**
 * Runs a create in one transaction, at most once a key (readings 22). The key's row is written first, so
 * of two sent at the same time one waits for the other and then gives the same reply, marked as `Idempotency-Replayed`.
 */
export async function once<Reply>(ctx: CallerContext, create: (ctx: CallerContext) => Promise<Reply>): Promise<Reply> {
  const { idempotency, caller } = ctx
  if (!idempotency) return inTransaction(ctx, create)
  const row = { user_id: caller.id, key: idempotency.key, fingerprint: idempotency.fingerprint, created_at: ctx.now() }
  const isRow = and(eq(idempotency_keys.user_id, row.user_id), eq(idempotency_keys.key, row.key))
  return inTransaction(ctx, async (tx) => {
    const claimed = await tx.db
      .insert(idempotency_keys)
      .values(row)
      .onConflictDoUpdate({
        target: [idempotency_keys.user_id, idempotency_keys.key],
        set: { fingerprint: row.fingerprint, created_at: row.created_at, reply: null },
        setWhere: lt(idempotency_keys.created_at, new Date(ctx.now().getTime() - keptMs)),
      })
      .returning({ key: idempotency_keys.key })
    if (claimed.length === 0) {
      const [earlier] = await tx.db.select().from(idempotency_keys).where(isRow)
      if (!earlier || earlier.fingerprint !== row.fingerprint) throw mismatch()
      ctx.headers['Idempotency-Replayed'] = 'true'
      return earlier.reply as Reply
    }
    const reply = await create(tx)
    await tx.db.update(idempotency_keys).set({ reply }).where(isRow)
    return reply
  })
}
