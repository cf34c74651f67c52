/** Opens the browser's storage; may throw. */
export type OwnedStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Prefix of every name stored for a person, with their id. */
export const ownerPrefix = (owner: string) => `owner:${owner}:`

/** Stored names with this prefix. */
export const storedNames = (storage: ReturnType<OwnedStorage>, start: string) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) => name.startsWith(start))

/**
 * Removes everything that belongs to other people; everything if `owner` is null. A database with the name of a stored text goes with it.
 */
export function forgetOtherOwners(open: OwnedStorage, owner: string | null): void {
  try {
    const storage = open()
    for (const name of storedNames(storage, 'owner:'))
      if (owner === null || !name.startsWith(ownerPrefix(owner))) {
        storage.removeItem(name)
        globalThis.indexedDB?.deleteDatabase(name)
      }
  } catch {
    // A browser that denies access to its storage has stored nothing.
  }
}
