import { withProperty } from '../../../src/api/property-scope.ts'
import { roomsMachine } from '../../../src/machines/housekeeping/rooms.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { facility } from '../../support/facility-records.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { roomsPage, roomCalls, roomIds, prioritiseElsewhere, sectionPath } from './housekeeping-scenarios.ts'
import { answer, button, succeeds, hold, press, refuseWith, failsWith, noop, wait } from './steps.ts'

const { list, stream } = roomCalls
const at = withProperty(openWire().http, property())
const machine = roomsMachine.provide({
  actions: { reportAll: noop, reportReread: noop, reportFailed: noop, reportSlow: noop },
})

interface Known {
  isKnown: boolean
  wanted: ReadonlySet<number>
  requestedIds: readonly number[]
}
const known = ({ isKnown, wanted, requestedIds }: Known) => [isKnown, [...wanted], requestedIds]
const all = { type: 'rooms.changed', ids: null }

const roomChanged = (name: string, id: number): ScenarioStep => ({
  name,
  event: { type: 'rooms.changed', ids: [id] },
  when: ({ isKnown, wanted, requestedIds }: Known) => isKnown && !wanted.has(id) && !requestedIds.includes(id),
  actions: [prioritiseElsewhere(id)],
})

const roomsScenario: Scenario = {
  id: 'housekeeping: the rooms are read',
  machine,
  account: 'manager',
  address: sectionPath,
  heldCalls: [list],
  input: { scope: at },
  initialEvents: [all],
  contextKey: known,
  steps: [
    succeeds('fetchAllRooms', list, roomsPage),
    failsWith('fetchAllRooms', list, 'not permitted'),
    failsWith('fetchAllRooms', list, 'fault of the server'),
    { name: 'it takes long', event: { after: 'slowAfter' }, actions: [wait(10_000)] },
    {
      name: 'ask again after a long wait',
      event: { type: 'rooms.retried' },
      in: ['loading'],
      when: ({ isKnown }: Known) => !isKnown,
      actions: [wait(10_000), press(button('Load again'))],
    },
    roomChanged('a colleague changes a room', roomIds[104]),
    roomChanged('a colleague changes another room', roomIds[105]),
    { name: 'it has been quiet for a moment', event: { after: 'batchDelay' }, actions: [wait(250)] },
    succeeds('fetchChanged', list, [facility()]),
    failsWith('fetchChanged', list, 'not permitted'),
    failsWith('fetchChanged', list, 'fault of the server'),
    { name: 'retry', event: { type: 'rooms.retried' }, in: ['failed'], actions: [press(button('Retry'))] },
  ],
}

/** The stream opens late, while updates are paused: all rooms must be reloaded, and only the user's own change is applied. */
const heldScenario: Scenario = {
  id: 'housekeeping: updates are held back',
  machine,
  account: 'manager',
  address: `${sectionPath}?keyword=103&group=floor`,
  heldCalls: [stream],
  input: { scope: at },
  contextKey: known,
  neighbours: ({ ends: output }) =>
    output ? { type: 'xstate.done.actor.0.housekeeping-rooms.loading', output } : null,
  steps: [
    {
      name: 'the stream cannot be opened, and updates are not wanted',
      event: { ...all, ends: roomsPage },
      when: ({ isKnown }: Known) => !isKnown,
      actions: [refuseWith(stream, 'database away'), press(button('Pause updates'))],
    },
    {
      name: 'it is opened later, and a room is begun',
      event: { type: 'rooms.changed', ids: [roomIds[103]] },
      in: ['idle'],
      when: ({ isKnown }: Known) => isKnown,
      actions: [wait(1000), answer(stream), press(button('Start cleaning 103'))],
    },
    {
      name: 'let changes through',
      event: all,
      in: ['gathering'],
      actions: [hold(list), press(button('Resume updates'))],
    },
  ],
}

export const roomsScenarios: Scenario[] = [roomsScenario, heldScenario]
