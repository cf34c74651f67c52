import type { AnyEventObject } from 'xstate'
import { roomBlockMachine } from '../../../src/machines/problems/room-block.machine.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { followedBy } from './housekeeping-scenarios.ts'
import { atProperty, onProblems, problemsCall, updateCall, wardrobe } from './problem-fixtures.ts'
import {
  answer,
  answerInPart,
  button,
  connectionFailures,
  day,
  dialog,
  failsWith,
  hold,
  noop,
  press,
  release,
  resultsOf,
  succeeds,
  type,
} from './steps.ts'

const roomCall = 'GET v1/hotel_management/properties/facilities'
const blockCall = 'POST v1/hotel_management/properties/update_facility_status'
const block = press(button('Block the room… Furniture in *'))
const nights = 'First night – morning after*'
const confirmBlocking = [
  type(day(`Start Date, ${nights}`), '01032030'),
  type(day(`End Date, ${nights}`), '03032030'),
  press(button('Set *to *', dialog('*'))),
]
const dialogClosed = { type: 'xstate.done.actor.dialog', output: undefined }
const applied = (blockingIds: readonly number[]) =>
  followedBy({ type: 'dialog.applied', text: 'Set.', failed: [], blockingIds }, dialogClosed)
const notBlocked = resultsOf('nights taken', [wardrobe.facility_id])

/** The room of a problem is blocked. */
export const roomBlockScenario: Scenario = {
  ...onProblems,
  id: 'roomBlock: from the list',
  machine: roomBlockMachine.provide({
    actions: { openDialog: noop, reportLinked: noop, reportNotLinked: noop, reportNotLoaded: noop },
  }),
  heldCalls: [blockCall, updateCall],
  // Once a dialog can open and close, list and rooms have loaded. The list is not read again: it would announce its number of
  // problems before or after the notice.
  before: [press(button('Edit… Furniture in *')), press(button('Cancel')), hold(roomCall), hold(problemsCall), block],
  input: { scope: atProperty, problem: wardrobe, today: '2026-03-03' },
  contextKey: ['blockingId'],
  neighbours: (({ followed }) => (followed as AnyEventObject | undefined) ?? null) satisfies Scenario['neighbours'],
  steps: [
    // The blocking makes the board read the room again.
    succeeds('load', roomCall, {}, { actions: [release(roomCall)] }),
    failsWith('load', roomCall, 'not permitted'),
    failsWith('load', roomCall, 'fault of the server'),
    ...connectionFailures('load', roomCall),
    { name: 'cancel', event: dialogClosed, in: ['choosing'], actions: [press(button('Cancel'))] },
    {
      name: 'the room is booked in these nights',
      event: applied([]),
      in: ['choosing'],
      actions: [...confirmBlocking, answerInPart(blockCall, notBlocked), press(button('Close'))],
    },
    {
      name: 'block the room',
      event: applied([9]),
      in: ['choosing'],
      actions: [...confirmBlocking, answer(blockCall)],
    },
    succeeds('link', updateCall, wardrobe),
    failsWith('link', updateCall, 'not permitted'),
    failsWith('link', updateCall, 'fault of the server'),
    // While 30 seconds pass, the waiting calls of the board and the list end too, in any order.
    ...connectionFailures('link', updateCall).slice(0, 1),
  ],
}
