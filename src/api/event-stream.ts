import { createParser } from 'eventsource-parser'
import { type ApiError, localError } from './api-error.ts'
import { heartbeatMs } from './contract/room-change.ts'
import type { Http, HttpRequest } from './http.ts'

/** One server-sent event (WHATWG HTML, 9.2.6). Its default type is `message`. */
export interface StreamEvent {
  type: string
  id: string
  data: string
}

/** Parses events from chunks of text that can be cut anywhere. An event without an id has that of the one before (WHATWG HTML, 9.2.6). */
export function createEventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let lastId = ''
  const parser = createParser({
    onEvent: ({ event = 'message', id = lastId, data }) => {
      lastId = id
      onEvent({ type: event, id, data })
    },
  })
  return (text) => parser.feed(text)
}

/** Why a stream ended: `closed` by the server, or `lost` after silence or a network failure. */
export type StreamEnd = 'closed' | 'lost'

interface ListenOptions {
  onEvent: (event: StreamEvent) => void
  signal: AbortSignal
  /** Milliseconds of silence after which the stream counts as lost. */
  silenceMs: number
}

/** Reads an event stream to its end. An abort, or an error thrown by `onEvent`, ends the stream and is rethrown. */
async function readEvents(response: Response, { onEvent, signal, silenceMs }: ListenOptions): Promise<StreamEnd> {
  const reader = response.body?.getReader()
  if (!reader) return 'closed'
  const decoder = new TextDecoder()
  const read = createEventReader(onEvent)
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  const readNext = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<null>((resolve) => (timer = setTimeout(resolve, silenceMs, null)))
    try {
      return await Promise.race([reader.read(), silence])
    } catch {
      return null
    } finally {
      clearTimeout(timer)
    }
  }
  try {
    for (;;) {
      const chunk = await readNext()
      signal.throwIfAborted()
      if (!chunk) return 'lost'
      if (chunk.done) return 'closed'
      read(decoder.decode(chunk.value, { stream: true }))
    }
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

/** Longest timeout of a browser timer. A stream has no time-out except for silence. */
const maxTimeoutMs = 2 ** 31 - 1

/**
 * Opens an event stream and reads it to its end. `ended`: the session is over or access was lost, as an event says. `onEvent` may
 * throw `malformed()`.
 */
export const openStream = (
  http: Http,
  request: Pick<HttpRequest, 'path' | 'query' | 'lastEventId'> & { signal: AbortSignal },
  onEvent: (event: StreamEvent, malformed: () => ApiError) => void,
): Promise<StreamEnd | 'ended'> =>
  http.send({ ...request, timeoutMs: maxTimeoutMs }, async (response) => {
    const malformed = () => localError('MALFORMED', response.headers.get('x-request-id'))
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) throw malformed()
    let isOver = false
    const take = (event: StreamEvent) => {
      if (event.type === 'ended') isOver = true
      onEvent(event, malformed)
    }
    const end = await readEvents(response, { onEvent: take, signal: request.signal, silenceMs: 3 * heartbeatMs })
    return isOver ? 'ended' : end
  })
