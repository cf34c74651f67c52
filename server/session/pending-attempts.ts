import type { Db } from '../db/schema.ts'

interface PendingAttempts {
  /** Number of attempts that use this entry. */
  holders: number
  /** Each promise resolves when a password check ends. */
  checks: Set<Promise<void>>
  /** The last of the counting operations, which run one after another. */
  counting: Promise<unknown>
}

const byDatabase = new WeakMap<Db, Map<string, PendingAttempts>>()

/** Registers an attempt under a key in this process. `leave` ends it. */
export function enterAttempt(db: Db, key: string) {
  const byKey = byDatabase.get(db) ?? new Map<string, PendingAttempts>()
  byDatabase.set(db, byKey)
  const entry = byKey.get(key) ?? { holders: 0, checks: new Set(), counting: Promise.resolve() }
  byKey.set(key, entry)
  entry.holders += 1
  let endCheck = (): void => undefined
  return {
    /** Password checks in progress. */
    checks: () => [...entry.checks],
    /** Runs after all earlier counting operations of this key. */
    inOrder: <T>(count: () => Promise<T>): Promise<T> => {
      const counted = entry.counting.then(count)
      entry.counting = counted.catch(() => undefined)
      return counted
    },
    beginCheck: () => {
      const check = new Promise<void>((resolve) => {
        endCheck = () => {
          entry.checks.delete(check)
          resolve()
        }
      })
      entry.checks.add(check)
    },
    leave: () => {
      endCheck()
      entry.holders -= 1
      if (entry.holders === 0) byKey.delete(key)
    },
  }
}

/** True if this process is checking a password under this key. */
export const hasPendingChecks = (db: Db, key: string): boolean => (byDatabase.get(db)?.get(key)?.checks.size ?? 0) > 0
