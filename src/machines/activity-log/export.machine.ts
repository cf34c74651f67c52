import { type ActorRefFrom, type AnyActorRef, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { ApiError } from '../../api/api-error.ts'
import { maxExportedEntries } from '../../api/contract/activity-log.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import type { ExportFormat } from '../export/export-file.ts'
import { noteSlowExport } from '../ended-work/ended-work.ts'
import { type ImportThread, inThread, startImportThread } from '../import/import-thread.ts'
import { workbookOf, fileNameOf, type ActivityProperty } from './activity-sheet.rules.ts'
import { type AllEntries, type ReadAllEvent, readAllActor } from './read-all.actor.ts'
import { numberText } from '../../numbers/number-text.ts'
import { phrase } from '../../phrases/phrase.ts'

interface ExportInput {
  scope: PropertyScope
  search: ActivitySearch
  property: ActivityProperty
  format: ExportFormat
  notices: AnyActorRef
  saveFile: (file: Blob, name: string) => void
  /** Starts the worker that writes files; by default a web worker. */
  startThread?: (() => Promise<ImportThread>) | undefined
  /** Receives the retry request after a failure. */
  requester: AnyActorRef
}

interface Context {
  input: ExportInput
  /** When it was requested, of `performance.now()`. */
  began: number
  /** Number of entries read. */
  count: number
  all: AllEntries | null
}

type ExportEvent = ReadAllEvent | { type: 'export.cancelled' }

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
} as const
const unwritten = phrase('activity-log.fileNotWritten')
const doneText = (count: number, isCut: boolean) =>
  isCut
    ? phrase('activity-log.exportCut', { count: numberText(maxExportedEntries) })
    : phrase('activity-log.exportFinished', { count })

/** Exports all pages of the filtered log to a file. A failed or cancelled export saves nothing (quality Q28). */
export const activityExportMachine = setup({
  types: {} as { input: ExportInput; context: Context; events: ExportEvent; tags: 'reading' | 'writing' },
  actors: {
    readAll: readAllActor,
    writeFile: fromPromise<ArrayBuffer, Context>(({ input: { input, all }, signal }) =>
      inThread(
        input.startThread ?? startImportThread,
        { name: 'export', format: input.format, book: workbookOf(all?.data ?? [], input.search, input.property) },
        signal,
      ),
    ),
  },
  actions: {
    storeCount: assign((_, { count }: { count: number }) => ({ count })),
    storeAll: assign((_, { all }: { all: AllEntries }) => ({ all, count: all.data.length })),
    saveFile: ({ context: { input } }, { output }: { output: ArrayBuffer }) =>
      input.saveFile(
        new Blob([output], { type: types[input.format] }),
        fileNameOf(input.scope.prefix, input.search, input.format),
      ),
    giveDone: sendTo(
      ({ context }) => context.input.notices,
      ({ context: { count, all } }) => ({
        type: 'notice.given',
        tone: 'ok',
        text: doneText(count, all?.isCut ?? false),
      }),
    ),
    noteDone: ({ context: { input, began } }) =>
      noteSlowExport(
        input.scope.http,
        { property_id: input.scope.propertyId, list: 'activity-logs', format: input.format },
        began,
      ),
    giveFailure: sendTo(
      ({ context }) => context.input.notices,
      ({ context: { input } }, { error }: { error: unknown }) => ({
        type: 'notice.given',
        tone: 'critical',
        text: phrase('activity-log.exportFailed', { reason: error instanceof ApiError ? error.message : unwritten }),
        action: {
          label: phrase('activity-log.retry'),
          target: input.requester,
          event: { type: 'export.requested', format: input.format },
        },
      }),
    ),
    giveCancelled: sendTo(({ context }) => context.input.notices, {
      type: 'announcement.made',
      text: phrase('activity-log.exportCancelled'),
    }),
  },
}).createMachine({
  id: 'activityExport',
  context: ({ input }) => ({ input, began: performance.now(), count: 0, all: null }),
  initial: 'reading',
  on: { 'export.cancelled': { target: '.closed', actions: 'giveCancelled' } },
  states: {
    reading: {
      tags: 'reading',
      invoke: {
        src: 'readAll',
        input: ({ context: { input }, self }) => ({ parent: self, scope: input.scope, search: input.search }),
      },
      on: {
        'pages.progressed': { actions: { type: 'storeCount', params: ({ event }) => ({ count: event.count }) } },
        'pages.read': { target: 'writing', actions: { type: 'storeAll', params: ({ event }) => ({ all: event.all }) } },
        'pages.failed': {
          target: 'closed',
          actions: { type: 'giveFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    writing: {
      tags: 'writing',
      invoke: {
        src: 'writeFile',
        input: ({ context }) => context,
        onDone: {
          target: 'closed',
          actions: [{ type: 'saveFile', params: ({ event }) => ({ output: event.output }) }, 'giveDone', 'noteDone'],
        },
        onError: {
          target: 'closed',
          actions: { type: 'giveFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    closed: { type: 'final' },
  },
})

export type ExportRef = ActorRefFrom<typeof activityExportMachine>
type Snapshot = SnapshotFrom<typeof activityExportMachine>
export const selectExportCount = (file: Snapshot) => file.context.count
export const selectIsWriting = (file: Snapshot) => file.hasTag('writing')
