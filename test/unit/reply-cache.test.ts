import { expect, test } from 'vitest'
import type { HttpRequest } from '../../src/api/http.ts'
import { prefetchOnly } from '../../src/api/prefetch-only.ts'
import { freshMs, staleMs } from '../../src/api/reply-cache.ts'
import { openReplyCache, pageRead } from '../support/reply-cache.ts'
import { settled } from '../support/wire.ts'

test('a fresh reply answers the same read without a call', async () => {
  const { http, read, answer, calls, wait } = openReplyCache()
  read(http.cached(), pageRead(1))
  await answer('one')
  wait(freshMs)
  const again = read(http.cached(), pageRead(1))
  await settled()
  expect([again.value, calls.length]).toEqual(['one', 1])
  read(http.cached(), pageRead(2))
  await settled()
  expect(calls.length).toBe(2)
})

test('an older reply answers at once, is asked for again, and a change is reported', async () => {
  const { http, read, answer, calls, wait } = openReplyCache()
  const changes: string[] = []
  const cached = () => http.cached({ onChanged: () => changes.push('changed') })
  read(cached(), pageRead(1))
  await answer('one')
  wait(staleMs)
  expect(read(cached(), pageRead(1)).value).toBe('nothing')
  await settled()
  await answer('one')
  expect([calls.length, changes]).toEqual([2, []])
  wait(freshMs + 1)
  const old = read(cached(), pageRead(1))
  await settled()
  await answer('two')
  const current = read(cached(), pageRead(1))
  await settled()
  expect([old.value, current.value, changes, calls.length]).toEqual(['one', 'two', ['changed'], 3])
})

test('a read that cannot hear of changes never gets an older reply', async () => {
  const { http, read, answer, calls, wait } = openReplyCache()
  read(http.cached(), pageRead(1))
  await answer('one')
  wait(freshMs + 1)
  const later = read(http.cached(), pageRead(1))
  await settled()
  await answer('two')
  expect([later.value, calls.length]).toEqual(['two', 2])
})

test('a failed check of an older reply drops it and reports a change, so that the screen shows the error', async () => {
  const { http, read, answer, wait } = openReplyCache()
  const changes: string[] = []
  const cached = () => http.cached({ onChanged: () => changes.push('changed') })
  read(cached(), pageRead(1))
  await answer('one')
  wait(freshMs + 1)
  read(cached(), pageRead(1))
  await settled()
  await answer({ message: 'No.' }, 403)
  const next = read(cached(), pageRead(1))
  await settled()
  expect([changes, next.value]).toEqual([['changed'], 'nothing'])
})

test('a read that must ask does so, and its reply is cached', async () => {
  const { http, read, answer, calls } = openReplyCache()
  read(http.cached(), pageRead(1))
  await answer('one')
  const asked = read(http.cached({ mustAsk: true }), pageRead(1))
  await settled()
  await answer('two')
  const again = read(http.cached(), pageRead(1))
  await settled()
  expect([asked.value, again.value, calls.length]).toEqual(['two', 'two', 2])
})

test('a write empties the cache, also those under way', async () => {
  const { http, read, answer, calls } = openReplyCache()
  read(http.cached(), pageRead(1))
  await answer('one')
  read(http.cached(), pageRead(2))
  void http.send({ method: 'POST', path: '/change' })
  calls[1]!.answer('from before')
  await settled()
  await answer('done')
  read(http.cached(), pageRead(1))
  read(http.cached(), pageRead(2))
  await settled()
  expect(calls.map(({ url }) => url)).toEqual([
    '/list?page=1',
    '/list?page=2',
    '/change',
    '/list?page=1',
    '/list?page=2',
  ])
})

test('a GraphQL query is a read: it empties nothing, and its document is part of the key', async () => {
  const { http, read, answer, calls } = openReplyCache()
  const query = (json: string): HttpRequest => ({ method: 'POST', isRead: true, path: '/graphql', json })
  read(http.cached(), pageRead(1))
  await answer('one')
  read(http.cached(), query('a'))
  await answer('figures')
  const [same, other, list] = [
    read(http.cached(), query('a')),
    read(http.cached(), query('b')),
    read(http.cached(), pageRead(1)),
  ]
  await settled()
  expect([same.value, other.value, list.value, calls.length]).toEqual(['figures', 'nothing', 'one', 3])
})

test('the store is bounded in replies and in characters', async () => {
  const { http, read, answer, calls } = openReplyCache()
  for (let at = 1; at <= 41; at++) {
    read(http.cached(), pageRead(at))
    await answer('page')
  }
  read(http.cached(), pageRead(2))
  await settled()
  expect(calls.length).toBe(41)
  read(http.cached(), pageRead(1))
  await settled()
  expect(calls.length).toBe(42)
  await answer('x'.repeat(999_990))
  read(http.cached(), pageRead(3))
  await settled()
  expect(calls.length).toBe(43)
})

test('a reply that its request does not want cached is asked for again', async () => {
  const { http, read, answer, calls } = openReplyCache()
  const request = { ...pageRead(1), isCacheable: (text: string) => !text.includes('wrong') }
  read(http.cached(), request)
  await answer('wrong')
  const again = read(http.cached(), request)
  await settled()
  await answer('right')
  read(http.cached(), request)
  await settled()
  expect([again.value, calls.length]).toEqual(['right', 2])
})

test('a reply that cannot be read is not cached', async () => {
  const { http, read, answer, calls } = openReplyCache()
  const unreadable = read(http.cached(), pageRead(1))
  calls[0]!.reply(new Response('{'))
  await settled()
  expect(unreadable.value).toMatchObject({ code: 'MALFORMED' })
  const again = read(http.cached(), pageRead(1))
  await settled()
  await answer('one')
  expect([again.value, calls.length]).toEqual(['one', 2])
})

test('an abort of a cached read is passed on', async () => {
  const { http, read, answer } = openReplyCache()
  read(http.cached(), pageRead(1))
  await answer('one')
  const stop = new AbortController()
  stop.abort(new Error('left'))
  const left = read(http.cached(), { ...pageRead(1), signal: stop.signal })
  await settled()
  expect(left.value).toEqual(new Error('left'))
})

test('a read that is only prefetched parses nothing, and its reply answers the next read', async () => {
  const { http, read, answer, beIdle, calls } = openReplyCache()
  let parsed = 0
  const parse = () => (parsed += 1)
  const prefetched = http.ahead && prefetchOnly(http.ahead).data(parse, pageRead(2))
  const ended = prefetched?.catch(() => 'rejected')
  await beIdle()
  await answer({ data: 'second' })
  expect(await ended).toBe('rejected')
  expect(parsed).toBe(0)

  const seen = read(http.cached(), pageRead(2))
  await settled()
  expect(seen.value).toBe('second')
  expect(calls).toHaveLength(1)
})
