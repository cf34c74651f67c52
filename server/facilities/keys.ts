import { textKey } from '../../src/api/contract/text-key.ts'
import { naturalSortKey } from '../text.ts'

interface Named {
  name: string
  floor?: string | null
  building?: string | null
  section?: string | null
  bed_setup?: string | null
  note?: string
}

/** Search and sort keys of a facility. Recompute them when one of the texts changes. */
export const facilityKeys = ({ name, floor, building, section, bed_setup, note }: Named) => ({
  name_key: textKey(name),
  name_sort: naturalSortKey(name),
  floor_sort: naturalSortKey(floor ?? ''),
  search_key: [name, floor, building, section, bed_setup, note].map((text) => textKey(text ?? '')).join('\n'),
})
