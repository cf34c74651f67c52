import { expect, test } from 'vitest'
import { currentCorpus } from '../../tools/paths/current.ts'
import { readSeen } from '../../tools/qa/seen.ts'

test('of each replayed path it is noted what is to be seen at its start and after each step', () => {
  const replayed = currentCorpus().flatMap(({ paths }) => paths.filter(({ on }) => 'stage' in on))
  expect(replayed.length).toBeGreaterThan(300)
  const unnoted = replayed.filter(({ id, machine, steps }) => readSeen(machine)[id]?.length !== steps.length + 1)
  expect(
    unnoted.map(({ id }) => id),
    'npm run qa -- --record, and look at what it notes',
  ).toEqual([])
}, 240_000)
