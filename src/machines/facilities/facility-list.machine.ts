import type { Facility } from '../../api/contract/facility.ts'
import { facilityFileName } from '../../api/contract/facility-file-name.ts'
import * as facilities from '../../api/facilities.ts'
import { createTabList, queryOf, type TabRead } from '../products/tab-list.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The kind of the records of a tab. */
export const facilityKindOf = { rooms: 'room', assets: 'asset' } as const

/** Reads the page of rooms or assets that a URL selects. */
export const readFacilities =
  <const T extends 'rooms' | 'assets'>(tab: T): TabRead<T, Facility> =>
  ({ scope }, search, signal) =>
    facilities.list(scope, { ...queryOf(search), query_type: tab, hide_images: true }, signal)

/** GET facilities: the rooms or assets of the open property, with all filters (requirement 3.facility.filters). */
export const createFacilityList = <const T extends 'rooms' | 'assets'>(tab: T) =>
  createTabList<T, Facility>({
    tab,
    words: {
      count: (count) => phrase('facilities.count', { kind: facilityKindOf[tab], count }),
      none: phrase('facilities.noFacilities', { kind: facilityKindOf[tab] }),
    },
    read: readFacilities(tab),
    download: {
      read: ({ scope }, search, format, signal, onProgress) => {
        const query = { ...queryOf(search), query_type: tab, columns: [...search.columns], format }
        return facilities.download(scope, query, signal, onProgress)
      },
      fileName: ({ columns }, format) => facilityFileName({ query_type: tab, columns, format }),
    },
  })
