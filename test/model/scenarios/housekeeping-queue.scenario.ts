import { assign } from 'xstate'
import { withProperty } from '../../../src/api/property-scope.ts'
import { queueMachine } from '../../../src/machines/housekeeping/queue.machine.ts'
import type { Conflict, QueueEntry, QueueStore } from '../../../src/machines/housekeeping/queue.rules.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { entryOf, roomCalls, sectionPath } from './housekeeping-scenarios.ts'
import {
  answerInPart,
  button,
  succeeds,
  connectionFailures,
  press,
  refuseWith,
  failsWith,
  resultsOf,
  noop,
  wait,
} from './steps.ts'

const call = roomCalls.change

/** The machine's own context is the storage: this scenario has no other tab. */
const store: QueueStore = {
  read: () => ({ entries: [], conflicts: [] }),
  writeEntry: () => true,
  removeEntry: noop,
  writeConflict: () => true,
  removeConflict: noop,
}
const entry = entryOf({ housekeeping_status: 'cleaning' })
const theirs = {
  housekeeping_status: 'inspected',
  hk_changed_at: '2026-03-03T09:00:00.000Z',
  hk_changed_by: { id: 8, name: 'Ana Lima' },
  service: 'none',
  hk_priority: 0,
  attendant: null,
  reported_occupancy: null,
} as const
const overtaken = { ...resultsOf('changed meanwhile', [2086])[0]!, code: 'CHANGED', current: theirs }
const conflict = { id: 2086, name: '103', mine: entry.patch, theirs } as Conflict

interface Known {
  entries: readonly QueueEntry[]
  conflicts: readonly Conflict[]
}

/** An answered change leaves the queue; another user's change is a conflict. */
const machine = queueMachine.provide({
  actions: {
    report: noop,
    share: noop,
    settle: assign(({ context }, { output }) => ({
      entries: context.entries.slice(1),
      conflicts: output.some(({ ok }) => !ok) ? [conflict] : context.conflicts,
    })),
    refuse: assign(({ context }) => ({ entries: context.entries.slice(1) })),
  },
})

const isFew = ({ entries }: Known) => entries.length < 1
const made = (rest: Partial<ScenarioStep> & Pick<ScenarioStep, 'name'>): ScenarioStep => ({
  event: { type: 'change.made', entry },
  when: isFew,
  actions: [press(button('* cleaning 103'))],
  ...rest,
})

/** The tab gets its lock at once. */
const neighbours: Scenario['neighbours'] = (event, _, snapshot) =>
  snapshot.matches({ sending: 'awaitingLock' }) ? { ...event, type: 'lock.acquired' } : null

const sendNow = [press(button('Show * change*')), press(button('Send now'))]
const lines: ScenarioStep[] = [
  { name: 'the network is lost', event: { type: 'network.lost' }, actions: [{ do: 'network', is: 'lost' }] },
  {
    name: 'the network is back',
    event: { type: 'network.restored' },
    in: ['offline'],
    actions: [{ do: 'network', is: 'restored' }],
  },
]
export const queueInput = {
  scope: withProperty(openWire().http, property()),
  store,
  lock: { locks: undefined, name: 'queue' },
}
const base = {
  machine,
  account: 'manager',
  address: `${sectionPath}?keyword=103&group=floor`,
  heldCalls: [call],
  input: queueInput,
  contextKey: ({ entries, conflicts }: Known) => [entries.map(({ hasWaited }) => hasWaited), conflicts.length],
  neighbours,
}

export const queueScenarios: Scenario[] = [
  {
    id: 'housekeeping: the queue',
    ...base,
    steps: [
      made({ name: 'start cleaning a room', in: ['idle'], when: (known: Known) => known.conflicts.length === 0 }),
      made({
        name: 'go on while the first is on its way',
        in: ['waiting'],
        when: ({ entries }: Known) => entries.length === 1,
        // A pressed room keeps its place, without a button, until the user presses elsewhere (ADR 0048).
        actions: [press({ role: 'heading', name: 'Housekeeping' }), press(button('* cleaning 103'))],
      }),
      made({ name: 'start cleaning without a network', in: ['offline'], when: isFew }),
      succeeds('sendChange', call, [{ id: 2086, ok: true }], { when: ({ entries }: Known) => entries.length === 1 }),
      {
        name: 'somebody else was faster',
        event: { done: 'sendChange', output: [overtaken] },
        when: ({ entries }: Known) => entries.length === 1,
        actions: [answerInPart(call, [overtaken])],
      },
      failsWith('sendChange', call, 'database away'),
      {
        ...failsWith('sendChange', call, 'invalid'),
        when: ({ entries }: Known) => entries.length === 1,
        actions: [refuseWith(call, 'invalid'), press(button('Close'))],
      },
      ...connectionFailures('sendChange', call).slice(0, 1),
      {
        name: 'send now',
        event: { type: 'queue.retried' },
        in: ['waiting'],
        actions: sendNow,
      },
      { name: 'it is tried again', event: { after: 'backoff' }, actions: [wait(10_000)] },
      ...lines,
      {
        name: 'take theirs',
        event: { type: 'conflict.dropped', id: 2086 },
        when: (known: Known) => known.conflicts.length > 0,
        actions: [press(button('Show')), press(button('OK, 103'))],
      },
    ],
  },
]
