import { expect, test } from 'vitest'
import { abortableTogether } from '../../src/api/abortable-together.ts'
import { openWire } from '../support/wire.ts'

/** Two calls asked together on a wire that the test holds. */
function ask() {
  const { http, calls } = openWire()
  const stop = new AbortController()
  const one = (path: string) => (signal: AbortSignal) => http.send({ path, signal })
  const answer = abortableTogether(stop.signal, (signal) => [one('/rooms')(signal), one('/types')(signal)])
  return { answer, stop, waiting: () => calls.filter(({ signal }) => !signal.aborted).map(({ url }) => url), calls }
}

test('the answers come in the order in which they were asked for', async () => {
  const answer = abortableTogether(new AbortController().signal, () => [Promise.resolve('rooms'), 7, null])
  expect(await answer).toEqual(['rooms', 7, null])
})

test('where one fails, that is the error, and the others are given up', async () => {
  const { answer, waiting, calls } = ask()
  calls[0]!.answer({ message: 'No' }, { status: 422 })
  await expect(answer).rejects.toMatchObject({ status: 422 })
  expect(waiting().filter((url) => url.endsWith('/types'))).toEqual([])
})

test('whoever asked gives up: so does every call', async () => {
  const { answer, stop, waiting } = ask()
  expect(waiting()).toHaveLength(2)
  stop.abort(new Error('Left'))
  await expect(answer).rejects.toThrow('Left')
  expect(waiting()).toEqual([])
})

test('asked by somebody who has already given up, nothing goes out that is not given up', async () => {
  await expect(abortableTogether(AbortSignal.abort(new Error('Left')), (signal) => [signal.aborted])).resolves.toEqual([
    true,
  ])
})
