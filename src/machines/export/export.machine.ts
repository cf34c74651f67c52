import { type AnyActorRef, assign, fromPromise, sendTo, setup } from 'xstate'
import { ApiError } from '../../api/api-error.ts'
import type { EndedExportList } from '../../api/contract/ended-work-words.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { noteSlowExport } from '../ended-work/ended-work.ts'
import { type ImportThread, inThread, startImportThread } from '../import/import-thread.ts'
import type { ExportFile, ExportFormat } from './export-file.ts'
import { phrase } from '../../phrases/phrase.ts'
import { sentenceText } from '../../phrases/sentence-text.ts'

/** Capabilities of an export. */
export interface ExportInput {
  scope: PropertyScope
  notices: AnyActorRef
  saveFile: (file: Blob, name: string) => void
  /** Starts the worker that writes files; by default a web worker. */
  startThread?: () => Promise<ImportThread>
}

export interface ExportOptions<Query> {
  id: string
  /** What it exports, as its notice names it. */
  list: EndedExportList
  /** Reads all data of the file, marked as an export, so that the server logs it. */
  read: (scope: PropertyScope, query: Query, signal: AbortSignal) => Promise<ExportFile>
}

interface ExportContext<Query> {
  input: ExportInput
  format: ExportFormat
  query: Query | null
  file: ExportFile | null
  /** When it was requested, of `performance.now()`. */
  began: number
  /** Message of the last failure. */
  problem: string | null
}

type ExportEvent<Query> =
  | { type: 'export.requested'; format: ExportFormat; query: Query }
  | { type: 'export.cancelled' }
  | { type: 'export.retried' }
  | { type: 'export.dismissed' }

/** What screens ask of an export. */
type ExportTag = 'busy' | 'slow' | 'failed' | 'cancelled'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
} as const

const unwritten = phrase('exports.browserCouldNotWrite')
function textOf(error: unknown) {
  if (!(error instanceof ApiError)) return unwritten
  const { message, requestId } = error
  return requestId
    ? phrase('exports.failedWithRequest', { message: sentenceText(message), requestId })
    : phrase('exports.failed', { message })
}

/**
 * Exports the screen's data to a file: reads them again, writes the file in a worker and hands it to the browser. Runs one export at a
 * time. A cancelled or failed export saves nothing (quality Q28).
 */
export function createExportMachine<Query>(options: ExportOptions<Query>) {
  return setup({
    types: {} as { input: ExportInput; context: ExportContext<Query>; events: ExportEvent<Query>; tags: ExportTag },
    actors: {
      readFile: fromPromise<ExportFile, ExportContext<Query>>(({ input: { input, query }, signal }) =>
        options.read(input.scope, query!, signal),
      ),
      writeFile: fromPromise<ArrayBuffer, ExportContext<Query>>(({ input: { input, format, file }, signal }) =>
        inThread(input.startThread ?? startImportThread, { name: 'export', format, book: file!.book }, signal),
      ),
    },
    actions: {
      storeRequest: assign((_, { format, query }: { format: ExportFormat; query: Query }) => ({
        format,
        query,
      })),
      storeFile: assign((_, { output }: { output: ExportFile }) => ({ file: output })),
      storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: textOf(error) })),
      storeTimeout: assign({ problem: phrase('exports.tookTooLong') }),
      storeBeginning: assign(() => ({ problem: null, began: performance.now() })),
      forgetFile: assign({ file: null }),
      save: ({ context: { input, file, format } }, { output }: { output: ArrayBuffer }) =>
        input.saveFile(new Blob([output], { type: types[format] }), `${file!.name}.${format}`),
      noteSaved: ({ context: { input, format, began } }) =>
        noteSlowExport(input.scope.http, { property_id: input.scope.propertyId, list: options.list, format }, began),
      announceSaved: sendTo(
        ({ context }) => context.input.notices,
        ({ context: { file, format } }) => ({
          type: 'notice.given',
          tone: 'ok',
          text: phrase('exports.wasSaved', { name: file!.name, format }),
        }),
      ),
    },
    delays: {
      /** Milliseconds until "Taking longer", and until the download times out (quality Q21). */
      slowAfter: 10_000,
      limit: 120_000,
    },
  }).createMachine({
    id: options.id,
    context: ({ input }) => ({ input, format: 'xlsx', query: null, file: null, began: 0, problem: null }),
    initial: 'idle',
    states: {
      idle: {
        on: {
          'export.requested': {
            target: 'working',
            actions: { type: 'storeRequest', params: ({ event }) => ({ format: event.format, query: event.query }) },
          },
        },
      },
      working: {
        tags: 'busy',
        entry: 'storeBeginning',
        type: 'parallel',
        on: { 'export.cancelled': 'cancelled' },
        after: { limit: { target: 'failed', actions: 'storeTimeout' } },
        states: {
          task: {
            initial: 'reading',
            states: {
              reading: {
                invoke: {
                  src: 'readFile',
                  input: ({ context }) => context,
                  onDone: {
                    target: 'writing',
                    actions: { type: 'storeFile', params: ({ event }) => event },
                  },
                  onError: {
                    target: '#failed',
                    actions: { type: 'storeProblem', params: ({ event }) => event },
                  },
                },
              },
              writing: {
                invoke: {
                  src: 'writeFile',
                  input: ({ context }) => context,
                  onDone: {
                    target: '#saved',
                    actions: [{ type: 'save', params: ({ event }) => event }, 'announceSaved', 'noteSaved'],
                  },
                  onError: {
                    target: '#failed',
                    actions: { type: 'storeProblem', params: ({ event }) => event },
                  },
                },
              },
            },
          },
          wait: {
            initial: 'normal',
            states: { normal: { after: { slowAfter: 'slow' } }, slow: { tags: 'slow' } },
          },
        },
      },
      saved: {
        id: 'saved',
        entry: 'forgetFile',
        on: {
          'export.requested': {
            target: 'working',
            actions: { type: 'storeRequest', params: ({ event }) => ({ format: event.format, query: event.query }) },
          },
        },
      },
      failed: {
        id: 'failed',
        tags: 'failed',
        entry: 'forgetFile',
        on: {
          'export.requested': {
            target: 'working',
            actions: { type: 'storeRequest', params: ({ event }) => ({ format: event.format, query: event.query }) },
          },
          'export.retried': 'working',
          'export.dismissed': 'idle',
        },
      },
      cancelled: {
        tags: 'cancelled',
        entry: 'forgetFile',
        on: {
          'export.requested': {
            target: 'working',
            actions: { type: 'storeRequest', params: ({ event }) => ({ format: event.format, query: event.query }) },
          },
          'export.retried': 'working',
          'export.dismissed': 'idle',
        },
      },
    },
  })
}

interface AnyExport {
  context: { problem: string | null; format: ExportFormat }
  hasTag: (tag: ExportTag) => boolean
}

/** A running export, as its menu uses it. The screen supplies the query. */
export interface ExportActor {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyExport
  send: (event: { type: 'export.cancelled' } | { type: 'export.retried' } | { type: 'export.dismissed' }) => void
}

export const selectProblem = (file: AnyExport) => (file.hasTag('failed') ? file.context.problem : null)
export const selectIsBusy = (file: AnyExport) => file.hasTag('busy')
export const selectIsSlow = (file: AnyExport) => file.hasTag('slow')
export const selectIsCancelled = (file: AnyExport) => file.hasTag('cancelled')
