// @vitest-environment jsdom
import { assert, array, nat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startsOf } from '../../tools/paths/all.ts'
import type { Start } from '../../tools/paths/corpus.ts'
import { keepNamed } from '../../tools/paths/named.ts'
import { shortest, wander } from '../../tools/paths/random.ts'
import { stages } from '../stages/stages.ts'
import { walks } from '../support/walk-events.ts'

const events = 100
const starts = [...startsOf(stages, walks)].flatMap(([id, all]) =>
  all.map((start): [string, Start] => [`${id} from ${JSON.stringify(start.on)}`, start]),
)
const [runs, seed] = [Math.ceil(1000 / starts.length), Number(process.env.WALK_SEED ?? 6)]

describe.each(starts)('%s', (name, { on, explored }) => {
  test('whatever happens, it neither goes down, nor gets stuck, nor waits for ever', () => {
    const isWhole = 'walk' in on
    const numbers = array(nat(999), { minLength: events, maxLength: events })
    let first: ReturnType<typeof wander> = null
    const holds = property(numbers, (picks) => (first = wander(explored, picks, isWhole)) === null)
    try {
      assert(holds, { numRuns: runs, seed })
    } catch (thrown) {
      if (!first) throw thrown
      const { moves, what } = shortest(explored, first, isWhole)
      const file = keepNamed({ on, machine: explored.machine.id, moves, note: what }, what)
      expect.fail(`${name} ${what} after: ${moves.join(' → ')}. Kept in ${file}`)
    }
  })
})
