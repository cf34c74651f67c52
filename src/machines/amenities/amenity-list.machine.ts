import type { Amenity } from '../../api/contract/amenity.ts'
import * as amenities from '../../api/amenities.ts'
import { createTabList, queryOf, type TabRead } from '../products/tab-list.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Reads the page of amenities that a URL selects. */
export const readAmenities: TabRead<'amenities', Amenity> = ({ scope }, search, signal) =>
  amenities.list(scope, queryOf(search), signal)

/** GET amenities: the amenities of the open property. */
export const amenityListMachine = createTabList<'amenities', Amenity>({
  tab: 'amenities',
  words: { count: (count) => phrase('amenities.count', { count }), none: phrase('amenities.noAmenities') },
  read: readAmenities,
  download: {
    read: ({ scope }, search, format, signal, onProgress) =>
      amenities.download(scope, { ...queryOf(search), columns: [...search.columns], format }, signal, onProgress),
    fileName: () => 'amenities',
  },
})
