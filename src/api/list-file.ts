import { type Progress, readFile } from './download.ts'
import type { Http, HttpRequest } from './http.ts'

/** The call of a list with download=1: its rows of all pages as xlsx or CSV (ADR 0073). */
export const downloadList = (
  http: Http,
  { path, query, signal }: Pick<HttpRequest, 'path' | 'query'> & { signal: AbortSignal },
  onProgress: (progress: Progress) => void,
) =>
  readFile(
    http,
    { path, query: { ...query, page: undefined, per_page: undefined, download: true }, signal },
    onProgress,
  )
