import { expect, test } from 'vitest'
import { and, fromPromise, not, setup } from 'xstate'
import { mermaid } from '../../tools/lib/mermaid.ts'

const machine = setup({
  actors: { fetchPage: fromPromise(async () => 1) },
  guards: { isOpen: () => true, isNew: () => true },
  delays: { slowAfter: 10_000 },
}).createMachine({
  id: 'list',
  initial: 'loading',
  on: { 'list.shown': { target: '.loading', guard: and(['isOpen', not('isNew')]) } },
  states: {
    loading: {
      invoke: { src: 'fetchPage', onDone: 'ready', onError: 'failed' },
      after: { 150: 'slow', slowAfter: 'failed' },
    },
    slow: { on: { '*': {} } },
    failed: { type: 'final' },
    ready: {
      type: 'parallel',
      states: {
        rows: { initial: 'shown', states: { shown: { on: { 'row.deleted': '#list.loading' } } } },
        typing: { initial: 'settled', states: { settled: { always: { guard: 'isNew', target: 'typed' } }, typed: {} } },
      },
    },
  },
})
const chart = mermaid(machine)

test.each([
  ['an invoke that succeeds', 'list_loading --> list_ready: fetchPage done'],
  ['an invoke that fails', 'list_loading --> list_failed: fetchPage failed'],
  ['an invoke of a state', 'list_loading: do / fetchPage'],
  ['a delay in milliseconds', 'list_loading --> list_slow: after 150 ms'],
  ['a delay by name', 'list_loading --> list_failed: after slowAfter'],
  ['a combined guard', 'list_in_list --> list_loading: list.shown [isOpen and (not isNew)]'],
  ['an eventless transition', 'list_ready_typing_settled --> list_ready_typing_typed: always [isNew]'],
  ['a targetless transition', 'list_slow: on any other event'],
  ['a final state', 'list_failed --> [*]'],
  ['an edge that leaves its block, by its target', 'state "→ loading" as list_ready_rows_to_list_loading'],
])('%s is drawn', (_, line) => {
  expect(chart.split('\n').map((text) => text.trim())).toContain(line)
})

test('the regions of a parallel state are separated', () => {
  expect(chart.match(/^ *--$/gm)).toHaveLength(1)
})

test('the same machine always has the same drawing', () => {
  expect(mermaid(machine)).toBe(chart)
})
