import { expect, test } from 'vitest'
import type { HttpRequest } from '../../src/api/http.ts'
import { keepingOnly } from '../../src/api/keeping-only.ts'
import { freshMs, keptMs } from '../../src/api/kept-replies.ts'
import { openKeptReplies, pageRead } from '../support/kept-replies.ts'
import { settled } from '../support/wire.ts'

test('a fresh reply answers the same read without a call', async () => {
  const { http, read, answer, calls, wait } = openKeptReplies()
  read(http.kept(), pageRead(1))
  await answer('one')
  wait(freshMs)
  const again = read(http.kept(), pageRead(1))
  await settled()
  expect([again.value, calls.length]).toEqual(['one', 1])
  read(http.kept(), pageRead(2))
  await settled()
  expect(calls.length).toBe(2)
})

test('an older reply answers at once, is asked for again, and a change is reported', async () => {
  const { http, read, answer, calls, wait } = openKeptReplies()
  const changes: string[] = []
  const kept = () => http.kept({ onChanged: () => changes.push('changed') })
  read(kept(), pageRead(1))
  await answer('one')
  wait(keptMs)
  expect(read(kept(), pageRead(1)).value).toBe('nothing')
  await settled()
  await answer('one')
  expect([calls.length, changes]).toEqual([2, []])
  wait(freshMs + 1)
  const old = read(kept(), pageRead(1))
  await settled()
  await answer('two')
  const current = read(kept(), pageRead(1))
  await settled()
  expect([old.value, current.value, changes, calls.length]).toEqual(['one', 'two', ['changed'], 3])
})

test('a read that cannot hear of changes never gets an older reply', async () => {
  const { http, read, answer, calls, wait } = openKeptReplies()
  read(http.kept(), pageRead(1))
  await answer('one')
  wait(freshMs + 1)
  const later = read(http.kept(), pageRead(1))
  await settled()
  await answer('two')
  expect([later.value, calls.length]).toEqual(['two', 2])
})

test('a failed check of an older reply drops it and reports a change, so that the screen shows the error', async () => {
  const { http, read, answer, wait } = openKeptReplies()
  const changes: string[] = []
  const kept = () => http.kept({ onChanged: () => changes.push('changed') })
  read(kept(), pageRead(1))
  await answer('one')
  wait(freshMs + 1)
  read(kept(), pageRead(1))
  await settled()
  await answer({ message: 'No.' }, 403)
  const next = read(kept(), pageRead(1))
  await settled()
  expect([changes, next.value]).toEqual([['changed'], 'nothing'])
})

test('a read that must ask does so, and its reply is kept', async () => {
  const { http, read, answer, calls } = openKeptReplies()
  read(http.kept(), pageRead(1))
  await answer('one')
  const asked = read(http.kept({ mustAsk: true }), pageRead(1))
  await settled()
  await answer('two')
  const again = read(http.kept(), pageRead(1))
  await settled()
  expect([asked.value, again.value, calls.length]).toEqual(['two', 'two', 2])
})

test('a write forgets all replies, also those under way', async () => {
  const { http, read, answer, calls } = openKeptReplies()
  read(http.kept(), pageRead(1))
  await answer('one')
  read(http.kept(), pageRead(2))
  void http.send({ method: 'POST', path: '/change' })
  calls[1]!.answer('from before')
  await settled()
  await answer('done')
  read(http.kept(), pageRead(1))
  read(http.kept(), pageRead(2))
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
  const { http, read, answer, calls } = openKeptReplies()
  const query = (json: string): HttpRequest => ({ method: 'POST', isRead: true, path: '/graphql', json })
  read(http.kept(), pageRead(1))
  await answer('one')
  read(http.kept(), query('a'))
  await answer('figures')
  const [same, other, list] = [
    read(http.kept(), query('a')),
    read(http.kept(), query('b')),
    read(http.kept(), pageRead(1)),
  ]
  await settled()
  expect([same.value, other.value, list.value, calls.length]).toEqual(['figures', 'nothing', 'one', 3])
})

test('the store is bounded in replies and in characters', async () => {
  const { http, read, answer, calls } = openKeptReplies()
  for (let at = 1; at <= 41; at++) {
    read(http.kept(), pageRead(at))
    await answer('page')
  }
  read(http.kept(), pageRead(2))
  await settled()
  expect(calls.length).toBe(41)
  read(http.kept(), pageRead(1))
  await settled()
  expect(calls.length).toBe(42)
  await answer('x'.repeat(999_990))
  read(http.kept(), pageRead(3))
  await settled()
  expect(calls.length).toBe(43)
})

test('a reply that its request does not want kept is asked for again', async () => {
  const { http, read, answer, calls } = openKeptReplies()
  const request = { ...pageRead(1), isKeepable: (text: string) => !text.includes('wrong') }
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
  const { http, read, answer, calls } = openKeptReplies()
  const unreadable = read(http.kept(), pageRead(1))
  calls[0]!.reply(new Response('{'))
  await settled()
  expect(unreadable.value).toMatchObject({ code: 'MALFORMED' })
  const again = read(http.kept(), pageRead(1))
  await settled()
  await answer('one')
  expect([again.value, calls.length]).toEqual(['one', 2])
})

test('an abort of a kept read is passed on', async () => {
  const { http, read, answer } = openKeptReplies()
  read(http.kept(), pageRead(1))
  await answer('one')
  const stop = new AbortController()
  stop.abort(new Error('left'))
  const left = read(http.kept(), { ...pageRead(1), signal: stop.signal })
  await settled()
  expect(left.value).toEqual(new Error('left'))
})

test('a read that is only kept parses nothing, and its reply answers the next read', async () => {
  const { http, read, answer, beIdle, calls } = openKeptReplies()
  let parsed = 0
  const parse = () => (parsed += 1)
  const kept = http.ahead && keepingOnly(http.ahead).data(parse, pageRead(2))
  const ended = kept?.catch(() => 'rejected')
  await beIdle()
  await answer({ data: 'second' })
  expect(await ended).toBe('rejected')
  expect(parsed).toBe(0)

  const seen = read(http.kept(), pageRead(2))
  await settled()
  expect(seen.value).toBe('second')
  expect(calls).toHaveLength(1)
})
