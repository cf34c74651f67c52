import { NoticesPage, type NoticesQuery, type ReadNotices, UnreadNotices } from './contract/notices.ts'
import { type StreamEnd, openStream } from './event-stream.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'

const path = '/v1/hotel_management/notices'

/** GET notices: the newest, or those before an id, and the number of unread ones. An extension (ADR 0070). */
export const list = (http: Http, { before }: Partial<NoticesQuery>, signal?: AbortSignal) =>
  http.page(parseAs(NoticesPage), { path, query: { before }, signal })

/** POST notices/read: marks some as read, or all up to one. */
export const read = (http: Http, input: ReadNotices, signal?: AbortSignal) =>
  http.data(parseAs(UnreadNotices), { method: 'POST', path: `${path}/read`, body: { ...input }, signal })

/** GET notices/changes: calls back at once and at each change of the notices, until the stream ends. */
export const changes = (
  http: Http,
  { onChanged, signal }: { onChanged: () => void; signal: AbortSignal },
): Promise<StreamEnd | 'ended'> =>
  openStream(http, { path: `${path}/changes`, signal }, ({ type }) => {
    if (type === 'ready' || type === 'changed') onChanged()
  })
