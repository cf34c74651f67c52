// `npm run mutate` breaks every transition of every machine, replays its paths and writes down what they notice.
import { mkdirSync, writeFileSync } from 'node:fs'
import { stages } from '../test/stages/stages.ts'
import { walks } from '../test/support/walk-events.ts'
import { corpusOf, startsOf } from './paths/all.ts'
import { judgedMutants } from './paths/mutate.ts'
import { byStates, isNoticed, mutationTable, percent, shareOf, unexplained } from './paths/mutation-table.ts'

const file = 'docs/paths/mutations.md'
const starts = startsOf(stages, walks)
const mutants = corpusOf(stages, walks).flatMap(({ machine, paths }) =>
  judgedMutants(machine, paths, starts.get(machine)!),
)
mkdirSync('docs/paths', { recursive: true })
writeFileSync(file, mutationTable(mutants))
console.log(
  `${mutants.length} mutants: ${percent(shareOf(mutants, byStates))} noticed by the states of the paths, ` +
    `${percent(shareOf(mutants, isNoticed))} by their states or effects; see ${file}`,
)
const silent = unexplained(mutants)
for (const id of silent) console.error(`Not explained in tools/paths/survivors.ts: ${id}`)
if (silent.length > 0) process.exitCode = 1
