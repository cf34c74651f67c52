import { expect, test } from 'vitest'
import { type AnyStateMachine, setup } from 'xstate'
import { coverable, covered, deadEnds, reenteredParallelStates } from '../../tools/test-paths/coverage.ts'
import { explore } from '../../tools/test-paths/explore.ts'

/* The structural checks of test/machines/coverage.test.ts, each on a machine with the fault that the check must find. */

const doorSetup = setup({
  types: { events: {} as { type: 'pushed' | 'locked' | 'opened' } },
  guards: { never: () => false },
})

const graphOf = (machine: AnyStateMachine) =>
  explore({
    machine,
    input: undefined,
    events: (snapshot) =>
      [...new Set(snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()]))].map((type) => ({
        name: type,
        event: { type },
      })),
    contextKey: () => null,
  })

const missing = (all: readonly string[], met: ReadonlySet<string>) => all.filter((name) => !met.has(name))

test('an unreachable state and a guard that is never true are found', () => {
  const machine = doorSetup.createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { pushed: 'open', locked: { guard: 'never', target: 'sealed' } } },
      open: { on: { pushed: 'shut' } },
      sealed: {},
    },
  })
  const [all, met] = [coverable(machine), covered([graphOf(machine)])]
  expect(missing(all.states, met.states)).toEqual(['door.sealed'])
  expect(missing(all.transitions, met.transitions)).toEqual(['door.shut on locked [never] → door.sealed'])
  expect(missing(all.guardOutcomes, met.guardOutcomes)).toEqual(['door.shut on locked [never] → door.sealed: yes'])
})

test('a state that should lead on and never does is a dead end', () => {
  const machine = doorSetup.createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { pushed: 'stuck' } }, stuck: { on: { opened: { guard: 'never', target: 'shut' } } } },
  })
  expect(deadEnds(graphOf(machine))).toHaveLength(1)
})

test('two transitions that look alike are distinguished by name', () => {
  const machine = doorSetup.createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: {
        on: {
          pushed: [
            { guard: 'never', target: 'open' },
            { guard: 'never', target: 'open' },
          ],
        },
      },
      open: {},
    },
  })
  const { transitions } = coverable(machine)
  expect(transitions.filter((name, at) => transitions.indexOf(name) !== at)).toEqual([
    'door.shut on pushed [never] → door.open',
  ])
})

test('a transition that restarts other regions is found', () => {
  const region = (reenter: boolean) => ({
    initial: 'calm',
    states: { calm: {}, busy: {} },
    on: { pushed: { target: '.busy', reenter } },
  })
  const board = (on: object, reenter: boolean) =>
    doorSetup.createMachine({
      id: 'board',
      type: 'parallel',
      on,
      states: { left: region(reenter), right: { initial: 'calm', states: { calm: {}, busy: {} } } },
    })
  expect(reenteredParallelStates(board({}, false))).toEqual([])
  expect(reenteredParallelStates(board({}, true))).toEqual(['board.left on pushed → board.left.busy'])
  expect(reenteredParallelStates(board({ locked: '.right.busy' }, false))).toEqual([
    'board on locked → board.right.busy',
  ])
})
