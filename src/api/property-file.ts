import type { PropertyQuery } from './contract/property.ts'
import { type Progress, readFile } from './download.ts'
import type { Http } from './http.ts'

/* Apart from the other calls of properties, which load with the property list (performance P1). */

/** GET property with download=1: all pages of the filtered list as xlsx or CSV. */
export const download = (
  http: Http,
  query: Partial<PropertyQuery>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) =>
  readFile(
    http,
    {
      path: '/v1/hotel_management/properties/property',
      query: { ...query, page: undefined, per_page: undefined, download: true },
      signal,
    },
    onProgress,
  )
