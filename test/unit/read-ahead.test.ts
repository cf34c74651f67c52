import { expect, test } from 'vitest'
import { openReplyCache, pageRead } from '../support/reply-cache.ts'
import { settled } from '../support/wire.ts'

test('reads ahead run one at a time while the browser is idle, and their replies answer later reads', async () => {
  const { http, read, answer, beIdle, calls } = openReplyCache()
  read(http.ahead, pageRead(2))
  read(http.ahead, pageRead(3))
  expect(calls).toEqual([])
  await beIdle()
  expect(calls.map(({ url }) => url)).toEqual(['/list?page=2'])
  await answer('two')
  await beIdle()
  await answer('three')
  const next = read(http.cached(), pageRead(2))
  await settled()
  expect([next.value, calls.length]).toEqual(['two', 2])
})

test('a read ahead gives way to a call that somebody waits for, and runs after it', async () => {
  const { http, read, answer, beIdle, calls } = openReplyCache()
  read(http.ahead, pageRead(2))
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

test('a read waits for a running read ahead of the same data, and sends its own request if that fails', async () => {
  const { http, read, answer, beIdle, calls } = openReplyCache()
  read(http.ahead, pageRead(2))
  await beIdle()
  const joined = read(http.cached(), pageRead(2))
  await settled()
  read(http, { path: '/other' })
  expect(calls[0]!.signal.aborted).toBe(false)
  calls[0]!.answer('two')
  await settled()
  expect([joined.value, calls.length]).toEqual(['two', 2])
  await answer('other')

  read(http.ahead, pageRead(3))
  await beIdle()
  const failing = read(http.cached(), pageRead(3))
  await settled()
  calls[2]!.fail()
  await settled()
  // A read ahead isn't retried; the read itself is.
  expect(calls.map(({ url }) => url).slice(2)).toEqual(['/list?page=3', '/list?page=3'])
  await answer('three')
  expect(failing.value).toBe('three')
})

test('a long call such as an event stream holds up no read ahead', async () => {
  const { http, read, beIdle, calls } = openReplyCache()
  read(http, { path: '/changes', timeoutMs: 120_000 })
  read(http.ahead, pageRead(2))
  await beIdle()
  expect(calls.map(({ url }) => url)).toEqual(['/changes', '/list?page=2'])
})

test('at most four reads ahead wait; the oldest gives way', async () => {
  const { http, read, answer, beIdle, calls } = openReplyCache()
  for (const at of [1, 2, 3, 4, 5, 6]) read(http.ahead, pageRead(at))
  for (let turn = 0; turn < 6; turn++) {
    await beIdle()
    if (calls.length > turn) await answer('page')
  }
  expect(calls.map(({ url }) => url)).toEqual([3, 4, 5, 6].map((at) => `/list?page=${at}`))
})

test('reads ahead of a property that is left are dropped, also one that gave way to a call', async () => {
  const { http, read, answer, beIdle, calls } = openReplyCache()
  read(http.ahead, pageRead(2))
  read(http.ahead, pageRead(3))
  await beIdle()
  http.ahead!.drop()
  read(http, { path: '/other' })
  await answer('other')
  await beIdle()
  expect(calls.map(({ url }) => url)).toEqual(['/list?page=2', '/other'])
  read(http.ahead, pageRead(1))
  await beIdle()
  expect(calls.at(-1)!.url).toBe('/list?page=1')
})

test('nothing is read ahead while the browser saves data', () => {
  expect(openReplyCache({ readsAhead: false }).http.ahead).toBeNull()
})

test("an early read is sent at once, and the screen's own read uses its reply", async () => {
  const { http, read, answer, calls } = openReplyCache()
  read(http, { path: '/permissions' })
  const early = read(http.cached({ isAhead: true }), pageRead(1))
  read(http, { path: '/other' })
  const joined = read(http.cached(), pageRead(1))
  await settled()
  expect(calls.map(({ url }) => url)).toEqual(['/permissions', '/list?page=1', '/other'])
  calls[1]!.answer('one')
  await settled()
  const later = read(http.cached(), pageRead(1))
  await settled()
  expect([early.value, joined.value, later.value, calls.length]).toEqual(['one', 'one', 'one', 3])
  await answer('other')
})

test('a failed early read is neither repeated nor cached, and the screen sends its own request', async () => {
  const { http, read, answer, calls } = openReplyCache()
  read(http.cached({ isAhead: true }), pageRead(1))
  const joined = read(http.cached(), pageRead(1))
  await answer({ message: 'Busy.' }, 503)
  expect([calls.length, joined.value]).toEqual([2, 'nothing'])
  await answer('one')
  expect(joined.value).toBe('one')
})

test("no early read is sent while the screen's own call is under way", async () => {
  const { http, read, answer, calls } = openReplyCache()
  const own = read(http.cached(), pageRead(1))
  read(http.cached({ isAhead: true }), pageRead(1))
  await answer('one')
  expect([own.value, calls.length]).toEqual(['one', 1])
})

test('a repeated read of a screen, such as a retry, does not wait for the early read', async () => {
  const { http, read, answer, calls } = openReplyCache()
  read(http.cached({ isAhead: true }), pageRead(1))
  const stop = new AbortController()
  read(http.cached(), { ...pageRead(1), signal: stop.signal })
  stop.abort()
  const retried = read(http.cached(), pageRead(1))
  await answer('one')
  expect([retried.value, calls.length]).toEqual(['one', 2])
})

test('a screen does not use an early read from before a write', async () => {
  const { http, read, answer, calls } = openReplyCache()
  read(http.cached({ isAhead: true }), pageRead(1))
  void http.send({ method: 'POST', path: '/change' })
  const own = read(http.cached(), pageRead(1))
  await answer('after')
  calls[0]!.answer('before')
  await settled()
  expect([own.value, calls.length]).toEqual(['after', 3])
})
