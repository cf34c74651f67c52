import { expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import * as select from '../../src/machines/import/import.selectors.ts'
import type { ImportThread } from '../../src/machines/import/import-thread.ts'
import { startImport } from '../support/import-actor.ts'
import * as files from '../support/workbooks.ts'
import { settled } from '../support/wire.ts'

const file = new File([files.workbook([files.roomRow({ Name: '901' })])], 'rooms.xlsx')

/** A worker that never answers, or fails with this message. */
function deadThread(message?: string) {
  const thread: ImportThread = {
    onmessage: null,
    onerror: null,
    postMessage: () => {
      if (message) queueMicrotask(() => thread.onerror?.(Object.assign(new Event('error'), { message }) as ErrorEvent))
    },
    terminate: vi.fn<() => void>(),
  }
  return thread
}

test('a worker that hangs is stopped after 30 seconds, and the error is shown', async () => {
  const thread = deadThread()
  const open = startImport({ startThread: async () => thread })
  open.actor.send({ type: 'file.chosen', file })
  await settled()
  open.clock.increment(30_000)
  await settled()
  expect([select.selectStep(open.actor.getSnapshot()), open.context().problem]).toEqual([
    'choosing',
    expect.stringContaining('longer than 30 seconds'),
  ])
  expect(thread.terminate).toHaveBeenCalled()
})

test('a worker that crashes returns to the file choice, and Cancel stops a worker at once', async () => {
  const open = startImport({ startThread: async () => deadThread('Out of memory') })
  open.actor.send({ type: 'file.chosen', file })
  await waitFor(open.actor, (at) => at.context.problem !== null)
  expect(open.context().problem).toMatch(/This browser couldn’t open the file/)
  const thread = deadThread()
  const other = startImport({ startThread: async () => thread })
  other.actor.send({ type: 'file.chosen', file })
  await settled()
  other.actor.send({ type: 'import.cancelled' })
  await settled()
  expect([select.selectStep(other.actor.getSnapshot()), other.context().file]).toEqual(['choosing', null])
  expect(thread.terminate).toHaveBeenCalled()
})
