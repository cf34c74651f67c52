import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  enqueueActions,
  type EventObject,
  fromCallback,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate'
import type { Property } from '../../api/contract/property.ts'
import { type AccountingSearch, isAccounting, parseAccounting } from '../../paths/accounting.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import type { ExportFormat } from '../export/export-file.ts'
import type { ExportInput } from '../export/export.machine.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { ReadingInput } from '../reading/reading.machine.ts'
import { correctionMachine, type CorrectionRef, type CorrectionReport, type Posting } from './correction.machine.ts'
import { entriesQuestion, reportQuestion } from './question.rules.ts'
import type { accountingEntriesMachine, accountingExportMachine, accountingReportMachine } from './readings.machine.ts'
import { todayIn } from '../clock/hotel-clock.rules.ts'

/** The capability to read one property's books, and to correct them. */
export interface AccountingInput extends ReadingInput, ExportInput {
  property: Property
  newKey: () => string
}

export interface AccountingContext {
  input: AccountingInput
  search: AccountingSearch
  /** The property's own, as of the last time it mattered. */
  today: string
  report: ActorRefFrom<typeof accountingReportMachine>
  entries: ActorRefFrom<typeof accountingEntriesMachine>
  file: ActorRefFrom<typeof accountingExportMachine>
  correction: CorrectionRef | null
  /** What each was last asked, as text, so that the same address asks nothing twice; null where nothing is asked. */
  asked: { report: string | null; entries: string | null }
}

export type AccountingEvent =
  | LocationChanged
  | { type: 'report.answered' }
  | { type: 'accounting.refreshed' }
  | { type: 'file.requested'; format: ExportFormat }
  | { type: 'correction.opened'; posting: Posting }
  | CorrectionReport

const textOf = (question: object | null) => (question === null ? null : JSON.stringify(question))
/** An answer to what the address asks, not to what it asked before. */
function currentAnswer({ report, asked }: AccountingContext) {
  const { answer, answered } = report.getSnapshot().context
  return answered === asked.report ? answer : null
}

/** What the chart of the report is made of: its events, its readings, what it does and what it asks. */
export const accountingSetup = setup({
  types: {
    input: {} as AccountingInput,
    context: {} as AccountingContext,
    events: {} as AccountingEvent,
  },
  actors: {
    watchReturn,
    /** Entries are asked by the days that the report has told. */
    watchReport: fromCallback<EventObject, { parent: AnyActorRef; report: AccountingContext['report'] }>(
      ({ input }) => {
        let known: unknown = null
        const { unsubscribe } = input.report.subscribe(({ context: { answer } }) => {
          if (answer === known) return
          known = answer
          input.parent.send({ type: 'report.answered' } satisfies AccountingEvent)
        })
        return unsubscribe
      },
    ),
    correctionMachine,
  },
  actions: {
    storeSearch: assign((_, { search }: { search: string }) => ({ search: parseAccounting(search) })),
    storeToday: assign(({ context }) => ({ today: todayIn(context.input.property.timezone) })),
    askReport: enqueueActions(({ context, enqueue }) => {
      const question = reportQuestion(context.search, context.today)
      const text = textOf(question)
      if (text === context.asked.report) return
      if (question) enqueue.sendTo(context.report, { type: 'reading.asked', question })
      else enqueue.sendTo(context.report, { type: 'reading.dismissed' })
      enqueue.assign(({ context: { asked } }) => ({ asked: { ...asked, report: text } }))
    }),
    askEntries: enqueueActions(({ context, enqueue }) => {
      const question = entriesQuestion(context.search, currentAnswer(context))
      const text = textOf(question)
      if (text === context.asked.entries) return
      if (question) enqueue.sendTo(context.entries, { type: 'reading.asked', question })
      else enqueue.sendTo(context.entries, { type: 'reading.dismissed' })
      enqueue.assign(({ context: { asked } }) => ({ asked: { ...asked, entries: text } }))
    }),
    refreshBoth: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo(context.report, { type: 'reading.refreshed' })
      enqueue.sendTo(context.entries, { type: 'reading.refreshed' })
    }),
    requestFile: enqueueActions(({ context, enqueue }, { format }: { format: ExportFormat }) => {
      const question = reportQuestion(context.search, context.today)
      if (!question) return
      const { name, prefix } = context.input.property
      const wish = { report: question, sort: context.search.sort, house: { name, prefix } }
      enqueue.sendTo(context.file, { type: 'export.requested', format, question: wish })
    }),
    openCorrection: assign(({ context: { input }, spawn }, { posting }: { posting: Posting }) => ({
      correction: spawn('correctionMachine', { input: { at: input.at, newKey: input.newKey, posting } }),
    })),
    stopCorrection: stopChild(({ context }) => context.correction ?? ''),
    forgetCorrection: assign({ correction: null }),
    announceApplied: sendTo(({ context }) => context.input.notices, {
      type: 'announcement.made',
      text: 'The posting was taken back.',
    }),
    /** Nothing here is ever unsaved. */
    reportFollowed: sendParent((_, { pathname, search }: Omit<LocationChanged, 'type'>) => ({
      type: 'address.followed',
      pathname,
      search,
    })),
  },
  guards: {
    isHere: ({ context }, { pathname }: { pathname: string }) => isAccounting(context.input.at.prefix, pathname),
  },
})
