import { keptTexts } from '../../src/machines/session/kept-texts.ts'

/** A browser's storage held by the test, and what is kept in it. */
export function keptInMemory() {
  const box = new Map<string, string>()
  const storage = {
    get length() {
      return box.size
    },
    key: (at: number) => [...box.keys()][at] ?? null,
    getItem: (name: string) => box.get(name) ?? null,
    setItem: (name: string, text: string) => void box.set(name, text),
    removeItem: (name: string) => void box.delete(name),
  }
  const open = () => storage
  return { box, open, kept: keptTexts(open) }
}
