import { expect, test } from 'vitest'
import * as select from '../../src/machines/export/export.machine.ts'
import type { ExportFile } from '../../src/machines/export/export-file.ts'
import type { ImportThread } from '../../src/machines/import/import-thread.ts'
import { ApiError } from '../../src/api/api-error.ts'
import { openProperty } from '../support/property-actor.ts'
import { inlineThread } from '../support/import-actor.ts'
import { settled } from '../support/wire.ts'

const made: ExportFile = { name: 'report', book: { about: [['Period', 'March']], sheets: [] } }
const dead = (): Promise<ImportThread> => Promise.reject(new Error('No thread'))
const silent = async (): Promise<ImportThread> => ({ ...inlineThread(), postMessage: () => undefined })

function open(startThread: () => Promise<ImportThread> = async () => inlineThread()) {
  const held = openProperty()
  const reads: {
    signal: AbortSignal
    question: string
    resolve: (file: ExportFile) => void
    reject: (e: unknown) => void
  }[] = []
  const machine = select.createExportMachine({
    id: 'anyExport',
    list: 'accounting-report',
    read: (_, question: string, signal) =>
      new Promise<ExportFile>((resolve, reject) => reads.push({ signal, question, resolve, reject })),
  })
  const actor = held.start(machine, { input: { ...held.input, startThread } })
  const request = (question = 'march') => actor.send({ type: 'export.requested', format: 'csv', query: question })
  const snapshot = () => actor.getSnapshot()
  const end = async () => {
    await expect.poll(() => select.selectIsBusy(snapshot())).toBe(false)
  }
  return { ...held, actor, reads, request, snapshot, end }
}

test('the requested report is loaded again, written, saved once and reported', async () => {
  const { reads, request, end, files, notices, snapshot } = open()
  request()
  request('april')
  expect([reads.map(({ question }) => question), select.selectIsBusy(snapshot())]).toEqual([['march'], true])
  reads[0]!.resolve(made)
  await end()
  expect([snapshot().value, files]).toEqual(['saved', ['report.csv']])
  expect(notices.received).toEqual([{ type: 'notice.given', tone: 'ok', text: 'report.csv was saved.' }])
  request('april')
  expect(reads[1]!.question).toBe('april')
})

test('cancelling while loading aborts the call, saves nothing, and allows a new export', async () => {
  const { actor, reads, request, files, snapshot, end } = open()
  request()
  actor.send({ type: 'export.cancelled' })
  expect([reads[0]!.signal.aborted, select.selectIsCancelled(snapshot())]).toEqual([true, true])
  reads[0]!.resolve(made)
  await settled()
  expect(files).toEqual([])
  actor.send({ type: 'export.retried' })
  expect(reads[1]!.question).toBe('march')
  reads[1]!.resolve(made)
  await end()
  expect(files).toEqual(['report.csv'])
})

test('cancelling while writing saves nothing, and after dismissing nothing is reported', async () => {
  const { actor, reads, request, files, snapshot } = open(silent)
  request()
  reads[0]!.resolve(made)
  await settled()
  expect(snapshot().matches({ working: { task: 'writing' } })).toBe(true)
  actor.send({ type: 'export.cancelled' })
  expect([snapshot().value, files]).toEqual(['cancelled', []])
  actor.send({ type: 'export.dismissed' })
  expect(snapshot().value).toBe('idle')
  actor.send({ type: 'export.retried' })
  expect(snapshot().value).toBe('idle')
})

test('an error shows the reason and the request number, and Retry loads the same report again', async () => {
  const { actor, reads, request, end, files, snapshot } = open()
  request()
  reads[0]!.reject(new ApiError(503, 'The server is busy.', { requestId: 'r-1' }))
  await end()
  expect(select.selectProblem(snapshot())).toBe('The server is busy. Request r-1. Nothing was saved.')
  expect(files).toEqual([])
  actor.send({ type: 'export.retried' })
  expect(select.selectProblem(snapshot())).toBeNull()
  reads[1]!.reject(new ApiError(503, 'Still busy.'))
  await end()
  actor.send({ type: 'export.dismissed' })
  expect(snapshot().value).toBe('idle')
})

test("a worker that doesn't start shows a readable error", async () => {
  const { reads, request, end, snapshot, files } = open(dead)
  request()
  reads[0]!.resolve(made)
  await end()
  expect(select.selectProblem(snapshot())).toBe('This browser couldn’t write the file. Nothing was saved.')
  expect(files).toEqual([])
})

test('the export counts as slow after 10 seconds and is stopped after two minutes', () => {
  const { reads, request, clock, snapshot } = open()
  request()
  clock.increment(9999)
  expect(select.selectIsSlow(snapshot())).toBe(false)
  clock.increment(1)
  expect(select.selectIsSlow(snapshot())).toBe(true)
  clock.increment(110_000)
  expect(select.selectProblem(snapshot())).toMatch(/took too long/)
  expect(reads[0]!.signal.aborted).toBe(true)
})
