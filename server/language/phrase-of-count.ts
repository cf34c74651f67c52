import { currentLanguage } from './current-language.ts'

const maxKnown = 1000

/** Caches a phrase by count and language, because a list says it in many rows. */
export function phraseOfCount(say: (count: number) => string): (count: number) => string {
  const known = new Map<string, string>()
  return (count) => {
    const key = `${currentLanguage()} ${count}`
    const said = known.get(key) ?? say(count)
    if (known.size >= maxKnown) known.clear()
    known.set(key, said)
    return said
  }
}
