import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Progress } from '../../src/api/download.ts'
import { downloadActor } from '../../src/machines/download/download.actor.ts'
import { recorder } from '../support/recorder.ts'
import { settled } from '../support/wire.ts'

function start() {
  const { ref, received } = recorder()
  let resolve!: (file: Blob) => void
  let reject!: (error: Error) => void
  const promise = new Promise<Blob>((...ways) => ([resolve, reject] = ways))
  let signal!: AbortSignal
  let onProgress!: (progress: Progress) => void
  const read = (given: AbortSignal, progress: typeof onProgress) => {
    signal = given
    onProgress = progress
    return promise
  }
  const actor = createActor(downloadActor, { input: { parent: ref, read } }).start()
  return { actor, reported: received, resolve, reject, signal, onProgress }
}
const file = new Blob(['PK'])

test('reports its progress, and finally the file', async () => {
  const { reported, onProgress, resolve } = start()
  onProgress(0.5)
  onProgress(null)
  resolve(file)
  await settled()
  expect(reported).toEqual([
    { type: 'download.progressed', progress: 0.5 },
    { type: 'download.progressed', progress: null },
    { type: 'download.finished', file },
  ])
})

test('a failure is reported with its cause, without a file', async () => {
  const { reported, reject } = start()
  const error = new Error('cut')
  reject(error)
  await settled()
  expect(reported).toEqual([{ type: 'download.failed', error }])
})

test('stopping aborts the call, and nothing more is reported', async () => {
  const { actor, reported, signal, onProgress, resolve } = start()
  expect(signal.aborted).toBe(false)
  actor.stop()
  expect(signal.aborted).toBe(true)
  onProgress(1)
  resolve(file)
  await settled()
  expect(reported).toEqual([])
})
