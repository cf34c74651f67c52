// @vitest-environment jsdom
import { check, array, nat, property } from 'fast-check'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { buildCorpus } from '../../tools/test-paths/build-corpus.ts'
import { saveNamedPath, readNamedPaths } from '../../tools/test-paths/named-paths.ts'
import { shrink, randomWalk } from '../../tools/test-paths/random-walk.ts'
import { explorableModel } from '../model/machines/models.ts'

type Fault = 'none' | 'goes down' | 'waits' | 'stuck'

/** A lamp that is checked before it is lit, with one fault. */
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
      // The guard never holds, so nothing leads on from here.
      worn: { always: { guard: () => false, target: 'off' } },
    },
  })
}
const exploredLamp = (fault: Fault) => explorableModel({ machine: lamp(fault), outputs: [1], context: ['times'] })

/** What fast-check finds and shrinks, and the result of the final shrinking. */
function found(fault: Fault) {
  const explored = exploredLamp(fault)
  const numbers = array(nat(99), { minLength: 30, maxLength: 60 })
  const { counterexample } = check(
    property(numbers, (picks) => randomWalk(explored, picks) === null),
    { seed: 1, numRuns: 50 },
  )
  const broken = counterexample && randomWalk(explored, counterexample[0])
  return broken && shrink(explored, broken)
}

test('a machine without a fault passes', () => {
  expect(found('none')).toBeNull()
})

const once = ['pressed', 'lookUp done', 'pressed']
test.each<[Fault, string, string[]]>([
  ['goes down', 'goes down: Unable to evaluate guard', once],
  ['waits', 'waits for ever in looking', ['pressed']],
  ['stuck', 'is stuck in worn', once],
])('a machine that %s is detected, in as few steps as possible', (fault, what, steps) => {
  const broken = found(fault)!
  expect(broken.problem.slice(0, what.length)).toBe(what)
  expect(broken.steps).toEqual(steps)
})

test("a stored path becomes part of the corpus, and fails once it can't be followed any more", () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-'))
  const models = [{ machine: lamp('stuck'), outputs: [1], context: ['times'] }]
  const { steps, problem } = found('stuck')!
  saveNamedPath({ machine: 'lamp', source: { model: 0 }, steps, note: problem }, problem, folder)
  const [corpus] = buildCorpus([], models, readNamedPaths(folder))
  const path = corpus!.paths.at(-1)!
  expect([path.id, path.kind, path.start]).toEqual(['lamp.named.is-stuck-in-worn', 'named', 'off'])
  expect(path.steps.map(({ name, state }) => `${name}: ${state}`).slice(-2)).toEqual([
    'lookUp done: on',
    'pressed: worn',
  ])
  const gone = { ...readNamedPaths(folder)[0]!, steps: ['thrown away'] }
  expect(() => buildCorpus([], models, [gone])).toThrow('“thrown away” cannot happen in off')
})
