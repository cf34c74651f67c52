import { phrase } from '../../src/phrases/phrase.ts'
import { heartbeatMs, maxStreams } from '../../src/api/contract/room-change.ts'
import type { CallerContext } from '../context.ts'
import { HttpError } from '../errors.ts'
import { callerOfSession } from '../session/authenticate.ts'

/** Unread events after which a client counts as gone. It can reconnect with its last id. */
const maxUnread = 64

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Keeps proxies from buffering events.
  'X-Accel-Buffering': 'no',
}

const streamCounts = new WeakMap<object, Map<number, number>>()

/** Number of open event streams from one source of this instance. */
export const countEventStreams = (source: object): number =>
  [...(streamCounts.get(source)?.values() ?? [])].reduce((sum, count) => sum + count, 0)

/** Counts a user's streams from one source of this instance. Returns the function that releases the stream's place, once. */
function reserveStream({ caller }: CallerContext, source: object): () => void {
  const counts = streamCounts.get(source) ?? new Map<number, number>()
  streamCounts.set(source, counts)
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

interface EventStreamOptions {
  /** What sends the events; its streams are counted per user. */
  source: object
  /** Throws if the caller may no longer read the stream. */
  checkAccess: (ctx: CallerContext) => Promise<unknown>
  /** Starts the events: `send` takes a whole one, as text. Returns the function that stops them. */
  subscribe: (stream: { send: (frame: string) => void; close: () => void }) => Promise<() => void>
}

/** True if the session is valid and the check passes. Also true if it fails temporarily; it is repeated later. */
async function hasAccess(ctx: CallerContext, checkAccess: EventStreamOptions['checkAccess']): Promise<boolean> {
  try {
    await checkAccess({ ...ctx, caller: await callerOfSession(ctx, ctx.caller.tokenHash) })
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'a session could not be looked up')
    return true
  }
}

/**
 * A reply of server-sent events, with a comment as heartbeat. Clients read it with fetch, because it needs the bearer header. A stream
 * ends at the first heartbeat after its session.
 */
export async function eventStream(
  ctx: CallerContext,
  { source, checkAccess, subscribe }: EventStreamOptions,
): Promise<Response> {
  const cleanups = [reserveStream(ctx, source)]
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
    cleanups.push(await subscribe({ send, close: () => close() }))
  } catch (error) {
    end()
    throw error
  }
  const beat = async () => ((await hasAccess(ctx, checkAccess)) ? send(':\n\n') : close('event: ended\ndata: {}\n\n'))
  const heartbeat = setInterval(() => void beat(), heartbeatMs)
  heartbeat.unref()
  cleanups.push(() => clearInterval(heartbeat))
  return new Response(body, { headers })
}
