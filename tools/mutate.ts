// `npm run mutate` breaks every transition of every machine, replays its paths and writes down what they notice.
import { writeFileSync } from 'node:fs'
import { scenarios } from '../test/model/scenarios/scenarios.ts'
import { models } from '../test/model/machines/models.ts'
import { buildCorpus, startingPointsOf } from './test-paths/build-corpus.ts'
import { testMutants } from './test-paths/mutate/test-mutants.ts'
import {
  isNoticedByStates,
  isNoticed,
  mutationTable,
  percent,
  shareOf,
  unexplained,
} from './test-paths/mutate/mutation-table.ts'

const file = 'docs/mutation.md'
const startingPoints = startingPointsOf(scenarios, models)
const mutants = buildCorpus(scenarios, models).flatMap(({ machine, paths }) =>
  testMutants(machine, paths, startingPoints.get(machine)!),
)
writeFileSync(file, mutationTable(mutants))
console.log(
  `${mutants.length} mutants: ${percent(shareOf(mutants, isNoticedByStates))} noticed by the states of the paths, ` +
    `${percent(shareOf(mutants, isNoticed))} by their states or effects; see ${file}`,
)
const unexplainedIds = unexplained(mutants)
for (const id of unexplainedIds) console.error(`Not explained in tools/test-paths/mutate/survivors.ts: ${id}`)
if (unexplainedIds.length > 0) process.exitCode = 1
