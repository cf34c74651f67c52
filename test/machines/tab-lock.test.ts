import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { tabLockActor } from '../../src/machines/housekeeping/tab-lock.actor.ts'
import { settled } from '../support/wire.ts'

test('a lock that is granted while its request is being aborted is released', async () => {
  // Chromium grants a lock in another process: the callback can come after the request was aborted.
  let grant = (): Promise<unknown> => Promise.resolve()
  const locks = {
    request: (_name: string, _options: unknown, callback?: unknown) => {
      grant = () => Promise.resolve((callback as () => unknown)())
      return Promise.resolve()
    },
  } as unknown as Pick<LockManager, 'request'>
  const actor = createActor(tabLockActor, { input: { locks, name: 'queue' } }).start()
  actor.stop()
  let isReleased = false
  void grant().then(() => (isReleased = true))
  await settled()
  expect(isReleased).toBe(true)
})
