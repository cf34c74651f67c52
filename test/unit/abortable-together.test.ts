import { expect, test } from 'vitest'
import { abortableTogether } from '../../src/api/abortable-together.ts'
import { openWire } from '../support/wire.ts'

/** Two calls sent together over a network that the test controls. */
function ask() {
  const { http, calls } = openWire()
  const stop = new AbortController()
  const one = (path: string) => (signal: AbortSignal) => http.send({ path, signal })
  const answer = abortableTogether(stop.signal, (signal) => [one('/rooms')(signal), one('/types')(signal)])
  return { answer, stop, waiting: () => calls.filter(({ signal }) => !signal.aborted).map(({ url }) => url), calls }
}

test('the answers arrive in the order of the calls', async () => {
  const answer = abortableTogether(new AbortController().signal, () => [Promise.resolve('rooms'), 7, null])
  expect(await answer).toEqual(['rooms', 7, null])
})

test('if one call fails, its error is returned, and the others are aborted', async () => {
  const { answer, waiting, calls } = ask()
  calls[0]!.answer({ message: 'No' }, { status: 422 })
  await expect(answer).rejects.toMatchObject({ status: 422 })
  expect(waiting().filter((url) => url.endsWith('/types'))).toEqual([])
})

test('an abort by the caller aborts every call', async () => {
  const { answer, stop, waiting } = ask()
  expect(waiting()).toHaveLength(2)
  stop.abort(new Error('Left'))
  await expect(answer).rejects.toThrow('Left')
  expect(waiting()).toEqual([])
})

test('with an aborted signal every call is aborted at once', async () => {
  await expect(abortableTogether(AbortSignal.abort(new Error('Left')), (signal) => [signal.aborted])).resolves.toEqual([
    true,
  ])
})
