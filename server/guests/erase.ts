import { eq, inArray, sql } from 'drizzle-orm'
import { textKey } from '../../src/api/contract/text-key.ts'
import { withWaitedChain } from '../activity/chain.ts'
import { sealActivity } from '../activity/seal.ts'
import type { Db } from '../db/schema.ts'
import { accounting_entries } from '../db/schema/accounting.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { facilities } from '../db/schema/facilities.ts'
import { notices } from '../db/schema/notices.ts'
import { room_problems } from '../db/schema/problems.ts'
import { idempotency_keys } from '../db/schema/session.ts'
import { stays } from '../db/schema/stays.ts'
import { eraseFromLog } from './erase-from-log.ts'
import { type NamePattern, erasedName, hasName, patternOf, withoutName, withoutNameInJson } from './name-pattern.ts'

/** Whose name is erased: that of the guest of one stay, or of every stay with this name. */
export type Guest = { stay: number } | { name: string }

export interface Erased {
  /** Number of rows that changed, per table. */
  changed: Record<string, number>
  /** Other stays with the same name, which keep it. */
  otherStays: number[]
  /** Entries of the books that name the guest in a text. They are immutable. */
  books: number
}

async function findStays(tx: Db, guest: Guest): Promise<{ name: string; ids: number[]; others: number[] }> {
  const [one] = 'stay' in guest ? await tx.select().from(stays).where(eq(stays.id, guest.stay)) : []
  const name = 'name' in guest ? guest.name.trim() : one?.guest_name
  if (name === undefined) throw new Error('There is no stay with this number')
  if (name === '' || name === erasedName) throw new Error('The name of this guest was erased already')
  const named = await tx.select({ id: stays.id }).from(stays).where(eq(stays.guest_name, name)).orderBy(stays.id)
  const all = named.map(({ id }) => id)
  if (all.length === 0) throw new Error('No stay has this name')
  return one ? { name, ids: [one.id], others: all.filter((id) => id !== one.id) } : { name, ids: all, others: [] }
}

async function eraseFromProblems(tx: Db, pattern: NamePattern): Promise<number> {
  const rows = await tx
    .update(room_problems)
    .set({ text: withoutName(room_problems.text, pattern), lock_version: sql`${room_problems.lock_version} + 1` })
    .where(hasName(room_problems.text, pattern))
    .returning({ id: room_problems.id, text: room_problems.text })
  for (const { id, text } of rows)
    await tx
      .update(room_problems)
      .set({ search_key: textKey(text) })
      .where(eq(room_problems.id, id))
  return rows.length
}

const eraseFromBlockings = (tx: Db, pattern: NamePattern) =>
  tx
    .update(room_blockings)
    .set({
      reason: withoutName(room_blockings.reason, pattern),
      remarks: withoutName(room_blockings.remarks, pattern),
      lock_version: sql`${room_blockings.lock_version} + 1`,
    })
    .where(hasName(sql`${room_blockings.reason} || ' ' || ${room_blockings.remarks}`, pattern))
    .returning({ id: room_blockings.id })

const eraseFromRooms = (tx: Db, pattern: NamePattern) =>
  tx
    .update(facilities)
    .set({ note: withoutName(facilities.note, pattern), lock_version: sql`${facilities.lock_version} + 1` })
    .where(hasName(facilities.note, pattern))
    .returning({ id: facilities.id })

const eraseFromNotices = (tx: Db, pattern: NamePattern) =>
  tx
    .update(notices)
    .set({ data: withoutNameInJson(notices.data, pattern) })
    .where(hasName(notices.data, pattern))
    .returning({ id: notices.id })

/** A write that is repeated afterwards is a new one: its stored reply had the name. */
const deleteReplies = (tx: Db, pattern: NamePattern) =>
  tx.delete(idempotency_keys).where(hasName(idempotency_keys.reply, pattern)).returning({ key: idempotency_keys.key })

const countBooks = (tx: Db, pattern: NamePattern) =>
  tx.$count(
    accounting_entries,
    hasName(sql`concat_ws(' ', ${accounting_entries.reference}, ${accounting_entries.reason})`, pattern),
  )

/**
 * Replaces a guest's name everywhere: in the stays, the texts that people wrote, notices, stored replies and the activity log
 * (ADR 0087). Stays, charges and entries stay.
 */
export async function eraseGuest(db: Db, now: Date, guest: Guest): Promise<Erased> {
  // Entries that have a seal keep their place in the chain, and the erasure says what became of them.
  await sealActivity(db)
  return withWaitedChain(db, async (tx) => {
    const { name, ids, others } = await findStays(tx, guest)
    const pattern = patternOf(name)
    await tx.update(stays).set({ guest_name: erasedName }).where(inArray(stays.id, ids))
    const changed = {
      stays: ids.length,
      room_problems: await eraseFromProblems(tx, pattern),
      room_blockings: (await eraseFromBlockings(tx, pattern)).length,
      facilities: (await eraseFromRooms(tx, pattern)).length,
      notices: (await eraseFromNotices(tx, pattern)).length,
      idempotency_keys: (await deleteReplies(tx, pattern)).length,
      activity_log: await eraseFromLog(tx, now, pattern, ids),
    }
    return { changed, otherStays: others, books: await countBooks(tx, pattern) }
  })
}
