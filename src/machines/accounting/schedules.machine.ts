import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromPromise,
  sendTo,
  setup,
  type SnapshotFrom,
  stopChild,
} from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import type { Property } from '../../api/contract/property.ts'
import type { ReportFile, ReportSchedule } from '../../api/contract/report-schedules.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import * as reportSchedules from '../../api/report-schedules.ts'
import { phrase } from '../../phrases/phrase.ts'
import { askedAgain } from '../query/asked-again.ts'
import type { QueryInput } from '../query/query.machine.ts'
import { reportSchedulesMachine } from './queries.machine.ts'
import { momentIn } from '../../clock/hotel-clock.ts'
import type { ScheduleDraft } from './schedule.rules.ts'
import {
  type ScheduleChange,
  scheduleChangeMachine,
  type ScheduleChangeRef,
  type ScheduleChangeReport,
} from './schedule-change.machine.ts'
import { watchDueReports } from './watch-due-reports.ts'

interface SchedulesInput extends QueryInput {
  property: Pick<Property, 'timezone'>
  newKey: () => string
  saveFile: (file: Blob, name: string) => void
}

interface SchedulesContext {
  input: SchedulesInput
  list: ActorRefFrom<typeof reportSchedulesMachine>
  isRequested: boolean
  change: ScheduleChangeRef | null
  /** The file that is downloaded, or could not be. */
  file: ReportFile | null
  /** Message of the last failed download. */
  problem: string | null
}

export type SchedulesEvent =
  | { type: 'schedules.shown' }
  | { type: 'schedules.refreshed' }
  | { type: 'scheduleChange.opened'; change: ScheduleChange; draft: ScheduleDraft }
  | ScheduleChangeReport
  | { type: 'reportFile.requested'; file: ReportFile }
  | { type: 'reportFile.dismissed' }

interface Applied {
  kind: ScheduleChange['kind']
  schedule: ReportSchedule | null
}

function appliedText({ kind, schedule }: Applied, timezone: string): string {
  const when = schedule?.next_run_at ? momentIn(schedule.next_run_at, timezone) : ''
  switch (kind) {
    case 'create':
      return phrase('schedules.createdNotice', { when })
    case 'edit':
      return phrase('schedules.changedNotice')
    case 'pause':
      return phrase('schedules.pausedNotice')
    case 'resume':
      return phrase('schedules.resumedNotice', { when })
    case 'delete':
      return phrase('schedules.deletedNotice')
  }
}

interface Reading {
  scope: PropertyScope
  file: ReportFile
}

/** The reports by schedule of one property: the list, the dialog that changes one, and the download of a file (ADR 0076). */
export const schedulesMachine = setup({
  types: {} as { input: SchedulesInput; context: SchedulesContext; events: SchedulesEvent; tags: 'downloading' },
  actors: {
    scheduleChangeMachine,
    watchDueReports,
    readFile: fromPromise<Blob, Reading>(({ input: { scope, file }, signal }) =>
      reportSchedules.download(scope, file, signal),
    ),
  },
  actions: {
    requestSchedules: enqueueActions(({ context, enqueue }) => {
      if (context.isRequested) return
      enqueue.sendTo(context.list, { type: 'query.requested', query: {} })
      enqueue.assign({ isRequested: true })
    }),
    refreshSchedules: sendTo(({ context }) => context.list, { type: 'query.refreshed' }),
    askAgain: sendTo(({ context }) => context.list, askedAgain({})),
    openChange: assign(
      ({ context: { input, list }, spawn }, { change, draft }: { change: ScheduleChange; draft: ScheduleDraft }) => {
        const known = list.getSnapshot().context.data
        const { scope, newKey } = input
        const { people = [], can_email: canEmail = false } = known ?? {}
        return { change: spawn('scheduleChangeMachine', { input: { scope, newKey, change, draft, people, canEmail } }) }
      },
    ),
    stopChange: stopChild(({ context }) => context.change ?? ''),
    forgetChange: assign({ change: null }),
    giveApplied: sendTo(
      ({ context }) => context.input.notices,
      ({ context: { input } }, applied: Applied) => ({
        type: 'notice.given',
        tone: 'ok',
        text: appliedText(applied, input.property.timezone),
      }),
    ),
    storeFile: assign((_, { file }: { file: ReportFile }) => ({ file, problem: null })),
    storeProblem: assign(({ context }, { error }: { error: unknown }) => ({
      problem: phrase('schedules.downloadFailed', {
        name: context.file?.name ?? '',
        message: toApiError(error).message,
      }),
    })),
    forgetFile: assign({ file: null, problem: null }),
    save: ({ context: { input, file } }, { blob }: { blob: Blob }) => input.saveFile(blob, file?.name ?? ''),
    giveSaved: sendTo(
      ({ context }) => context.input.notices,
      ({ context: { file } }) => ({
        type: 'notice.given',
        tone: 'ok',
        text: phrase('schedules.fileSaved', { name: file?.name ?? '' }),
      }),
    ),
  },
}).createMachine({
  id: 'schedules',
  context: ({ input, spawn }) => ({
    input,
    list: spawn(reportSchedulesMachine, { input }),
    isRequested: false,
    change: null,
    file: null,
    problem: null,
  }),
  invoke: { src: 'watchDueReports', input: ({ context }) => ({ list: context.list }) },
  on: {
    'schedules.shown': { actions: 'requestSchedules' },
    'schedules.refreshed': { actions: 'refreshSchedules' },
  },
  type: 'parallel',
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'scheduleChange.opened': {
              target: 'open',
              actions: { type: 'openChange', params: ({ event }) => ({ change: event.change, draft: event.draft }) },
            },
          },
        },
        open: {
          exit: ['stopChange', 'forgetChange'],
          on: {
            'scheduleChange.applied': {
              actions: { type: 'giveApplied', params: ({ event }) => ({ kind: event.kind, schedule: event.schedule }) },
            },
            // Also after a refusal: the schedule is then not what the list shows.
            'scheduleChange.left': { target: 'closed', actions: 'askAgain' },
          },
        },
      },
    },
    download: {
      initial: 'idle',
      on: {
        'reportFile.requested': {
          target: '.reading',
          actions: { type: 'storeFile', params: ({ event }) => ({ file: event.file }) },
        },
      },
      states: {
        idle: {},
        reading: {
          tags: 'downloading',
          invoke: {
            src: 'readFile',
            input: ({ context }) => ({ scope: context.input.scope, file: context.file! }),
            onDone: {
              target: 'idle',
              actions: [{ type: 'save', params: ({ event }) => ({ blob: event.output }) }, 'giveSaved', 'forgetFile'],
            },
            onError: {
              target: 'failed',
              actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { 'reportFile.dismissed': { target: 'idle', actions: 'forgetFile' } } },
      },
    },
  },
})

type SchedulesSnapshot = SnapshotFrom<typeof schedulesMachine>

export const selectChange = (schedules: SchedulesSnapshot) => schedules.context.change
export const selectDownloadProblem = (schedules: SchedulesSnapshot) => schedules.context.problem
export const selectFile = (schedules: SchedulesSnapshot) => schedules.context.file
/** The file that is being downloaded; null if none is. */
export const selectDownloading = (schedules: SchedulesSnapshot) =>
  schedules.hasTag('downloading') ? (schedules.context.file?.id ?? null) : null
