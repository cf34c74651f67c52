import { phraseInAllLanguages } from '../../phrases/phrase.ts'
import type { FileTable, LayoutName } from './sheet.ts'

/* A file can come from the page of a colleague who reads another language: headings and words of all languages are known. */

/** Words of the same meaning, the page's first. */
type Known = readonly (readonly string[])[]

interface KnownWords {
  headings: Known
  /** Words that a column allows, by the page's heading. */
  words: ReadonlyMap<string, Known>
}

const reason = phraseInAllLanguages('imports.whyRefused')

function layoutWords(
  headings: Known,
  words: readonly (readonly [heading: readonly string[], words: Known])[],
): KnownWords {
  const named = words.map(([[heading = ''], allowed]) => [heading, allowed] as const)
  return { headings: [...headings, reason], words: new Map(named) }
}

const flags = [phraseInAllLanguages('facilities.yes'), phraseInAllLanguages('facilities.no')]
const accessible = phraseInAllLanguages('facilities.accessible')
const smoking = phraseInAllLanguages('facilities.smoking')
const charging = phraseInAllLanguages('addons.charging')
const status = phraseInAllLanguages('addons.status')

/** Throughout the layouts of `sheet.ts`. Codes, names and free text are the same in every language. */
const knownWords: Record<LayoutName, KnownWords> = {
  facilities: layoutWords(
    [
      phraseInAllLanguages('facilities.name'),
      phraseInAllLanguages('facilities.kind'),
      phraseInAllLanguages('facilities.facilityType'),
      phraseInAllLanguages('facilities.category'),
      phraseInAllLanguages('facilities.floor'),
      phraseInAllLanguages('facilities.building'),
      phraseInAllLanguages('facilities.section'),
      accessible,
      smoking,
      phraseInAllLanguages('facilities.bedSetup'),
      phraseInAllLanguages('facilities.maxOccupancy'),
      phraseInAllLanguages('facilities.amenities'),
      phraseInAllLanguages('facilities.bookableFrom'),
      phraseInAllLanguages('facilities.bookableTo'),
      phraseInAllLanguages('facilities.housekeeping'),
      phraseInAllLanguages('facilities.status'),
      phraseInAllLanguages('facilities.note'),
      phraseInAllLanguages('facilities.updated'),
    ],
    [
      [accessible, flags],
      [smoking, flags],
    ],
  ),
  addons: layoutWords(
    [
      phraseInAllLanguages('addons.name'),
      phraseInAllLanguages('addons.type'),
      phraseInAllLanguages('addons.description'),
      phraseInAllLanguages('addons.price'),
      phraseInAllLanguages('addons.currency'),
      charging,
      phraseInAllLanguages('addons.stock'),
      phraseInAllLanguages('addons.bookableFrom'),
      phraseInAllLanguages('addons.bookableTo'),
      status,
      phraseInAllLanguages('addons.updated'),
    ],
    [
      [
        charging,
        [
          phraseInAllLanguages('addons.once'),
          phraseInAllLanguages('addons.perNight'),
          phraseInAllLanguages('addons.perPerson'),
          phraseInAllLanguages('addons.perPersonPerNight'),
        ],
      ],
      [status, [phraseInAllLanguages('addons.active'), phraseInAllLanguages('addons.deactivated')]],
    ],
  ),
}

const keyOf = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** The page's word of the same meaning. A word that the page itself uses keeps its meaning, and an unknown one stays. */
function pageWord(word: string, words: Known): string {
  const key = keyOf(word)
  const isOwn = words.some(([own = '']) => keyOf(own) === key)
  const found = isOwn ? undefined : words.find((same) => same.some((other) => keyOf(other) === key))
  return found?.[0] ?? word
}

/** A file with the headings and words of the page's language, whichever language it has. */
export function inPageLanguage({ headings, rows }: FileTable, layout: LayoutName): FileTable {
  const { headings: heads, words } = knownWords[layout]
  const named = headings.map((heading) => pageWord(heading, heads))
  const allowed = named.map((heading) => words.get(heading))
  return {
    headings: named,
    rows: rows.map(({ number, cells }) => ({
      number,
      cells: cells.map((cell, at) => {
        const known = allowed[at]
        return known && typeof cell === 'string' ? pageWord(cell, known) : cell
      }),
    })),
  }
}
