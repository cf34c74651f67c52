import { type OwnedStorage, storedNames, ownerPrefix } from './owned-storage.ts'

/** What a person's work leaves in this browser until the server has it: by its owner, and gone with the session. */
export interface StoredTexts {
  /** The texts whose names begin so. */
  read: (owner: string, prefix: string) => string[]
  /** False where the browser keeps nothing (blocked, full). */
  write: (owner: string, name: string, text: string) => boolean
  remove: (owner: string, name: string) => void
}

/** Keeps in the browser's storage; a browser that refuses it is one that keeps nothing. */
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
