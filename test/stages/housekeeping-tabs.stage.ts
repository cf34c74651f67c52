import { assign } from 'xstate'
import { queueMachine } from '../../src/machines/housekeeping/queue.machine.ts'
import type { QueueEntry } from '../../src/machines/housekeeping/queue.rules.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { queueInput } from './housekeeping-queue.stage.ts'
import {
  entryOf,
  followedBy,
  hereWith,
  house,
  houseOf,
  lineIs,
  queueIs,
  roomCalls,
  section,
  sectionStage,
} from './housekeeping-stages.ts'
import { answer, button, ends, press, untold } from './moves.ts'

const { change } = roomCalls
const search = '?keyword=103&group=floor'
const address = section + search
const entry = entryOf({ housekeeping_status: 'cleaning' })

/** Both tabs show the room; each can send only while the other does not. */
const inOther = (...actions: Action[]): Action => ({ do: 'inOtherTab', at: address, actions })
const begin = press(button('* cleaning 103'))
/** The other tab is sending what was done there, whichever was quicker when both first heard of it. */
const before: Action[] = [inOther(begin), { do: 'reload' }]

/** What is kept is what is said of the event that tells of it. */
const machine = queueMachine.provide({
  actions: {
    report: untold,
    share: assign(({ context, event }) => ({
      entries: (event as { kept?: readonly QueueEntry[] }).kept ?? context.entries,
    })),
    settle: assign(({ context }) => ({ entries: context.entries.slice(1) })),
  },
  // On a page, whoever has settled elsewhere what is sent from here has signed out there, and that ends this tab's session first.
  guards: { isSettledElsewhere: () => false },
})

interface Known {
  entries: readonly QueueEntry[]
}
const holds =
  (count: number) =>
  ({ entries }: Known) =>
    entries.length === count
const kept = (...entries: readonly QueueEntry[]) => ({ type: 'kept.changed', kept: entries })

/** The other tab is opened only then, so that the turn is this one's. */
const hereFirst: Move[] = [
  { name: 'start cleaning here', event: { type: 'change.made', entry, isTurn: true }, in: ['idle'], actions: [begin] },
  {
    name: 'finish it in another tab',
    event: kept(entry, { ...entry, key: 'other' }),
    in: ['sending.calling'],
    when: ({ entries }: Known) => entries.length === 1 && entries[0]!.key === entry.key,
    actions: [inOther(begin)],
  },
  // The next goes by itself, and waits again.
  ends('sendChange', change, [{ id: 2086, ok: true }], {
    when: holds(2),
    actions: [{ do: 'answer', call: change, once: true }],
  }),
]

const queue: Omit<Stage, 'id' | 'moves'> = {
  machine,
  as: 'manager',
  at: address,
  holds: [change],
  input: queueInput,
  context: ({ entries }: Known) => entries.map(({ key }) => key),
  echo: (event, _, snapshot) =>
    event.isTurn && snapshot.matches({ sending: 'awaiting' }) ? { ...event, type: 'turn.given' } : null,
}

/** The queue of a person with two tabs. */
export const tabStages: Stage[] = [
  { ...queue, id: 'housekeeping: this tab sends', moves: hereFirst },
  {
    ...queue,
    id: 'housekeeping: another tab sends',
    before,
    input: { ...queueInput, store: { ...queueInput.store, read: () => ({ entries: [entry], conflicts: [] }) } },
    moves: [
      {
        name: 'it is done there',
        event: { ...kept(), isTurn: true },
        in: ['sending.awaiting'],
        actions: [inOther(answer(change))],
      },
    ],
  },
  sectionStage({
    id: 'housekeeping: another tab',
    at: address,
    holds: [change],
    begins: [hereWith(search), lineIs('live'), houseOf(house.rooms), queueIs({ entries: [entry] })],
    before,
    moves: [
      {
        name: 'it is done there',
        event: followedBy({ type: 'kept.changed' }, { type: 'change.settled', entry }, queueIs({})),
        when: ({ queue }: { queue: Known }) => holds(1)(queue),
        actions: [inOther(answer(change))],
      },
    ],
  }),
]
