/** Where a browser keeps texts; asking for it may throw. */
export type KeptBox = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Every name under which something is kept for a person begins so, and with who they are. */
export const ownersMark = (owner: string) => `kept:${owner}:`

/** Names that begin so; none where the browser keeps nothing. */
export const namesIn = (box: ReturnType<KeptBox>, start: string) =>
  Array.from({ length: box.length }, (_, at) => box.key(at) ?? '').filter((name) => name.startsWith(start))

/** Removes what belongs to anyone else; to everyone where there is no owner. */
export function forgetOthers(open: KeptBox, owner: string | null): void {
  try {
    const box = open()
    for (const name of namesIn(box, 'kept:'))
      if (owner === null || !name.startsWith(ownersMark(owner))) box.removeItem(name)
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
