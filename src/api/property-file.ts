import type { PropertyQuery } from './contract/property.ts'
import type { PropertyTypeQuery } from './contract/property-type.ts'
import type { Progress } from './download.ts'
import type { Http } from './http.ts'
import { downloadList } from './list-file.ts'

/* Apart from the other calls of properties, which load with the property list (performance P1). */

const base = '/v1/hotel_management/properties'

/** GET property with download=1: all pages of the filtered list as xlsx or CSV. */
export const download = (
  http: Http,
  query: Partial<PropertyQuery>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) => downloadList(http, { path: `${base}/property`, query, signal }, onProgress)

interface PropertyTypeSearch extends Pick<PropertyTypeQuery, 'columns' | 'format'> {
  keyword: string
  sort: PropertyTypeQuery['sort'] | ''
}

/** GET property_types with download=1: all pages of the filtered list as xlsx or CSV. */
export const downloadTypes = (
  http: Http,
  { keyword, sort, columns, format }: PropertyTypeSearch,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) => {
  const query = { keyword: keyword || undefined, sort: sort || undefined, columns, format }
  return downloadList(http, { path: `${base}/property_types`, query, signal }, onProgress)
}
