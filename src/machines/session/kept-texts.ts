import { type KeptBox, namesIn, ownersMark } from './kept.ts'

/** What a person's work leaves in this browser until the server has it: by its owner, and gone with the session. */
export interface KeptTexts {
  /** The texts whose names begin so. */
  read: (owner: string, prefix: string) => string[]
  /** False where the browser keeps nothing (blocked, full). */
  write: (owner: string, name: string, text: string) => boolean
  remove: (owner: string, name: string) => void
}

/** Keeps in the browser's storage; a browser that refuses it is one that keeps nothing. */
export function keptTexts(open: KeptBox): KeptTexts {
  const attempt = <T>(work: (box: ReturnType<KeptBox>) => T, otherwise: T): T => {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (owner, prefix) =>
      attempt((box) => namesIn(box, ownersMark(owner) + prefix).map((name) => box.getItem(name) ?? ''), []),
    write: (owner, name, text) => attempt((box) => (box.setItem(ownersMark(owner) + name, text), true), false),
    remove: (owner, name) => attempt((box) => box.removeItem(ownersMark(owner) + name), undefined),
  }
}
