/** What a person's work leaves in this browser until the server has it: by its owner, and gone with the session. */
export interface Kept {
  /** The texts whose names begin so. */
  read: (owner: string, prefix: string) => string[]
  /** False where the browser keeps nothing (blocked, full). */
  write: (owner: string, name: string, text: string) => boolean
  remove: (owner: string, name: string) => void
  /** Removes what belongs to anyone else; to everyone where there is no owner. */
  forgetOthers: (owner: string | null) => void
}

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const mark = 'kept:'

/** Keeps in the browser's storage; a browser that refuses it is one that keeps nothing. */
export function createKept(open: () => Box): Kept {
  const attempt = <T>(work: (box: Box) => T, otherwise: T): T => {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }
  const names = (box: Box) =>
    Array.from({ length: box.length }, (_, at) => box.key(at) ?? '').filter((name) => name.startsWith(mark))
  const nameOf = (owner: string, name: string) => `${mark}${owner}:${name}`
  return {
    read: (owner, prefix) =>
      attempt((box) => {
        const own = names(box).filter((name) => name.startsWith(nameOf(owner, prefix)))
        return own.map((name) => box.getItem(name) ?? '')
      }, []),
    write: (owner, name, text) => attempt((box) => (box.setItem(nameOf(owner, name), text), true), false),
    remove: (owner, name) => attempt((box) => box.removeItem(nameOf(owner, name)), undefined),
    forgetOthers: (owner) =>
      attempt((box) => {
        for (const name of names(box)) if (owner === null || !name.startsWith(nameOf(owner, ''))) box.removeItem(name)
      }, undefined),
  }
}
