import { type AnyActorRef, assign, fromPromise, sendParent, sendTo, setup } from 'xstate'
import { ApiError } from '../../api/api-error.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { countText } from '../dialog/dialog-report.ts'
import { commitRows, type CommitReport } from './commit.actor.ts'
import { maxFileBytes } from './file-type.rules.ts'
import { commitRow, readReferenceData, readTemplate, type RowResult } from './import-calls.ts'
import { type ImportThread, inThread } from './import-thread.ts'
import { importNouns, type ImportTab, layoutOf, type PlannedRow } from './plan.ts'
import { refusedRows, rowsToSend } from './results.rules.ts'
import { type SheetRow, UnreadableFile } from './sheet.ts'

export interface ImportInput {
  scope: PropertyScope
  currency: string
  tab: ImportTab
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
}

export type ImportEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'template.requested' }
  | { type: 'import.cancelled' }
  | { type: 'import.restarted' }
  | { type: 'import.confirmed' }
  | { type: 'remainingRows.retried' }
  | { type: 'refusedRows.requested' }
  | CommitReport

export type ImportTag = 'choosing' | 'reading' | 'checking' | 'preview' | 'committing' | 'stopping' | 'done' | 'saving'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Message of an error. */
const textOf = (error: unknown) =>
  error instanceof UnreadableFile || error instanceof ApiError
    ? error.message
    : 'The file could not be opened. Nothing was changed.'

/** Setup of the import machine: events, calls, actions and guards. */
export const importSetup = setup({
  types: {
    input: {} as ImportInput,
    context: {} as ImportContext,
    events: {} as ImportEvent,
    tags: {} as ImportTag,
    children: {} as { commit: 'commitRows' },
  },
  actors: {
    commitRows,
    readFile: fromPromise<SheetRow[], ImportContext>(({ input: { input, file }, signal }) =>
      file
        ? inThread(input.startThread, { name: 'read', layout: layoutOf(input.tab), file }, signal)
        : Promise.reject(new Error('No file was chosen')),
    ),
    checkRows: fromPromise<PlannedRow[], ImportContext>(async ({ input: { input, rows }, signal }) => {
      const reference = await readReferenceData(input, rows, signal)
      return inThread(input.startThread, { name: 'check', rows, reference }, signal)
    }),
    fetchTemplate: fromPromise<Blob, ImportContext>(({ input, signal }) => readTemplate(input.input, signal)),
    writeRefused: fromPromise<ArrayBuffer, ImportContext>(({ input: context, signal }) =>
      inThread(
        context.input.startThread,
        { name: 'write', layout: layoutOf(context.input.tab), rows: refusedRows(context) },
        signal,
      ),
    ),
  },
  delays: {
    /** Milliseconds that reading or checking may take (quality Q21). */
    slowAfter: 30_000,
  },
  actions: {
    storeFile: assign((_, { file }: { file: File }) => ({ file, problem: null, rows: [], plan: [], results: {} })),
    forgetFile: assign({ file: null, problem: null, rows: [], plan: [], results: {} }),
    storeRows: assign((_, { output }: { output: SheetRow[] }) => ({ rows: output })),
    storePlan: assign(({ context }, { output }: { output: PlannedRow[] }) => ({
      plan: output,
      key: context.input.newKey(),
    })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: textOf(error) })),
    storeTooLarge: assign({ problem: 'This file is larger than 20 MB, the most that is opened. Nothing was changed.' }),
    storeTimeout: assign({ problem: 'The file took longer than 30 seconds and was given up. Nothing was changed.' }),
    forgetProblem: assign({ problem: null }),
    forgetUntried: assign(({ context: { results } }) => ({
      results: Object.fromEntries(Object.entries(results).filter(([, { outcome }]) => outcome !== 'untried')),
    })),
    storeResult: assign(({ context: { results } }, { number, result }: { number: number; result: RowResult }) => ({
      results: { ...results, [number]: result },
    })),
    stopCommit: sendTo('commit', { type: 'commit.stopped' }),
    saveTemplate: ({ context: { input } }, { output }: { output: Blob }) =>
      input.saveFile(output, `${layoutOf(input.tab)}.xlsx`),
    saveRefusedRows: ({ context: { input } }, { output }: { output: ArrayBuffer }) =>
      input.saveFile(new Blob([output], { type: workbookType }), `refused ${importNouns[input.tab].many}.xlsx`),
    /** Refreshes lists and options; the results stay visible here. */
    reportDone: sendParent(({ context: { input, results } }) => {
      const done = Object.values(results).filter(({ outcome }) => outcome === 'done').length
      return {
        type: 'form.savedMany',
        text: `${countText(done, importNouns[input.tab])} imported.`,
        isComplete: false,
      }
    }),
    reportTouched: sendParent((_, { isDirty }: { isDirty: boolean }) => ({ type: 'form.touched', isDirty })),
  },
  guards: {
    isTooLarge: (_, { file }: { file: File }) => file.size > maxFileBytes,
    hasWork: ({ context }) => rowsToSend(context).length > 0,
  },
})

/** Input of the commit actor. */
export const commitInput = (context: ImportContext) => ({
  rows: rowsToSend(context),
  send: (row: PlannedRow, signal: AbortSignal) => commitRow(context.input, row, `${context.key}-${row.number}`, signal),
})

/** The actor of an open import. */
export interface ImportActor {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => { context: ImportContext; hasTag: (tag: ImportTag) => boolean }
  send: (event: Exclude<ImportEvent, CommitReport>) => void
}
