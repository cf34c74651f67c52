import { type AnyEventObject, assign } from 'xstate'
import { problemsMachine } from '../../../src/machines/problems/problems.machine.ts'
import { emptyReport } from '../../../src/machines/problems/report.machine.ts'
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
  reportCall,
  sendReport,
  typeText,
} from './problem-fixtures.ts'
import { answer, button, cut, errorOf, link, noop, press, refuseWith } from './steps.ts'

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
    // The queue is not part of these scenarios, so this event reports that it is empty again.
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
    saveFile: noop,
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
