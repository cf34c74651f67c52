import { type StreamEvent, createEventReader } from '../../src/api/event-stream.ts'

type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** Opens a stream of a property's changes and reads it as it arrives. */
export const openStream = (fetch: Fetch, property_id: number, lastEventId?: string) =>
  openEvents(fetch, `housekeeping/changes?property_id=${property_id}`, lastEventId)

/** Opens an event stream and reads it as it arrives. */
export async function openEvents(fetch: Fetch, path: string, lastEventId?: string) {
  const headers: Record<string, string> = lastEventId ? { 'Last-Event-ID': lastEventId } : {}
  const reply = await fetch(`/api/v1/hotel_management/${path}`, { headers })
  const events: StreamEvent[] = []
  const feed = createEventReader((event) => events.push(event))
  const reader = reply.body!.getReader()
  const decoder = new TextDecoder()
  let comments = 0
  let isDone = false

  /** Reads until this many events have arrived or the stream is over. */
  async function next(count = 1): Promise<StreamEvent[]> {
    while (events.length < count && !isDone) await readOnce()
    return events.splice(0, count)
  }
  async function readOnce(): Promise<void> {
    const { done, value } = await reader.read()
    isDone = done
    const text = decoder.decode(value, { stream: true })
    comments += text.split('\n').filter((line) => line.startsWith(':')).length
    feed(text)
  }
  return {
    reply,
    next,
    /** Reads the next chunk, whatever it is, and returns the number of heartbeats so far. */
    heartbeat: async () => (await readOnce(), comments),
    isOver: () => isDone,
    leave: () => reader.cancel(),
  }
}

/** The rooms that an event reports. */
export const roomsOf = (event: StreamEvent | undefined): number[] =>
  event?.type === 'changed'
    ? (JSON.parse(event.data) as { facility_ids: number[] }).facility_ids.toSorted((a, b) => a - b)
    : []
