import { phraseInAllLanguages } from '../../phrases/phrase.ts'
import type { FileTable, LayoutName } from './sheet.ts'

/* A file can come from the page of a colleague who reads another language: headings and words of all languages are known. */

/** Words with the same meaning in all languages, the page's own first. */
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
const facilityKind = phraseInAllLanguages('facilities.kind')
const housekeeping = phraseInAllLanguages('facilities.housekeeping')
const facilityStatus = phraseInAllLanguages('facilities.status')
const group = phraseInAllLanguages('amenities.group')
const charging = phraseInAllLanguages('addons.charging')
const status = phraseInAllLanguages('addons.status')
const kind = phraseInAllLanguages('facility-categories.kind')

/** Words of the layouts in `sheet.ts`. Codes, names and free text are not translated. */
const knownWords: Record<LayoutName, KnownWords> = {
  facilities: layoutWords(
    [
      phraseInAllLanguages('facilities.name'),
      facilityKind,
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
      housekeeping,
      facilityStatus,
      phraseInAllLanguages('facilities.note'),
      phraseInAllLanguages('facilities.updated'),
    ],
    [
      [accessible, flags],
      [smoking, flags],
      [facilityKind, [phraseInAllLanguages('imports.room'), phraseInAllLanguages('imports.asset')]],
      [
        housekeeping,
        [
          phraseInAllLanguages('housekeeping.dirty'),
          phraseInAllLanguages('housekeeping.cleaning'),
          phraseInAllLanguages('housekeeping.pickup'),
          phraseInAllLanguages('housekeeping.clean'),
          phraseInAllLanguages('housekeeping.inspected'),
        ],
      ],
      [
        facilityStatus,
        [
          phraseInAllLanguages('facilities.available'),
          phraseInAllLanguages('facilities.outOfService'),
          phraseInAllLanguages('facilities.outOfOrder'),
          phraseInAllLanguages('facilities.internalUse'),
          phraseInAllLanguages('facilities.hold'),
          phraseInAllLanguages('facilities.outOfInventory'),
          phraseInAllLanguages('facilities.inactive'),
        ],
      ],
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
  amenities: layoutWords(
    [phraseInAllLanguages('amenities.code'), phraseInAllLanguages('amenities.name'), group],
    [
      [
        group,
        [
          phraseInAllLanguages('amenities.groupName', { group: 'View' }),
          phraseInAllLanguages('amenities.groupName', { group: 'Bathroom' }),
          phraseInAllLanguages('amenities.groupName', { group: 'Accessibility' }),
          phraseInAllLanguages('amenities.groupName', { group: 'Tech' }),
          phraseInAllLanguages('amenities.groupName', { group: 'Comfort' }),
        ],
      ],
    ],
  ),
  categories: layoutWords(
    [phraseInAllLanguages('facility-categories.name'), kind],
    [[kind, [phraseInAllLanguages('facility-categories.room'), phraseInAllLanguages('facility-categories.asset')]]],
  ),
  types: layoutWords(
    [
      phraseInAllLanguages('facility-types.code'),
      phraseInAllLanguages('facility-types.name'),
      phraseInAllLanguages('facility-types.category'),
      phraseInAllLanguages('facility-types.price'),
      phraseInAllLanguages('addons.currency'),
      phraseInAllLanguages('facility-types.adults'),
      phraseInAllLanguages('facility-types.children'),
      phraseInAllLanguages('facility-types.occupancy'),
      phraseInAllLanguages('facility-types.extraBeds'),
      phraseInAllLanguages('facility-types.inSquareMetres'),
      phraseInAllLanguages('imports.cleaningMinutes'),
      phraseInAllLanguages('facility-types.amenities'),
      phraseInAllLanguages('facility-types.description'),
    ],
    [],
  ),
  addonTypes: layoutWords([phraseInAllLanguages('addon-types.name')], []),
}

const keyOf = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Translates a word of any language to the page's language. Words that the page itself uses and unknown words stay unchanged. */
function pageWord(word: string, words: Known): string {
  const key = keyOf(word)
  const isOwn = words.some(([own = '']) => keyOf(own) === key)
  const found = isOwn ? undefined : words.find((same) => same.some((other) => keyOf(other) === key))
  return found?.[0] ?? word
}

/** Translates the headings and words of a file to the page's language. */
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
