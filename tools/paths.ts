import { stages } from '../test/stages/stages.ts'
import { walks } from '../test/support/walk-events.ts'
import { corpusOf } from './paths/all.ts'
console.log(
  corpusOf(stages, walks)
    .map(
      ({ machine, paths, coverage }) =>
        `${machine} ${paths.length} paths ${paths.reduce((n, p) => n + p.steps.length, 0)} steps ` +
        coverage.map((c) => `${c.kind} ${c.met.length}/${c.all.length} (${c.replayed.length})`).join(', '),
    )
    .join('\n'),
)
