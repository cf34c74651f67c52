import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corpusOf, startsOf } from '../../tools/paths/all.ts'
import { judgedMutants } from '../../tools/paths/mutate.ts'
import { isNoticed, mutationTable, shareOf, unexplained } from '../../tools/paths/mutation-table.ts'
import { outlived } from '../../tools/paths/survivors.ts'
import { stages } from '../stages/stages.ts'
import { walks } from '../support/walk-events.ts'

test('of all mutants of the shipped machines the paths notice at least 95 %, and each survivor is explained and listed', () => {
  const starts = startsOf(stages, walks)
  const mutants = corpusOf(stages, walks).flatMap(({ machine, paths }) =>
    judgedMutants(machine, paths, starts.get(machine)!),
  )
  expect(mutants.length).toBeGreaterThan(1900)
  expect(shareOf(mutants, isNoticed)).toBeGreaterThanOrEqual(95)
  expect(unexplained(mutants)).toEqual([])
  expect(outlived(mutants.filter((mutant) => !isNoticed(mutant)).map(({ id }) => id))).toEqual([])
  expect(readFileSync('docs/paths/mutations.md', 'utf8'), 'out of date: npm run mutate').toBe(mutationTable(mutants))
}, 240_000)
