import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { machineCorpus, type StartingPoint } from '../../tools/test-paths/corpus.ts'
import { testMutants } from '../../tools/test-paths/mutate/test-mutants.ts'
import { isNoticed, mutationTable, shareOf, unexplained } from '../../tools/test-paths/mutate/mutation-table.ts'

const door = setup({
  types: { events: {} as { type: 'pushed' | 'locked' | 'counted' }, context: {} as { count: number } },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  guards: { isUnlocked: ({ context }) => context.count === 0 },
}).createMachine({
  id: 'door',
  context: { count: 0 },
  initial: 'shut',
  on: { counted: { actions: 'count' } },
  states: { shut: { on: { pushed: { guard: 'isUnlocked', target: 'open' } } }, open: { on: { pushed: 'shut' } } },
})
const start: StartingPoint = {
  source: { model: 0 },
  explorable: {
    machine: door,
    input: undefined,
    events: () => ['pushed', 'counted'].map((type) => ({ name: type, event: { type } })),
    contextKey: ({ context }) => (context as { count: number }).count > 0,
  },
  actionsOf: () => [],
}

test('the paths of a small machine detect each mutant: dropped, retargeted or negated', () => {
  const { paths } = machineCorpus('door', [start], ['states', 'transitions', 'stateChanges', 'effects'], () => [])
  const mutants = testMutants('door', paths, [start])
  expect(mutants.map(({ id, noticed }) => [id, isNoticed({ noticed } as never)])).toEqual([
    ['drop: door on counted → itself', true],
    ['retarget: door on counted → itself, now → door.open', true],
    ['drop: door.shut on pushed [isUnlocked] → door.open', true],
    ['retarget: door.shut on pushed [isUnlocked] → door.open, now → door.shut', true],
    ['negate: door.shut on pushed [isUnlocked] → door.open', true],
    ['drop: door.open on pushed → door.shut', true],
    ['retarget: door.open on pushed → door.shut, now → door.open', true],
  ])
  expect(mutants.find(({ id }) => id.startsWith('drop: door on counted'))!.noticed.has('state')).toBe(false)
  expect(door.root.on.counted).toHaveLength(1)
})

test('with weaker paths mutants survive, and each one without an explanation is named', () => {
  const { paths } = machineCorpus('door', [start], ['states'], () => [])
  const mutants = testMutants('door', paths, [start])
  expect(shareOf(mutants, isNoticed)).toBeLessThan(60)
  expect(unexplained(mutants)).toContain('drop: door.open on pushed → door.shut')
  expect(mutationTable(mutants)).toContain('| `drop: door.open on pushed → door.shut` | not explained |')
})
