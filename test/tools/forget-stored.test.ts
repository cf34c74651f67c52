// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetStored } from '../../tools/qa/instrumentation/forget-stored.ts'

test('a closing page leaves nothing in its storage, whatever its actors still write', () => {
  localStorage.setItem('queue', 'a change that was not sent')
  sessionStorage.setItem('reloadedAt', '1')
  forgetStored()
  localStorage.setItem('queue', 'the same change, marked as waiting')
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})
