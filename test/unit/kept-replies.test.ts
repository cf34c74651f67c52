import { expect, test } from 'vitest'
import type { Http, HttpRequest } from '../../src/api/http.ts'
import { freshMs, keptMs, withKeptReplies } from '../../src/api/kept-replies.ts'
import { openWire, settled } from '../support/wire.ts'

function readText(body: unknown): string {
  if (typeof body !== 'string') throw new Error('No text')
  return body
}
const page = (at: number): HttpRequest => ({ path: '/list', query: { page: at } })

/** A client that keeps replies, on a network, a clock and an idle browser that the test controls. */
function open({ readsAhead = true } = {}) {
  const wire = openWire()
  let now = 0
  const idle: (() => void)[] = []
  const http = withKeptReplies(wire.http, { readsAhead, now: () => now, whenIdle: (run) => idle.push(run) })
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

test('a fresh reply answers the same read without a call', async () => {
  const { http, read, answer, calls, wait } = open()
  read(http.kept(), page(1))
  await answer('one')
  wait(freshMs)
  const again = read(http.kept(), page(1))
  await settled()
  expect([again.value, calls.length]).toEqual(['one', 1])
  read(http.kept(), page(2))
  await settled()
  expect(calls.length).toBe(2)
})

test('an older reply answers at once, is asked for again, and a change is reported', async () => {
  const { http, read, answer, calls, wait } = open()
  const changes: string[] = []
  const kept = () => http.kept({ onChanged: () => changes.push('changed') })
  read(kept(), page(1))
  await answer('one')
  wait(keptMs)
  expect(read(kept(), page(1)).value).toBe('nothing')
  await settled()
  await answer('one')
  expect([calls.length, changes]).toEqual([2, []])
  wait(freshMs + 1)
  const old = read(kept(), page(1))
  await settled()
  await answer('two')
  const current = read(kept(), page(1))
  await settled()
  expect([old.value, current.value, changes, calls.length]).toEqual(['one', 'two', ['changed'], 3])
})

test('a read that cannot hear of changes never gets an older reply', async () => {
  const { http, read, answer, calls, wait } = open()
  read(http.kept(), page(1))
  await answer('one')
  wait(freshMs + 1)
  const later = read(http.kept(), page(1))
  await settled()
  await answer('two')
  expect([later.value, calls.length]).toEqual(['two', 2])
})

test('a failed check of an older reply drops it and reports a change, so that the screen shows the error', async () => {
  const { http, read, answer, wait } = open()
  const changes: string[] = []
  const kept = () => http.kept({ onChanged: () => changes.push('changed') })
  read(kept(), page(1))
  await answer('one')
  wait(freshMs + 1)
  read(kept(), page(1))
  await settled()
  await answer({ message: 'No.' }, 403)
  const next = read(kept(), page(1))
  await settled()
  expect([changes, next.value]).toEqual([['changed'], 'nothing'])
})

test('a read that must ask does so, and its reply is kept', async () => {
  const { http, read, answer, calls } = open()
  read(http.kept(), page(1))
  await answer('one')
  const asked = read(http.kept({ mustAsk: true }), page(1))
  await settled()
  await answer('two')
  const again = read(http.kept(), page(1))
  await settled()
  expect([asked.value, again.value, calls.length]).toEqual(['two', 'two', 2])
})

test('a write forgets all replies, also those under way', async () => {
  const { http, read, answer, calls } = open()
  read(http.kept(), page(1))
  await answer('one')
  read(http.kept(), page(2))
  void http.send({ method: 'POST', path: '/change' })
  calls[1]!.answer('from before')
  await settled()
  await answer('done')
  read(http.kept(), page(1))
  read(http.kept(), page(2))
  await settled()
  expect(calls.map(({ url }) => url)).toEqual([
    '/list?page=1',
    '/list?page=2',
    '/change',
    '/list?page=1',
    '/list?page=2',
  ])
})

test('a GraphQL query is a read: it forgets nothing, and its document is part of the key', async () => {
  const { http, read, answer, calls } = open()
  const query = (json: string): HttpRequest => ({ method: 'POST', isRead: true, path: '/graphql', json })
  read(http.kept(), page(1))
  await answer('one')
  read(http.kept(), query('a'))
  await answer('figures')
  const [same, other, list] = [read(http.kept(), query('a')), read(http.kept(), query('b')), read(http.kept(), page(1))]
  await settled()
  expect([same.value, other.value, list.value, calls.length]).toEqual(['figures', 'nothing', 'one', 3])
})

test('reads ahead run one at a time, when the browser is idle, and answer the read that follows', async () => {
  const { http, read, answer, beIdle, calls } = open()
  read(http.ahead, page(2))
  read(http.ahead, page(3))
  expect(calls).toEqual([])
  await beIdle()
  expect(calls.map(({ url }) => url)).toEqual(['/list?page=2'])
  await answer('two')
  await beIdle()
  await answer('three')
  const next = read(http.kept(), page(2))
  await settled()
  expect([next.value, calls.length]).toEqual(['two', 2])
})

test('a read ahead gives way to a call that somebody waits for, and runs after it', async () => {
  const { http, read, answer, beIdle, calls } = open()
  read(http.ahead, page(2))
  await beIdle()
  read(http, { path: '/other' })
  await settled()
  expect([calls[0]!.signal.aborted, calls.length]).toEqual([true, 2])
  await beIdle()
  expect(calls.length).toBe(2)
  await answer('other')
  await beIdle()
  expect(calls.map(({ url }) => url)).toEqual(['/list?page=2', '/other', '/list?page=2'])
})

test('a read joins the same read ahead under way, and asks itself if that fails', async () => {
  const { http, read, answer, beIdle, calls } = open()
  read(http.ahead, page(2))
  await beIdle()
  const joined = read(http.kept(), page(2))
  await settled()
  read(http, { path: '/other' })
  expect(calls[0]!.signal.aborted).toBe(false)
  calls[0]!.answer('two')
  await settled()
  expect([joined.value, calls.length]).toEqual(['two', 2])
  await answer('other')

  read(http.ahead, page(3))
  await beIdle()
  const failing = read(http.kept(), page(3))
  await settled()
  calls[2]!.fail()
  await settled()
  // A read ahead isn't retried; the read itself is.
  expect(calls.map(({ url }) => url).slice(2)).toEqual(['/list?page=3', '/list?page=3'])
  await answer('three')
  expect(failing.value).toBe('three')
})

test('a long call such as an event stream holds up no read ahead', async () => {
  const { http, read, beIdle, calls } = open()
  read(http, { path: '/changes', timeoutMs: 120_000 })
  read(http.ahead, page(2))
  await beIdle()
  expect(calls.map(({ url }) => url)).toEqual(['/changes', '/list?page=2'])
})

test('at most four reads ahead wait; the oldest gives way', async () => {
  const { http, read, answer, beIdle, calls } = open()
  for (const at of [1, 2, 3, 4, 5, 6]) read(http.ahead, page(at))
  for (let turn = 0; turn < 6; turn++) {
    await beIdle()
    if (calls.length > turn) await answer('page')
  }
  expect(calls.map(({ url }) => url)).toEqual([3, 4, 5, 6].map((at) => `/list?page=${at}`))
})

test('the store is bounded in replies and in characters', async () => {
  const { http, read, answer, calls } = open()
  for (let at = 1; at <= 41; at++) {
    read(http.kept(), page(at))
    await answer('page')
  }
  read(http.kept(), page(2))
  await settled()
  expect(calls.length).toBe(41)
  read(http.kept(), page(1))
  await settled()
  expect(calls.length).toBe(42)
  await answer('x'.repeat(999_990))
  read(http.kept(), page(3))
  await settled()
  expect(calls.length).toBe(43)
})

test('a reply that its request does not want kept is asked for again', async () => {
  const { http, read, answer, calls } = open()
  const request = { ...page(1), isKeepable: (text: string) => !text.includes('wrong') }
  read(http.kept(), request)
  await answer('wrong')
  const again = read(http.kept(), request)
  await settled()
  await answer('right')
  read(http.kept(), request)
  await settled()
  expect([again.value, calls.length]).toEqual(['right', 2])
})

test('a reply that cannot be read is not kept', async () => {
  const { http, read, answer, calls } = open()
  const unreadable = read(http.kept(), page(1))
  calls[0]!.reply(new Response('{'))
  await settled()
  expect(unreadable.value).toMatchObject({ code: 'MALFORMED' })
  const again = read(http.kept(), page(1))
  await settled()
  await answer('one')
  expect([again.value, calls.length]).toEqual(['one', 2])
})

test('an abort of a kept read is passed on', async () => {
  const { http, read, answer } = open()
  read(http.kept(), page(1))
  await answer('one')
  const stop = new AbortController()
  stop.abort(new Error('left'))
  const left = read(http.kept(), { ...page(1), signal: stop.signal })
  await settled()
  expect(left.value).toEqual(new Error('left'))
})

test('a person who saves data gets no reads ahead', () => {
  expect(open({ readsAhead: false }).http.ahead).toBeNull()
})
