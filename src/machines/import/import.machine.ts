import { type AnyActorRef, assign, fromPromise, sendParent, sendTo, setup, type ActorRefFrom } from 'xstate'
import { ApiError } from '../../api/api-error.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { noteEndedWork } from '../ended-work/ended-work.ts'
import { commitRows, type CommitReport } from './commit.actor.ts'
import { maxFileBytes } from './file-type.rules.ts'
import type { RowResult } from './import-calls.ts'
import { checkRows, readRows, refusedFileOf, senderOf, templateName, templateOf, workbookOf } from './import-jobs.ts'
import type { ImportThread } from './import-thread.ts'
import type { ImportSubject, PlannedRow } from './plan.ts'
import { refusedRows, rowsToSend } from './results.rules.ts'
import { type SheetRow, UnreadableFile } from './sheet.ts'
import { phrase } from '../../phrases/phrase.ts'

interface ImportInput {
  scope: PropertyScope
  currency: string
  tab: ImportSubject
  saveFile: (file: Blob, name: string) => void
  newKey: () => string
  /** Starts the worker that reads files. */
  startThread: () => Promise<ImportThread>
}

export interface ImportContext {
  input: ImportInput
  file: File | null
  /** Why there is no preview, or why a file could not be saved. */
  problem: string | null
  rows: readonly SheetRow[]
  plan: readonly PlannedRow[]
  /** Together with the row number, the idempotency key of a row's call; stays the same on a retry (domain D22). */
  key: string
  results: Readonly<Record<number, RowResult>>
  /** Number of refused rows when the commit last ended. */
  noted: number
}

type ImportEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'template.requested' }
  | { type: 'import.cancelled' }
  | { type: 'import.restarted' }
  | { type: 'import.confirmed' }
  | { type: 'remainingRows.retried' }
  | { type: 'refusedRows.requested' }
  | CommitReport

type ImportTag = 'choosing' | 'reading' | 'checking' | 'preview' | 'committing' | 'stopping' | 'done' | 'saving'

const textOf = (error: unknown) =>
  error instanceof UnreadableFile || error instanceof ApiError ? error.message : phrase('imports.couldNotBeOpened')

const noFile = { file: null, problem: null, rows: [], plan: [], results: {}, noted: 0 } satisfies Partial<ImportContext>

/** Setup of the import machine: events, calls, actions and guards. */
const importSetup = setup({
  types: {} as {
    input: ImportInput
    context: ImportContext
    events: ImportEvent
    tags: ImportTag
    children: { commit: 'commitRows' }
  },
  actors: {
    commitRows,
    readFile: fromPromise<SheetRow[], ImportContext>(({ input: { input, file }, signal }) =>
      file ? readRows(input, file, signal) : Promise.reject(new Error('No file was chosen')),
    ),
    checkRows: fromPromise<PlannedRow[], ImportContext>(({ input: { input, rows }, signal }) =>
      checkRows(input, rows, signal),
    ),
    fetchTemplate: fromPromise<Blob, ImportContext>(({ input, signal }) => templateOf(input.input, signal)),
    writeRefused: fromPromise<ArrayBuffer, ImportContext>(({ input: context, signal }) =>
      refusedFileOf(context.input, refusedRows(context), signal),
    ),
  },
  delays: {
    /** Milliseconds that reading or checking may take (quality Q21). */
    slowAfter: 30_000,
  },
  actions: {
    storeFile: assign((_, { file }: { file: File }) => ({ ...noFile, file })),
    forgetFile: assign(noFile),
    storeRows: assign((_, { output }: { output: SheetRow[] }) => ({ rows: output })),
    storePlan: assign(({ context }, { output }: { output: PlannedRow[] }) => ({
      plan: output,
      key: context.input.newKey(),
    })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: textOf(error) })),
    storeTooLarge: assign({
      problem: phrase('imports.tooLarge'),
    }),
    storeTimeout: assign({
      problem: phrase('imports.tookTooLong'),
    }),
    forgetProblem: assign({ problem: null }),
    forgetUntried: assign(({ context: { results } }) => ({
      results: Object.fromEntries(Object.entries(results).filter(([, { outcome }]) => outcome !== 'untried')),
    })),
    storeResult: assign(({ context: { results } }, { number, result }: { number: number; result: RowResult }) => ({
      results: { ...results, [number]: result },
    })),
    stopCommit: sendTo('commit', { type: 'commit.stopped' }),
    saveTemplate: ({ context: { input } }, { output }: { output: Blob }) =>
      input.saveFile(output, templateName(input.tab)),
    saveRefusedRows: ({ context: { input } }, { output }: { output: ArrayBuffer }) =>
      input.saveFile(workbookOf(output), phrase('imports.refusedFileName', { tab: input.tab })),
    /** Refreshes lists and options; the results stay visible here. */
    reportDone: sendParent(({ context: { input, results } }) => {
      const done = Object.values(results).filter(({ outcome }) => outcome === 'done').length
      return {
        type: 'form.savedMany',
        text: phrase('imports.imported', { tab: input.tab, count: done }),
        isComplete: false,
      }
    }),
    /** A retry of the rest without another refused row is no news. */
    noteRefused: ({ context }) => {
      const { input, plan, noted } = context
      const refused = refusedRows(context).length
      if (refused <= noted) return
      const { http, propertyId: property_id } = input.scope
      noteEndedWork(http, { kind: 'import', property_id, list: input.tab, rows: plan.length, refused })
    },
    storeNoted: assign(({ context }) => ({ noted: refusedRows(context).length })),
    reportTouched: sendParent((_, { isDirty }: { isDirty: boolean }) => ({ type: 'form.touched', isDirty })),
  },
  guards: {
    isTooLarge: (_, { file }: { file: File }) => file.size > maxFileBytes,
    hasWork: ({ context }) => rowsToSend(context).length > 0,
  },
})

