import { localError } from './api-error.ts'
import type { Http, HttpRequest } from './http.ts'

/** Received share of the file, 0 to 1, or null while its length is unknown. */
export type Progress = number | null

const timeoutMs = 120_000
/** An xlsx file is a zip and begins with "PK". Anything else is an error page. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

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
    if (!chunks[0] || !isZip(chunks[0])) throw localError('MALFORMED', requestId)
    return new Blob(chunks, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
  })
