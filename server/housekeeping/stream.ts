import { phrase } from '../../src/phrases/phrase.ts'
import { type RoomChangesQuery, heartbeatMs, maxStreams } from '../../src/api/contract/room-change.ts'
import { inventoryReaders } from '../access/rules.ts'
import type { CallerContext } from '../context.ts'
import { HttpError } from '../errors.ts'
import { visibleProperty } from '../scope.ts'
import { callerOfSession } from '../session/authenticate.ts'
import type { RoomChanges, RoomEvent } from './room-changes.ts'

/** Unread events after which a client counts as gone. It can reconnect with its last id. */
const maxUnread = 64

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Keeps proxies from buffering events.
  'X-Accel-Buffering': 'no',
}

const eventText = ({ type, id, facility_ids }: RoomEvent) =>
  `event: ${type}\nid: ${id}\ndata: ${JSON.stringify(type === 'changed' ? { facility_ids } : {})}\n\n`

const streamCounts = new WeakMap<RoomChanges, Map<number, number>>()

/** Counts a user's streams of this instance. Returns the function that releases the stream's place, once. */
function reserveStream({ roomChanges, caller }: CallerContext): () => void {
  const counts = streamCounts.get(roomChanges) ?? new Map<number, number>()
  streamCounts.set(roomChanges, counts)
  const count = counts.get(caller.id) ?? 0
  if (count >= maxStreams)
    throw new HttpError(429, phrase('server.atMostStreams', { max: maxStreams }), {
      code: 'TOO_MANY_STREAMS',
      headers: { 'Retry-After': '60' },
    })
  counts.set(caller.id, count + 1)
  return () => {
    const remaining = (counts.get(caller.id) ?? 1) - 1
    if (remaining > 0) counts.set(caller.id, remaining)
    else counts.delete(caller.id)
  }
}

/**
 * True if the session is valid and the user may still see the property. Also true if the check fails temporarily; it is
 * repeated later.
 */
async function hasAccess(ctx: CallerContext, property_id: number): Promise<boolean> {
  try {
    const caller = await callerOfSession(ctx, ctx.caller.tokenHash)
    await visibleProperty({ ...ctx, caller }, property_id)
    return inventoryReaders.some((name) => caller.permissions.includes(name))
  } catch (error) {
    if (error instanceof HttpError) return false
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'a session could not be looked up')
    return true
  }
}

/**
 * GET housekeeping/changes: server-sent events of one property (domain D42), with a comment as heartbeat. Clients read
 * it with fetch, because it needs the bearer header. A stream ends at the first heartbeat after its session.
 */
export async function streamRoomChanges(ctx: CallerContext, { property_id }: RoomChangesQuery): Promise<Response> {
  await visibleProperty(ctx, property_id)
  const cleanups = [reserveStream(ctx)]
  const text = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array>

  function end(): void {
    for (const cleanUp of cleanups.splice(0)) cleanUp()
  }
  function close(last = ''): void {
    if (cleanups.length === 0) return
    end()
    if (last) controller.enqueue(text.encode(last))
    controller.close()
  }
  function send(frame: string): void {
    if (cleanups.length === 0) return
    if ((controller.desiredSize ?? 0) <= 0) close()
    else controller.enqueue(text.encode(frame))
  }

  const body = new ReadableStream<Uint8Array>(
    { start: (made) => void (controller = made), cancel: end },
    { highWaterMark: maxUnread },
  )
  try {
    const subscriber = { property_id, onEvent: (event: RoomEvent) => send(eventText(event)), onClosed: () => close() }
    cleanups.push(await ctx.roomChanges.subscribe(subscriber, ctx.lastEventId))
  } catch (error) {
    end()
    throw error
  }
  const beat = async () => ((await hasAccess(ctx, property_id)) ? send(':\n\n') : close('event: ended\ndata: {}\n\n'))
  const heartbeat = setInterval(() => void beat(), heartbeatMs)
  heartbeat.unref()
  cleanups.push(() => clearInterval(heartbeat))
  return new Response(body, { headers })
}
