import { type AnyEventObject, assign } from 'xstate'
import { reportQueueMachine } from '../../../src/machines/problems/report-queue.machine.ts'
import type { Report } from '../../../src/machines/problems/report-store.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { problem, report, reportsInMemory } from '../../support/problem-records.ts'
import { followedBy } from './housekeeping-scenarios.ts'
import { atProperty, onBoard, reportCall as call, confirm, sendReport } from './problem-fixtures.ts'
import {
  answer,
  button,
  connectionFailures,
  cut,
  errorOf,
  failsWith,
  noop,
  press,
  refuseWith,
  succeeds,
  wait,
} from './steps.ts'

interface Known {
  reports: readonly Report[]
  sent: Report | null
  notStored: ReadonlySet<string>
  waited: ReadonlySet<string>
}

const [first, second] = [report({ key: 'first' }), report({ key: 'second' })]
const isEmpty = ({ reports }: Known) => reports.length === 0
const hasOne = ({ reports }: Known) => reports.length === 1
const isRefused = ({ reports }: Known) => reports.some(({ refusal }) => refusal !== null)
/** The first report alone is in the queue, and not refused. */
const hasFirst = (known: Known) => hasOne(known) && known.reports[0]!.key === first.key && !isRefused(known)
/** The dialog of the report being sent is still open. */
const isInDialog = ({ sent, waited }: Known) => sent !== null && !waited.has(sent.key)

const failed = 'xstate.error.actor.0.problemReports.sending.calling'

const machine = reportQueueMachine.provide({
  actions: {
    reportDelay: noop,
    reportDelayOf: noop,
    settle: assign(({ context: { reports, sent } }) => ({ reports: reports.filter((one) => one.key !== sent?.key) })),
    refuse: assign(({ context: { reports, sent } }) => ({
      reports: reports.map((one) => (one.key === sent?.key ? { ...one, refusal: 'Not permitted' } : one)),
    })),
    discard: assign(({ context: { reports } }, { key }) => ({ reports: reports.filter((one) => one.key !== key) })),
  },
})

/** The storage has the same reports as the queue, unless the event says otherwise. */
const read = (state: string, event: AnyEventObject, { reports }: Known) => ({
  ...event,
  type: `xstate.done.actor.0.problemReports.${state}`,
  output: event.stored ?? reports,
})

/**
 * The storage and the lock answer at once. `followed`: events that the page sends once the queue is idle.
 */
const neighbours: Scenario['neighbours'] = (event, _, snapshot) => {
  const known = snapshot.context as Known
  const [key] = known.notStored
  if (snapshot.matches('restoring')) return read('restoring', event, known)
  if (snapshot.matches({ sending: 'awaitingLock' })) return { ...event, type: 'lock.acquired' }
  if (key !== undefined) return { ...event, type: 'report.stored', key, isStored: true }
  if (snapshot.matches({ sending: 'sharing' })) return read('sending.sharing', event, known)
  if (snapshot.matches({ sending: 'removing' }))
    return { ...event, type: 'xstate.done.actor.0.problemReports.sending.removing' }
  return (event.followed as AnyEventObject | undefined) ?? null
}

const made = (one: Report) => ({ type: 'report.made', report: one })
const discarded = { type: 'report.discarded', key: first.key }
const network = (is: 'lost' | 'restored'): Action => ({ do: 'network', is })
const [lost, restored]: ScenarioStep[] = [
  {
    name: 'the network is lost',
    event: { type: 'network.lost' },
    in: ['idle', 'sending', 'waiting'],
    when: (known: Known) => !isRefused(known),
    actions: [network('lost')],
  },
  {
    name: 'the network is back',
    event: { type: 'network.restored' },
    in: ['offline'],
    actions: [network('restored')],
  },
]
const reportOffline: ScenarioStep = {
  name: 'report a problem without a network',
  event: made(first),
  in: ['offline'],
  when: isEmpty,
  actions: sendReport,
}
const sendNow = [press(button('Send now'))]
const sent = succeeds('sendReport', call, problem(), { actions: [{ do: 'answer', call, once: true }] })

const steps: ScenarioStep[] = [
  { name: 'report a problem', event: made(first), in: ['idle'], when: isEmpty, actions: sendReport },
  {
    name: 'report another while the first is on its way',
    event: made(second),
    in: ['sending'],
    when: (known: Known) => hasOne(known) && isInDialog(known),
    actions: [press(button('Cancel')), ...sendReport],
  },
  { name: 'report another while one waits', event: made(second), in: ['waiting'], when: hasFirst, actions: sendReport },
  reportOffline,
  sent,
  {
    // The dialog shows the reason, and the report leaves the queue.
    name: 'the server refuses it',
    event: { type: failed, error: errorOf('not permitted'), followed: discarded },
    in: ['sending.calling'],
    when: (known: Known) => hasFirst(known) && isInDialog(known),
    actions: [refuseWith(call, 'not permitted'), press(button('Cancel'))],
  },
  {
    ...failsWith('sendReport', call, 'not permitted'),
    when: (known: Known) => hasFirst(known) && !isInDialog(known),
  },
  failsWith('sendReport', call, 'database away'),
  ...connectionFailures('sendReport', call, 120_000),
  { name: 'send now', event: { type: 'reports.retried' }, in: ['waiting'], actions: sendNow },
  { name: 'it is tried again', event: { after: 'backoff' }, actions: [wait(10_000)] },
  lost!,
  restored!,
  {
    name: 'discard it',
    event: discarded,
    in: ['idle'],
    when: isRefused,
    actions: [press(button('Discard the report of 103'))],
  },
  {
    name: 'edit it and send it again',
    event: followedBy(discarded, made(first)),
    in: ['idle'],
    when: isRefused,
    actions: [press(button('Edit the report of 103')), confirm],
  },
]

const queue: Omit<Scenario, 'id' | 'steps'> = {
  ...onBoard,
  machine,
  heldCalls: [call],
  input: { scope: atProperty, store: reportsInMemory(), lock: { locks: undefined, name: 'reports' } },
  contextKey: ({ reports, waited }: Known) => reports.map(({ key, refusal }) => [key, refusal, waited.has(key)]),
  neighbours,
}
const restoredFrom = (output: readonly Report[]) => ({ done: 'readReports', output })
const inOtherTab = (...actions: readonly Action[]): Action => ({ do: 'inOtherTab', address: onBoard.address, actions })

/** The reports that wait to be sent. */
export const reportQueueScenarios: Scenario[] = [
  { ...queue, id: 'problemReports: on the board', initialEvents: [restoredFrom([])], steps },
  {
    ...queue,
    id: 'problemReports: after a reload',
    before: [...sendReport, cut(call), { do: 'reload' }],
    initialEvents: [restoredFrom([first]), { type: 'lock.acquired' }, restoredFrom([first])],
    steps: [sent],
  },
  {
    ...queue,
    id: 'problemReports: another tab sends',
    before: [inOtherTab(...sendReport), { do: 'reload' }],
    initialEvents: [restoredFrom([first])],
    steps: [
      {
        name: 'it is sent there',
        event: { type: 'lock.acquired', stored: [] },
        in: ['sending.awaitingLock'],
        actions: [inOtherTab(answer(call))],
      },
    ],
  },
]
