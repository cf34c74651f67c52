// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetOtherOwners } from '../../src/machines/session/owned-storage.ts'
import { storedTexts } from '../../src/machines/session/stored-texts.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import { user } from '../support/records.ts'
import { startSession } from '../support/session-actor.ts'

const signedIn = () => {
  const held = startSession({ stored: user({ id: 3 }) })
  held.texts.write('3', 'queue', 'mine')
  return held
}

test('logging out leaves nothing in the browser', async () => {
  const { session, answer, entries } = signedIn()
  session.send({ type: 'logout.requested' })
  expect(entries.size).toBe(1)
  await answer('/logout', { message: 'ok' })
  expect(entries.size).toBe(0)
})

test('a session that the server ends leaves nothing', () => {
  const { end, entries } = signedIn()
  end('token-of-marta')
  expect(entries.size).toBe(0)
})

test('logging out in another tab leaves nothing in this one either', () => {
  const { session, entries } = signedIn()
  session.send({ type: 'cookie.changed', user: null })
  expect(entries.size).toBe(0)
})

test("another account in another tab removes the previous account's data", () => {
  const { session, entries } = signedIn()
  session.send({ type: 'cookie.changed', user: user({ id: 4, token: 'other' }) })
  expect(entries.size).toBe(0)
})

test('the same user with a new token, or after a reload, keeps the waiting changes', () => {
  const { session, texts } = signedIn()
  session.send({ type: 'cookie.changed', user: user({ id: 3, token: 'rotated' }) })
  expect(texts.read('3', 'queue')).toEqual(['mine'])
})

test('a page that opens without a session removes what an earlier one left', () => {
  const { entries, open, texts } = storageInMemory()
  texts.write('3', 'queue', 'mine')
  entries.set('theme', 'dark')
  forgetOtherOwners(open, null)
  expect([...entries.keys()]).toEqual(['theme'])
  const { entries: opened } = startSession()
  expect(opened.size).toBe(0)
})

test('a browser that rejects storage stores nothing and breaks nothing', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const texts = storedTexts(refuse)
  expect([texts.write('3', 'a', 'b'), texts.read('3', '')]).toEqual([false, []])
  texts.remove('3', 'a')
  forgetOtherOwners(refuse, null)
})
