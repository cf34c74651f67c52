/** Where a browser keeps texts; asking for it may throw. */
export type OwnedStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Every name under which something is kept for a person begins so, and with who they are. */
export const ownerPrefix = (owner: string) => `owner:${owner}:`

/** Names that begin so; none where the browser keeps nothing. */
export const storedNames = (storage: ReturnType<OwnedStorage>, start: string) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) => name.startsWith(start))

/** Removes what belongs to anyone else; to everyone where there is no owner. */
export function forgetOtherOwners(open: OwnedStorage, owner: string | null): void {
  try {
    const storage = open()
    for (const name of storedNames(storage, 'owner:'))
      if (owner === null || !name.startsWith(ownerPrefix(owner))) storage.removeItem(name)
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
