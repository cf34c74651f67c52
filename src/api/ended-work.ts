import type { EndedWork } from './contract/ended-work.ts'
import type { Http } from './http.ts'

/** POST notices: notes the end of the person's own import or export. An extension (ADR 0080). */
export const note = (http: Http, work: EndedWork) =>
  http.data(() => null, { method: 'POST', path: '/v1/hotel_management/notices', body: { ...work } })
