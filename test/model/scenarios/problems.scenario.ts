import { type AnyEventObject, assign } from 'xstate'
import { problemsMachine } from '../../../src/machines/problems/problems.machine.ts'
import { emptyReport } from '../../../src/machines/problems/report.machine.ts'
import { roomBlockMachine } from '../../../src/machines/problems/room-block.machine.ts'
import { problemSearch } from '../../../src/routes/problems.ts'
import type { Scenario, ScenarioStep } from '../../../tools/test-paths/scenario.ts'
import { problem, report } from '../../support/problem-records.ts'
import { property } from '../../support/records.ts'
import { storageInMemory } from '../../support/storage-in-memory.ts'
import { followedBy, roomIds } from './housekeeping-scenarios.ts'
import {
  atProperty,
  changedElsewhere,
  confirm,
  onBoard,
  onProblems,
  openReport,
  problemsCall,
  reportCall,
  sendReport,
  typeText,
  updateCall,
  wardrobe,
} from './problem-fixtures.ts'
import {
  answer,
  answerInPart,
  button,
  connectionFailures,
  cut,
  day,
  dialog,
  errorOf,
  failsWith,
  hold,
  link,
  noop,
  press,
  refuseWith,
  release,
  resultsOf,
  succeeds,
  type,
} from './steps.ts'

const room = { id: roomIds[103], name: '103' }
const made = report({ room })
const refusal = errorOf('not permitted')
const refused = { ...made, refusal: refusal.message }
const submitted = { type: 'report.submitted', report: made }
const answered = { type: 'report.answered', report: made, problem: problem() }
const delayed = { type: 'report.delayed', key: made.key }
const opened = { type: 'report.opened', room }
const closed = { type: 'xstate.done.actor.report', output: undefined }
const left = { type: 'draft.left', room, draft: emptyReport }
const reportRefused = { type: 'report.refused', report: refused, error: refusal }
const listed = { type: 'list.shown', search: problemSearch.empty }

interface Known {
  opened: { replaces: string | null } | null
  left: ReadonlyMap<number, unknown>
  submitted: string | null
}
const isFree = ({ submitted: key }: Known) => key === null
const isSent = (known: Known) => !isFree(known)
const cancel: ScenarioStep = {
  name: 'cancel',
  event: followedBy(left, closed),
  in: ['open'],
  when: isFree,
  actions: [press(button('Cancel'))],
}

const discardedKey = 'discarded'
const machine = problemsMachine.provide({
  actions: {
    takeAnswer: noop,
    takeDelay: noop,
    takeError: noop,
    // The queue is not part of these scenarios: that it is empty again is noted here.
    discard: assign({ submitted: discardedKey }),
  },
})
const base = {
  machine,
  input: {
    scope: atProperty,
    property: property(),
    currency: 'EUR',
    jar: { readUser: () => null },
    storage: storageInMemory().open,
  },
  contextKey: ({ opened: shown, left: drafts, submitted: key }: Known) => [shown?.replaces, drafts.size, key],
  neighbours: (({ followed }) => (followed as AnyEventObject | undefined) ?? null) satisfies Scenario['neighbours'],
}

/** The list of problems, the dialog that reports one, and what becomes of a report. */
export const problemsScenarios: Scenario[] = [
  {
    ...base,
    ...onBoard,
    id: 'problems: a report',
    heldCalls: [reportCall],
    steps: [
      { name: 'open the dialog', event: opened, in: ['closed'], actions: openReport },
      { ...cancel, actions: [typeText, press(button('Cancel'))] },
      {
        name: 'report a problem',
        event: followedBy(opened, submitted),
        in: ['closed'],
        actions: sendReport,
      },
      {
        name: 'the server has it',
        event: followedBy(answered, closed),
        in: ['open'],
        when: isSent,
        actions: [answer(reportCall)],
      },
      {
        name: 'it waits for the connection',
        event: followedBy(delayed, closed),
        in: ['open'],
        when: isSent,
        actions: [cut(reportCall)],
      },
    ],
  },
  {
    ...base,
    ...onBoard,
    id: 'problems: a report that waits',
    heldCalls: [reportCall],
    before: [...sendReport, cut(reportCall)],
    initialEvents: [opened, submitted, delayed, closed],
    steps: [
      { name: 'send now', event: { type: 'reports.retried' }, in: ['closed'], actions: [press(button('Send now'))] },
    ],
  },
  {
    ...base,
    ...onBoard,
    id: 'problems: a report that was refused',
    heldCalls: [reportCall],
    before: [...sendReport, press(button('Cancel')), refuseWith(reportCall, 'not permitted')],
    initialEvents: [opened, submitted, closed, reportRefused],
    steps: [
      {
        name: 'edit it',
        event: { type: 'report.reopened', report: refused },
        in: ['closed'],
        when: isFree,
        actions: [press(button('Edit the report of 103'))],
      },
      cancel,
      { name: 'send it again', event: submitted, in: ['open'], when: isFree, actions: [confirm] },
      {
        name: 'discard it',
        event: { type: 'report.discarded', key: made.key },
        in: ['closed'],
        when: isFree,
        actions: [press(button('Discard the report of 103'))],
      },
    ],
  },
  {
    ...base,
    ...onBoard,
    id: 'problems: the dialog was closed too early',
    heldCalls: [reportCall],
    before: [...sendReport, press(button('Cancel'))],
    initialEvents: [opened, submitted, closed],
    steps: [
      {
        name: 'the server refuses the report',
        event: reportRefused,
        in: ['closed'],
        actions: [refuseWith(reportCall, 'not permitted')],
      },
    ],
  },
  {
    ...base,
    ...onProblems,
    id: 'problems: the list',
    initialEvents: [listed],
    steps: [
      { name: 'a colleague changes a problem', event: { type: 'rooms.changed' }, actions: [changedElsewhere] },
      { name: 'go to the rooms', event: { type: 'list.hidden' }, actions: [press(link('Back to the rooms'))] },
    ],
  },
  {
    ...base,
    account: 'manager',
    address: '/hotel-management/properties/harbour-view/housekeeping',
    id: 'problems: the way to the list',
    steps: [{ name: 'open the list', event: listed, actions: [press(link('Problems'))] }],
  },
]

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
  // A dialog that opens and closes shows that list and rooms have come. The list is not read again: it would announce its number of
  // problems before or after the notice.
  before: [press(button('Edit… Furniture in *')), press(button('Cancel')), hold(roomCall), hold(problemsCall), block],
  input: { scope: atProperty, problem: wardrobe, today: '2026-03-03' },
  contextKey: ['blockingId'],
  neighbours: base.neighbours,
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
