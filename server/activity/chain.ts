import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'

/** A place of the hash chain of the activity log, with its hash (ADR 0086). */
export interface Link {
  place: number
  hash: string
}

/** What the first entry follows. */
export const chainStart: Link = { place: 0, hash: '0'.repeat(64) }

/** The link that follows another. */
export const nextLink = ({ place, hash }: Link, digest: string): Link => ({
  place: place + 1,
  hash: createHash('sha256').update(Buffer.from(hash, 'hex')).update(Buffer.from(digest, 'hex')).digest('hex'),
})

/** A link as text, for logs, commands and entries: `1234:9f86…`. */
export const linkText = ({ place, hash }: Link) => `${place}:${hash}`

/** Reads the text of a link; null if it is none. */
export function parseLink(text: string): Link | null {
  const [, place, hash] = /^(\d+):([\da-f]{64})$/.exec(text) ?? []
  return place !== undefined && hash !== undefined ? { place: Number(place), hash } : null
}

// Advisory lock key; any number, the same for all instances.
const chainLock = 4_827_164

/**
 * Runs work that extends or changes the chain, in a transaction. One instance at a time; undefined if another one is at it. Writers
 * of entries never wait for this lock.
 */
export const withChain = <R>(db: Db, work: (tx: Db) => Promise<R>): Promise<R | undefined> =>
  db.transaction(async (tx) => {
    const [row] = await rowsOf<{ locked: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${chainLock}) as locked`)
    return row?.locked ? work(tx) : undefined
  })

/** As `withChain`, but waits for the other instance. */
export const withWaitedChain = <R>(db: Db, work: (tx: Db) => Promise<R>): Promise<R> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`)
    return work(tx)
  })

/** Lets this transaction change and delete entries and seals, which the database refuses otherwise. */
export async function allowChanges(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('back_office.may_change_activity', 'on', true)`)
}

/** Fields of the entries that say why an earlier entry is gone or has another content. */
export const chainFields = { start: 'chain_hash', erased: 'erased_hashes' } as const