const commitInput = (context: ImportContext) => ({
  rows: rowsToSend(context),
  send: senderOf(context.input, context.key, context.results),
})

/** The actor of an open import. */
export interface ImportActor {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => { context: ImportContext; hasTag: (tag: ImportTag) => boolean }
  send: (event: Exclude<ImportEvent, CommitReport>) => void
}

/** Saving of the refused rows to a file, before or after the commit. */
const savingRefusedRows = {
  initial: 'shown',
  states: {
    shown: { on: { 'refusedRows.requested': 'saving' } },
    saving: {
      tags: 'saving',
      entry: 'forgetProblem',
      invoke: {
        src: 'writeRefused',
        input: ({ context }) => context,
        onDone: {
          target: 'shown',
          actions: { type: 'saveRefusedRows', params: ({ event }) => ({ output: event.output }) },
        },
        onError: {
          target: 'shown',
          actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
} as const satisfies ReturnType<typeof importSetup.createStateConfig>

/**
 * Imports an xlsx file: reads it, checks each row, shows a preview, and then commits by the same calls as the forms (ADR 0026). A failure
 * before the commit returns to the file choice with a message and changes nothing.
 */
export const importMachine = importSetup.createMachine({
  id: 'import',
  context: ({ input }) => ({ input, ...noFile, key: '' }),
  initial: 'choosing',
  on: { 'import.restarted': { target: '.choosing', actions: 'forgetFile' } },
  states: {
    choosing: {
      tags: 'choosing',
      entry: { type: 'reportTouched', params: { isDirty: false } },
      on: {
        'file.chosen': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => ({ file: event.file }) },
            actions: [{ type: 'storeFile', params: ({ event }) => ({ file: event.file }) }, 'storeTooLarge'],
          },
          { target: 'reading', actions: { type: 'storeFile', params: ({ event }) => ({ file: event.file }) } },
        ],
      },
      initial: 'idle',
      states: {
        idle: { on: { 'template.requested': 'downloading' } },
        downloading: {
          tags: 'saving',
          entry: 'forgetProblem',
          invoke: {
            src: 'fetchTemplate',
            input: ({ context }) => context,
            onDone: {
              target: 'idle',
              actions: { type: 'saveTemplate', params: ({ event }) => ({ output: event.output }) },
            },
            onError: {
              target: 'idle',
              actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    reading: {
      tags: 'reading',
      on: { 'import.cancelled': { target: 'choosing', actions: 'forgetFile' } },
      after: { slowAfter: { target: 'choosing', actions: 'storeTimeout' } },
      invoke: {
        src: 'readFile',
        input: ({ context }) => context,
        onDone: {
          target: 'checking',
          actions: { type: 'storeRows', params: ({ event }) => ({ output: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    checking: {
      tags: 'checking',
      on: { 'import.cancelled': { target: 'choosing', actions: 'forgetFile' } },
      after: { slowAfter: { target: 'choosing', actions: 'storeTimeout' } },
      invoke: {
        src: 'checkRows',
        input: ({ context }) => context,
        onDone: {
          target: 'preview',
          actions: { type: 'storePlan', params: ({ event }) => ({ output: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    preview: {
      tags: 'preview',
      entry: { type: 'reportTouched', params: { isDirty: true } },
      on: { 'import.confirmed': { guard: 'hasWork', target: 'committing' } },
      ...savingRefusedRows,
    },
    committing: {
      tags: 'committing',
      entry: [{ type: 'reportTouched', params: { isDirty: true } }, 'forgetUntried'],
      invoke: { src: 'commitRows', id: 'commit', input: ({ context }) => commitInput(context) },
      on: {
        // No restart while rows are being sent.
        'import.restarted': {},
        'row.answered': {
          actions: { type: 'storeResult', params: ({ event }) => ({ number: event.number, result: event.result }) },
        },
        'commit.ended': 'done',
      },
      initial: 'running',
      states: {
        running: { on: { 'import.cancelled': { target: 'stopping', actions: 'stopCommit' } } },
        /** Sends no more rows and waits for the pending responses. */
        stopping: { tags: 'stopping' },
      },
    },
    done: {
      tags: 'done',
      entry: [{ type: 'reportTouched', params: { isDirty: false } }, 'reportDone', 'noteRefused', 'storeNoted'],
      on: { 'remainingRows.retried': { guard: 'hasWork', target: 'committing' } },
      ...savingRefusedRows,
    },
  },
})

export type ImportRef = ActorRefFrom<typeof importMachine>
