import { textKey } from '../../src/api/contract/text-key.ts'
import { naturalKey } from '../text.ts'

interface Named {
  name: string
  floor?: string | null
  building?: string | null
  section?: string | null
  bed_setup?: string | null
  note?: string
}

/** What a facility is found and sorted by; made anew whenever one of its texts changes. */
export const facilityKeys = ({ name, floor, building, section, bed_setup, note }: Named) => ({
  name_key: textKey(name),
  name_sort: naturalKey(name),
  floor_sort: naturalKey(floor ?? ''),
  search_key: [name, floor, building, section, bed_setup, note].map((text) => textKey(text ?? '')).join('\n'),
})
