import { type OwnedStorage, ownerPrefix, storedNames } from './owned-storage.ts'

/* Apart from owned-storage.ts, which the sign-in page loads (performance P1). */

/** Unsent work in browser storage, by owner; removed with the session. */
export interface StoredTexts {
  /** Texts whose names have this prefix. */
  read: (owner: string, prefix: string) => string[]
  /** False if the browser did not store it (blocked, full). */
  write: (owner: string, name: string, text: string) => boolean
  remove: (owner: string, name: string) => void
}

/** Stores texts in the browser. If it denies access, nothing is stored. */
export function storedTexts(open: OwnedStorage): StoredTexts {
  const attempt = <T>(work: (storage: ReturnType<OwnedStorage>) => T, otherwise: T): T => {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (owner, prefix) =>
      attempt(
        (storage) => storedNames(storage, ownerPrefix(owner) + prefix).map((name) => storage.getItem(name) ?? ''),
        [],
      ),
    write: (owner, name, text) => attempt((storage) => (storage.setItem(ownerPrefix(owner) + name, text), true), false),
    remove: (owner, name) => attempt((storage) => storage.removeItem(ownerPrefix(owner) + name), undefined),
  }
}
