import { ApiError } from '../../../src/api/api-error.ts'
import type { RoomStatusResult } from '../../../src/api/contract/housekeeping.ts'
import type { HousekeepingContext } from '../../../src/machines/housekeeping/housekeeping.context.ts'
import type { Conflict, QueueEntry } from '../../../src/machines/housekeeping/queue.rules.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import {
  entryOf,
  followedBy,
  sectionShown,
  roomsPage,
  roomsRead,
  streamChanged,
  queueChanged,
  roomCalls,
  roomIds,
  sectionPath,
  sectionScenario,
} from './housekeeping-scenarios.ts'
import { answer, answerInPart, button, dialog, menuItem, press, refuseWith, resultsOf } from './steps.ts'

const call = roomCalls.change
type Known = HousekeepingContext
type Patch = QueueEntry['patch']

const condition = (status: 'dirty' | 'cleaning' | 'inspected', priority: 0 | 1) => ({
  housekeeping_status: status,
  hk_changed_at: '2026-03-03T09:00:00.000Z',
  hk_changed_by: { id: 8, name: 'Ana Lima' },
  service: 'none' as const,
  hk_priority: priority,
  attendant: null,
  reported_occupancy: null,
})
const [id, name] = [roomIds[103], '103']
const conflictOf = (mine: Patch): Conflict => ({ id, name, mine, theirs: condition('dirty', 1) })
const sending = (patch: Patch) => queueChanged({ entries: [entryOf(patch)], sending: 'key' })

const start: Patch = { housekeeping_status: 'cleaning' }
const rush: Patch = { hk_priority: 1 }
const calm: Patch = { hk_priority: 0 }

const room = ({ base }: Known) => base.get(id)!
const isQuiet = ({ queue, results }: Known) => queue.entries.length + queue.conflicts.length === 0 && results === null
const isSent = (patch: Patch) => (context: Known) => {
  const [first] = context.queue.entries
  return context.queue.sending !== null && JSON.stringify(first?.patch) === JSON.stringify(patch)
}

/** The server applies the change. */
const done = (title: string, patch: Patch, now: ReturnType<typeof condition>): ScenarioStep => ({
  name: title,
  event: followedBy(
    { type: 'change.answered', entry: entryOf(patch), results: [{ id, ok: true, current: now }], conflicts: [] },
    queueChanged({}),
  ),
  when: isSent(patch),
  actions: [answer(call)],
})
const overtaken = {
  ...resultsOf('changed meanwhile', [id])[0]!,
  code: 'CHANGED',
  current: condition('dirty', 1),
} satisfies RoomStatusResult

const deciding = (decision: string) => [
  press(button('Decide…')),
  press(button(decision)),
  press(button('Close', dialog('No conflicts left'))),
]

const changes: ScenarioStep[] = [
  {
    name: 'start cleaning',
    event: followedBy({ type: 'event.requested', event: 'start', ids: [id], isHeld: true }, sending(start)),
    when: (context: Known) => isQuiet(context) && room(context).status === 'dirty',
    actions: [press(button('Start cleaning 103'))],
  },
  done('it is being cleaned', start, condition('cleaning', 0)),
  {
    name: 'turn elsewhere',
    event: { type: 'positions.released', ids: [id] },
    when: (context: Known) => isQuiet(context) && room(context).status === 'cleaning',
    actions: [press({ role: 'heading', name: 'Housekeeping' })],
  },
  {
    name: 'it cannot be sent now',
    event: queueChanged({ entries: [entryOf(start, true)] }),
    when: (context: Known) => isSent(start)(context) && !context.queue.entries[0]!.hasWaited,
    actions: [refuseWith(call, 'database away')],
  },
  {
    name: 'send it now',
    event: followedBy({ type: 'queue.retried' }, queueChanged({ entries: [entryOf(start, true)], sending: 'key' })),
    when: ({ queue }: Known) => queue.entries.length > 0 && queue.sending === null,
    actions: [press(button('Show 1 change')), press(button('Send now'))],
  },
  {
    name: 'the server refuses it',
    event: followedBy(
      { type: 'change.refused', entry: entryOf(start), error: new ApiError(422, 'Not like this.') },
      queueChanged({}),
    ),
    when: isSent(start),
    actions: [refuseWith(call, 'invalid')],
  },
  {
    name: 'close what is said of it',
    event: { type: 'results.dismissed' },
    when: ({ results, queue }: Known) => results !== null && queue.conflicts.length === 0,
    actions: [press(button('Close', dialog('Room 103 was not changed')))],
  },
  {
    name: 'somebody else was faster',
    event: followedBy(
      { type: 'change.answered', entry: entryOf(start), results: [overtaken], conflicts: [conflictOf(start)] },
      queueChanged({ conflicts: [conflictOf(start)] }),
      { type: 'results.dismissed' },
    ),
    when: isSent(start),
    actions: [answerInPart(call, [overtaken])],
  },
  {
    name: 'take theirs',
    event: followedBy({ type: 'conflict.dropped', id }, queueChanged({})),
    when: ({ queue }: Known) => queue.conflicts.length > 0,
    actions: deciding('Take theirs for 103'),
  },
  {
    name: 'keep mine',
    event: followedBy({ type: 'conflict.kept', id }, sending(start)),
    when: ({ queue }: Known) => queue.conflicts.length > 0,
    actions: deciding('Keep mine for 103'),
  },
  {
    name: 'ask for a rush',
    event: followedBy({ type: 'change.requested', ids: [id], change: rush }, sending(rush)),
    when: (context: Known) => isQuiet(context) && !room(context).priority && room(context).status === 'dirty',
    actions: [press(button('Actions for 103')), press(menuItem('Rush'))],
  },
  done('it is rushed', rush, condition('dirty', 1)),
  {
    name: 'undo the rush',
    event: followedBy({ type: 'undo.requested', reverts: [{ ids: [id], patch: calm }] }, sending(calm)),
    when: (context: Known) => isQuiet(context) && room(context).priority && room(context).status === 'dirty',
    actions: [press(button('Undo'))],
  },
  done('it is calm again', calm, condition('dirty', 0)),
]

/** The results of a room's change, as the section receives them from its queue. */
export const workScenarios: Scenario[] = [
  sectionScenario({
    id: 'housekeeping: changes',
    address: `${sectionPath}?keyword=103&group=floor`,
    heldCalls: [call],
    initialEvents: [sectionShown('?keyword=103&group=floor'), streamChanged('live'), roomsRead(roomsPage.rooms)],
    steps: changes,
  }),
]
