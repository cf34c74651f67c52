import type { ActorRefFrom } from 'xstate'
import { commitInput, importSetup } from './import.setup.ts'

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
        onDone: { target: 'shown', actions: { type: 'saveRefusedRows', params: ({ event }) => event } },
        onError: { target: 'shown', actions: { type: 'storeProblem', params: ({ event }) => event } },
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
  context: ({ input }) => ({ input, file: null, problem: null, rows: [], plan: [], key: '', results: {} }),
  initial: 'choosing',
  on: { 'import.restarted': { target: '.choosing', actions: 'forgetFile' } },
  states: {
    choosing: {
      tags: 'choosing',
      entry: { type: 'reportTouched', params: { isDirty: false } },
      on: {
        'file.chosen': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: [{ type: 'storeFile', params: ({ event }) => event }, 'storeTooLarge'],
          },
          { target: 'reading', actions: { type: 'storeFile', params: ({ event }) => event } },
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
            onDone: { target: 'idle', actions: { type: 'saveTemplate', params: ({ event }) => event } },
            onError: { target: 'idle', actions: { type: 'storeProblem', params: ({ event }) => event } },
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
        onDone: { target: 'checking', actions: { type: 'storeRows', params: ({ event }) => event } },
        onError: { target: 'choosing', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    checking: {
      tags: 'checking',
      on: { 'import.cancelled': { target: 'choosing', actions: 'forgetFile' } },
      after: { slowAfter: { target: 'choosing', actions: 'storeTimeout' } },
      invoke: {
        src: 'checkRows',
        input: ({ context }) => context,
        onDone: { target: 'preview', actions: { type: 'storePlan', params: ({ event }) => event } },
        onError: { target: 'choosing', actions: { type: 'storeProblem', params: ({ event }) => event } },
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
        'row.answered': { actions: { type: 'storeResult', params: ({ event }) => event } },
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
      entry: [{ type: 'reportTouched', params: { isDirty: false } }, 'reportDone'],
      on: { 'remainingRows.retried': { guard: 'hasWork', target: 'committing' } },
      ...savingRefusedRows,
    },
  },
})

export type ImportRef = ActorRefFrom<typeof importMachine>
