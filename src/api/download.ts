import { localError } from './api-error.ts'
import type { Http, HttpRequest } from './http.ts'

/** Received share of the file, 0 to 1, or null while its length is unknown. */
export type Progress = number | null

const timeoutMs = 120_000

/** Type of a file: an xlsx file is a zip and begins with "PK", a CSV begins with a byte order mark. Anything else is an error page. */
function fileType([first, second]: Uint8Array, contentType: string | null) {
  if (first === 0x50 && second === 0x4b) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return first === 0xef && contentType?.startsWith('text/csv') ? contentType : null
}

/** Downloads a whole file. Throws for a truncated or invalid file (quality Q28). */
export const readFile = (http: Http, request: HttpRequest, onProgress: (progress: Progress) => void): Promise<Blob> =>
  http.send({ ...request, timeoutMs }, async (response) => {
    const requestId = response.headers.get('x-request-id')
    const declared = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length') ?? 0)
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let received = 0
    const reader = response.body?.getReader()
    while (reader) {
      const { done, value } = await reader.read().catch((thrown: unknown) => {
        if (request.signal?.aborted) throw thrown
        throw localError('CUT_OFF', requestId)
      })
      if (done) break
      chunks.push(new Uint8Array(value))
      received += value.length
      onProgress(declared > 0 ? Math.min(1, received / declared) : null)
    }
    if (declared > 0 && received !== declared) throw localError('CUT_OFF', requestId)
    const type = chunks[0] && fileType(chunks[0], response.headers.get('content-type'))
    if (!type) throw localError('MALFORMED', requestId)
    return new Blob(chunks, { type })
  })
