import type { Http, HttpRequest } from '../../src/api/http.ts'
import { withReplyCache } from '../../src/api/reply-cache.ts'
import { openWire, settled } from './wire.ts'

function readText(body: unknown): string {
  if (typeof body !== 'string') throw new Error('No text')
  return body
}
/** A read of one page of a list. */
export const pageRead = (at: number): HttpRequest => ({ path: '/list', query: { page: at } })

/** A client that caches replies, on a network, a clock and an idle browser that the test controls. */
export function openReplyCache({ readsAhead = true } = {}) {
  const wire = openWire()
  let now = 0
  const idle: (() => void)[] = []
  const http = withReplyCache(wire.http, { readsAhead, now: () => now, whenIdle: (run) => idle.push(run) })
  const read = (from: Http | null, request: HttpRequest) => {
    const seen: { value: unknown } = { value: 'nothing' }
    from?.data(readText, request).then(
      (value) => (seen.value = value),
      (thrown: unknown) => (seen.value = thrown),
    )
    return seen
  }
  const answer = async (body: unknown, status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  const beIdle = async () => {
    for (const run of idle.splice(0)) run()
    await settled()
  }
  return { ...wire, http, read, answer, beIdle, wait: (ms: number) => (now += ms) }
}
