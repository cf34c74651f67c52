import type { Db } from '../db/schema.ts'

interface UnderWay {
  /** How many attempts know of this. */
  holders: number
  /** Resolve as the looks at a password end. */
  checks: Set<Promise<void>>
  /** The newest of the countings, which follow one another. */
  counting: Promise<unknown>
}

const byDatabase = new WeakMap<Db, Map<string, UnderWay>>()

/** What a key's attempts of this process do at the moment. `leave` gives it up. */
export function enterAttempt(db: Db, key: string) {
  const byKey = byDatabase.get(db) ?? new Map<string, UnderWay>()
  byDatabase.set(db, byKey)
  const entry = byKey.get(key) ?? { holders: 0, checks: new Set(), counting: Promise.resolve() }
  byKey.set(key, entry)
  entry.holders += 1
  let endCheck = (): void => undefined
  return {
    /** The looks at a password that are under way. */
    checks: () => [...entry.checks],
    /** Runs after every counting of this key that was asked for before. */
    inTurn: <T>(count: () => Promise<T>): Promise<T> => {
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

/** Whether a password is being looked at under this key, by this process. */
export const hasChecks = (db: Db, key: string): boolean => (byDatabase.get(db)?.get(key)?.checks.size ?? 0) > 0
