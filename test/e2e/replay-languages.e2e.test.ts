import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { committedCorpus } from '../../tools/test-paths/committed-corpus.ts'
import type { InputMode } from '../../tools/qa/replay/app-under-test.ts'
import type { PathResult } from '../../tools/qa/replay/replay-path.ts'
import { readSnapshots } from '../../tools/qa/snapshots.ts'
import { openWorker } from '../../tools/qa/worker.ts'

/* Paths are English. They are replayed in other languages by the translations of their words. */

const pathOf = (id: string) => committedCorpus().flatMap(({ paths }) => paths.filter((path) => path.id === id))[0]!
const snapshotsOf = (id: string) => readSnapshots(id.split('.')[0]!)[id]!
const faultsOf = ({ steps }: PathResult) => steps.flatMap(({ faults }) => faults)

const refused = 'session.shortest.signedOut.refused'

describe.each<[string, [string, InputMode][]]>([
  [
    'de',
    [
      [refused, 'keyboard'],
      ['preferences.shortest.failed', 'pointer'],
      ['status.shortest.answered', 'pointer'],
    ],
  ],
  ['ar', [[refused, 'pointer']]],
])('in %s', (language, paths) => {
  let worker: Awaited<ReturnType<typeof openWorker>>
  beforeAll(async () => {
    worker = await openWorker({ root: process.cwd(), language })
  }, 240_000)
  afterAll(() => worker.close())

  test.each(paths)('%s passes by %s', async (id, mode) => {
    const path = pathOf(id)
    const result = await worker.play({ path, mode, expected: snapshotsOf(id) })
    expect(faultsOf(result)).toEqual([])
    expect(result.steps).toHaveLength(path.steps.length + 1)
    expect(result.steps[0]!.actual!.title).not.toBe(result.steps[0]!.expected!.title)
  })

  test('a word that is not the translation is a fault', async () => {
    const otherWord = snapshotsOf(refused).map((each) => ({ ...each, heading: 'Sign out' }))
    const faults = faultsOf(await worker.play({ path: pathOf(refused), mode: 'pointer', expected: otherWord }))
    expect(faults).toEqual([expect.stringMatching(/^heading: expected ".+", found ".+"$/)])
  })
})
