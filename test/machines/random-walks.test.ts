// @vitest-environment jsdom
import { assert, array, nat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startingPointsOf } from '../../tools/test-paths/build-corpus.ts'
import type { StartingPoint } from '../../tools/test-paths/corpus.ts'
import { saveNamedPath } from '../../tools/test-paths/named-paths.ts'
import { shrink, randomWalk } from '../../tools/test-paths/random-walk.ts'
import { scenarios } from '../model/scenarios/scenarios.ts'
import { models } from '../model/machines/models.ts'

const events = 100
const starts = [...startingPointsOf(scenarios, models)].flatMap(([id, all]) =>
  all.map((start): [string, StartingPoint] => [`${id} from ${JSON.stringify(start.source)}`, start]),
)
const [runs, seed] = [Math.ceil(1000 / starts.length), Number(process.env.WALK_SEED ?? 6)]

describe.each(starts)('%s', (name, { source, explorable }) => {
  test('random events never crash it, block it or leave it waiting forever', () => {
    const isWhole = 'model' in source
    const numbers = array(nat(999), { minLength: events, maxLength: events })
    let first: ReturnType<typeof randomWalk> = null
    const holds = property(numbers, (picks) => (first = randomWalk(explorable, picks, isWhole)) === null)
    try {
      assert(holds, { numRuns: runs, seed })
    } catch (thrown) {
      if (!first) throw thrown
      const { steps, problem } = shrink(explorable, first, isWhole)
      const file = saveNamedPath({ source, machine: explorable.machine.id, steps, note: problem }, problem)
      expect.fail(`${name} ${problem} after: ${steps.join(' → ')}. Kept in ${file}`)
    }
  })
})
