// @vitest-environment jsdom
import { check, array, nat, property } from 'fast-check'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { corpusOf } from '../../tools/paths/all.ts'
import { keepNamed, readNamed } from '../../tools/paths/named.ts'
import { shortest, wander } from '../../tools/paths/random.ts'
import { exploredBy } from '../support/walk-events.ts'

type Fault = 'none' | 'goes down' | 'waits' | 'stuck'

/** A lamp that is looked up before it is lit, with one thing wrong with it. */
const lamp = (fault: Fault) => {
  const isWorn = ({ context }: { context: { times: number } }) => {
    if (fault === 'goes down' && context.times > 0) throw new Error('Blown')
    return fault === 'stuck' && context.times > 0
  }
  return setup({
    types: { context: {} as { times: number }, tags: {} as 'busy' },
    actors: { lookUp: fromPromise(async () => 1) },
    guards: { isWorn },
  }).createMachine({
    id: 'lamp',
    context: { times: 0 },
    initial: 'off',
    states: {
      off: { on: { pressed: 'looking', tapped: {} } },
      looking: {
        tags: 'busy',
        entry: assign({ times: ({ context }) => Math.min(2, context.times + 1) }),
        invoke: fault === 'waits' ? [] : { src: 'lookUp', onDone: 'on', onError: 'off' },
      },
      on: { on: { pressed: [{ guard: 'isWorn', target: 'worn' }, { target: 'off' }], tapped: {} } },
      // Whatever is said to lead on from here is never heard.
      worn: { always: { guard: () => false, target: 'off' } },
    },
  })
}
const exploredLamp = (fault: Fault) => exploredBy({ machine: lamp(fault), outputs: [1], context: ['times'] })

/** What fast-check finds and shrinks, and what is then left of it. */
function found(fault: Fault) {
  const explored = exploredLamp(fault)
  const numbers = array(nat(99), { minLength: 30, maxLength: 60 })
  const { counterexample } = check(
    property(numbers, (picks) => wander(explored, picks) === null),
    { seed: 1, numRuns: 50 },
  )
  const broken = counterexample && wander(explored, counterexample[0])
  return broken && shortest(explored, broken)
}

test('a machine with nothing wrong is never caught', () => {
  expect(found('none')).toBeNull()
})

const once = ['pressed', 'lookUp done', 'pressed']
test.each<[Fault, string, string[]]>([
  ['goes down', 'goes down: Unable to evaluate guard', once],
  ['waits', 'waits for ever in looking', ['pressed']],
  ['stuck', 'is stuck in worn', once],
])('one that %s is caught, by as few moves as it takes', (fault, what, moves) => {
  const broken = found(fault)!
  expect(broken.what.slice(0, what.length)).toBe(what)
  expect(broken.moves).toEqual(moves)
})

test('what is kept becomes a path of the corpus, and fails where it cannot be gone any more', () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-'))
  const walks = [{ machine: lamp('stuck'), outputs: [1], context: ['times'] }]
  const { moves, what } = found('stuck')!
  keepNamed({ machine: 'lamp', on: { walk: 0 }, moves, note: what }, what, folder)
  const [corpus] = corpusOf([], walks, readNamed(folder))
  const path = corpus!.paths.at(-1)!
  expect([path.id, path.kind, path.start]).toEqual(['lamp.named.is-stuck-in-worn', 'named', 'off'])
  expect(path.steps.map(({ move, state }) => `${move}: ${state}`).slice(-2)).toEqual([
    'lookUp done: on',
    'pressed: worn',
  ])
  const gone = { ...readNamed(folder)[0]!, moves: ['thrown away'] }
  expect(() => corpusOf([], walks, [gone])).toThrow('“thrown away” cannot happen in off')
})
