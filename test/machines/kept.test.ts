// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetOthers } from '../../src/machines/session/kept.ts'
import { keptTexts } from '../../src/machines/session/kept-texts.ts'
import { keptInMemory } from '../support/kept.ts'
import { user } from '../support/records.ts'
import { startSession } from '../support/session-actor.ts'

const signedIn = () => {
  const held = startSession({ stored: user({ id: 3 }) })
  held.kept.write('3', 'queue', 'mine')
  return held
}

test('logging out leaves nothing in the browser', async () => {
  const { session, answer, box } = signedIn()
  session.send({ type: 'logout.requested' })
  expect(box.size).toBe(1)
  await answer('/logout', { message: 'ok' })
  expect(box.size).toBe(0)
})

test('a session that the server ends leaves nothing', () => {
  const { end, box } = signedIn()
  end('token-of-marta')
  expect(box.size).toBe(0)
})

test('logged out in another tab, this one leaves nothing either', () => {
  const { session, box } = signedIn()
  session.send({ type: 'cookie.changed', user: null })
  expect(box.size).toBe(0)
})

test('another account in another tab: the former one’s is gone', () => {
  const { session, box } = signedIn()
  session.send({ type: 'cookie.changed', user: user({ id: 4, token: 'other' }) })
  expect(box.size).toBe(0)
})

test('the same person with a new token, and after a reload, keeps what waits', () => {
  const { session, kept } = signedIn()
  session.send({ type: 'cookie.changed', user: user({ id: 3, token: 'rotated' }) })
  expect(kept.read('3', 'queue')).toEqual(['mine'])
})

test('a page that opens without a session removes what an earlier one left', () => {
  const { box, open, kept } = keptInMemory()
  kept.write('3', 'queue', 'mine')
  box.set('theme', 'dark')
  forgetOthers(open, null)
  expect([...box.keys()]).toEqual(['theme'])
  const { box: opened } = startSession()
  expect(opened.size).toBe(0)
})

test('a browser that refuses its storage keeps nothing and breaks nothing', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const kept = keptTexts(refuse)
  expect([kept.write('3', 'a', 'b'), kept.read('3', '')]).toEqual([false, []])
  kept.remove('3', 'a')
  forgetOthers(refuse, null)
})
