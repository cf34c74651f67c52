import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildCorpus, startingPointsOf } from '../../tools/test-paths/build-corpus.ts'
import { testMutants } from '../../tools/test-paths/mutate/test-mutants.ts'
import { isNoticed, mutationTable, shareOf, unexplained } from '../../tools/test-paths/mutate/mutation-table.ts'
import { obsoleteExplanations } from '../../tools/test-paths/mutate/survivors.ts'
import { scenarios } from '../model/scenarios/scenarios.ts'
import { models } from '../model/machines/models.ts'

test('the paths detect at least 95 % of the mutants, and each survivor is explained and listed', () => {
  const starts = startingPointsOf(scenarios, models)
  const mutants = buildCorpus(scenarios, models).flatMap(({ machine, paths }) =>
    testMutants(machine, paths, starts.get(machine)!),
  )
  expect(mutants.length).toBeGreaterThan(1900)
  expect(shareOf(mutants, isNoticed)).toBeGreaterThanOrEqual(95)
  expect(unexplained(mutants)).toEqual([])
  expect(obsoleteExplanations(mutants.filter((mutant) => !isNoticed(mutant)).map(({ id }) => id))).toEqual([])
  expect(readFileSync('docs/mutation.md', 'utf8'), 'out of date: npm run mutate').toBe(mutationTable(mutants))
}, 240_000)
