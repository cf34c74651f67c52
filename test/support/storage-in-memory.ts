import { storedTexts } from '../../src/machines/session/stored-texts.ts'

/** A browser's storage in memory, and its content. */
export function storageInMemory() {
  const entries = new Map<string, string>()
  const storage = {
    get length() {
      return entries.size
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  }
  const open = () => storage
  return { entries, open, texts: storedTexts(open) }
}
