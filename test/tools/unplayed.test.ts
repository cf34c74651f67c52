import { expect, test } from 'vitest'
import { currentCorpus } from '../../tools/paths/current.ts'
import { needlessReasons, notReplayed, whyUnplayed } from '../../tools/paths/unplayed.ts'

const names = notReplayed(currentCorpus())

test('what is not replayed in the app has a reason', () => {
  expect(names.filter((name) => whyUnplayed(name) === null)).toEqual([])
})

test('no reason outlives what it was for', () => {
  expect(needlessReasons(names)).toEqual([])
})

test('what nobody has given a reason for is found', () => {
  expect(whyUnplayed('session.signedOut.idle on login.submitted → session.signedOut.submitting')).toBeNull()
})
