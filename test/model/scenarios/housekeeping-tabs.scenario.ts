import { assign } from 'xstate'
import { queueMachine } from '../../../src/machines/housekeeping/queue.machine.ts'
import type { QueueEntry } from '../../../src/machines/housekeeping/queue.rules.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { queueInput } from './housekeeping-queue.scenario.ts'
import {
  entryOf,
  followedBy,
  sectionShown,
  roomsPage,
  roomsRead,
  streamChanged,
  queueChanged,
  roomCalls,
  sectionPath,
  sectionScenario,
} from './housekeeping-scenarios.ts'
import { answer, button, succeeds, press, noop } from './steps.ts'

const { change } = roomCalls
const search = '?keyword=103&group=floor'
const address = sectionPath + search
const entry = entryOf({ housekeeping_status: 'cleaning' })

/** Both tabs show the room. Each can send only while the other doesn't. */
const inOther = (...actions: Action[]): Action => ({ do: 'inOtherTab', address, actions })
const begin = press(button('* cleaning 103'))
/** The other tab is sending its change, whichever tab noticed first. */
const before: Action[] = [inOther(begin), { do: 'reload' }]

/** The stored queue is the content of the event that reports it. */
const machine = queueMachine.provide({
  actions: {
    report: noop,
    share: assign(({ context, event }) => ({
      entries: (event as { stored?: readonly QueueEntry[] }).stored ?? context.entries,
    })),
    settle: assign(({ context }) => ({ entries: context.entries.slice(1) })),
  },
  // On a real page, a tab that has settled this tab's change has signed out first, and that ends this tab's session.
  guards: { isSettledElsewhere: () => false },
})

interface Known {
  entries: readonly QueueEntry[]
}
const holds =
  (count: number) =>
  ({ entries }: Known) =>
    entries.length === count
const stored = (...entries: readonly QueueEntry[]) => ({ type: 'storage.changed', stored: entries })

/** The other tab is opened only then, so that this tab has the lock. */
const hereFirst: ScenarioStep[] = [
  { name: 'start cleaning here', event: { type: 'change.made', entry, isLock: true }, in: ['idle'], actions: [begin] },
  {
    name: 'finish it in another tab',
    event: stored(entry, { ...entry, key: 'other' }),
    in: ['sending.calling'],
    when: ({ entries }: Known) => entries.length === 1 && entries[0]!.key === entry.key,
    actions: [inOther(begin)],
  },
  // The next change is sent automatically, and waits again.
  succeeds('sendChange', change, [{ id: 2086, ok: true }], {
    when: holds(2),
    actions: [{ do: 'answer', call: change, once: true }],
  }),
]

const queue: Omit<Scenario, 'id' | 'steps'> = {
  machine,
  account: 'manager',
  address,
  heldCalls: [change],
  input: queueInput,
  contextKey: ({ entries }: Known) => entries.map(({ key }) => key),
  neighbours: (event, _, snapshot) =>
    event.isLock && snapshot.matches({ sending: 'awaitingLock' }) ? { ...event, type: 'lock.acquired' } : null,
}

/** The queue of a user with two tabs. */
export const tabScenarios: Scenario[] = [
  { ...queue, id: 'housekeeping: this tab sends', steps: hereFirst },
  {
    ...queue,
    id: 'housekeeping: another tab sends',
    before,
    input: { ...queueInput, store: { ...queueInput.store, read: () => ({ entries: [entry], conflicts: [] }) } },
    steps: [
      {
        name: 'it is done there',
        event: { ...stored(), isLock: true },
        in: ['sending.awaitingLock'],
        actions: [inOther(answer(change))],
      },
    ],
  },
  sectionScenario({
    id: 'housekeeping: another tab',
    address,
    heldCalls: [change],
    initialEvents: [
      sectionShown(search),
      streamChanged('live'),
      roomsRead(roomsPage.rooms),
      queueChanged({ entries: [entry] }),
    ],
    before,
    steps: [
      {
        name: 'it is done there',
        event: followedBy({ type: 'storage.changed' }, { type: 'change.settled', entry }, queueChanged({})),
        when: ({ queue }: { queue: Known }) => holds(1)(queue),
        actions: [inOther(answer(change))],
      },
    ],
  }),
]
