/** One server-sent event (WHATWG HTML, 9.2.6); without a type of its own it is a `message`. */
export interface StreamEvent {
  type: string
  id: string
  data: string
}

/** Makes events of text as it comes, cut anywhere; comments and fields that nobody needs are passed over. */
export function createEventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  let type = ''
  let id = ''
  let data: string[] = []

  function take(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ type: type || 'message', id, data: data.join('\n') })
      type = ''
      data = []
      return
    }
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'event') type = value
    else if (name === 'id') id = value
    else if (name === 'data') data.push(value)
  }

  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line.replace(/\r$/, ''))
  }
}

/** How a stream came to its end: the other side closed it, or nothing is heard of it any more. */
export type StreamEnd = 'closed' | 'lost'

interface Listening {
  onEvent: (event: StreamEvent) => void
  signal: AbortSignal
  /** Silence that is longer than this is a line that is down, whatever the network says. */
  silenceMs: number
}

/** Reads a stream of events to its end. An abort, and whatever `onEvent` throws, ends it and travels on. */
export async function readEvents(response: Response, { onEvent, signal, silenceMs }: Listening): Promise<StreamEnd> {
  const reader = response.body?.getReader()
  if (!reader) return 'closed'
  const decoder = new TextDecoder()
  const feed = createEventReader(onEvent)
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
      feed(decoder.decode(chunk.value, { stream: true }))
    }
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}
