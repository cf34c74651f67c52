import { expect, test } from 'vitest'
import { underWay } from '../../tools/qa/test-server/under-way.ts'

/** A call that ends when the test ends it. */
function heldCall() {
  let end = { answer: () => {}, fail: () => {} }
  const call = new Promise<void>((resolve, reject) => {
    end = { answer: resolve, fail: () => reject(new Error('The client has gone')) }
  })
  return { call, ...end }
}

test('calls are over once each is answered or has failed, including calls that arrive meanwhile', async () => {
  const calls = underWay()
  const events: string[] = []
  const [first, second] = [heldCall(), heldCall()]
  const failed = calls.count(first.call).catch(() => events.push('first failed'))
  const over = calls.over().then(() => events.push('over'))
  const answered = calls.count(second.call).then(() => events.push('second answered'))
  first.fail()
  await failed
  second.answer()
  await Promise.all([answered, over])
  expect(events).toEqual(['first failed', 'second answered', 'over'])
})

test('without a call there is nothing to wait for', async () => {
  const calls = underWay()
  await calls.count(Promise.resolve())
  await expect(calls.over()).resolves.toBeUndefined()
})
