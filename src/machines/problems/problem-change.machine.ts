import { assign, fromPromise, sendParent, setup } from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import type { Problem } from '../../api/contract/problems.ts'
import * as problems from '../../api/problems.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { DialogApplied } from '../dialog/dialog-report.ts'
import { problemName, statusText } from './problem-texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

interface Input {
  scope: PropertyScope
  problem: Problem
  status: Problem['status']
}

interface Context extends Input {
  changed: Problem | null
  message: string
}

/** Sets a problem back to the status that it had. */
const undoOf = ({ scope, problem, changed }: Context): DialogApplied['undo'] =>
  changed
    ? {
        text: phrase('problems.statusRestored', { problem: problemName(problem), status: problem.status }),
        run: async (signal) => {
          const { lock_version } = changed
          await problems.update(scope, problem.id, { status: problem.status, lock_version }, signal)
          return [{ id: problem.id, ok: true }]
        },
      }
    : undefined

/**
 * Starts, finishes or reopens a problem at once, without a dialog (requirement 2.problems.start, 2.problems.finish, 2.problems.reopen). A
 * change that somebody made meanwhile is never overwritten.
 */
export const problemChangeMachine = setup({
  types: {} as { input: Input; context: Context },
  actors: {
    change: fromPromise<Problem, Context>(({ input: { scope, problem, status }, signal }) =>
      problems.update(scope, problem.id, { status, lock_version: problem.lock_version }, signal),
    ),
  },
  actions: {
    storeChanged: assign((_, { output }: { output: Problem }) => ({ changed: output })),
    storeMessage: assign((_, { error }: { error: unknown }) => ({ message: toApiError(error).message })),
    reportChanged: sendParent(({ context }): DialogApplied => {
      const { problem, status } = context
      return { type: 'dialog.applied', text: statusText(problem, status), failed: [], undo: undoOf(context) }
    }),
    reportRefused: sendParent(({ context: { problem, message } }): DialogApplied => ({
      type: 'dialog.applied',
      text: phrase('problems.notChanged', { problem: problemName(problem), message }),
      failed: [problem.id],
    })),
  },
}).createMachine({
  id: 'problemChange',
  context: ({ input }) => ({ ...input, changed: null, message: '' }),
  initial: 'changing',
  states: {
    changing: {
      invoke: {
        src: 'change',
        input: ({ context }) => context,
        onDone: {
          target: 'closed',
          actions: [{ type: 'storeChanged', params: ({ event }) => ({ output: event.output }) }, 'reportChanged'],
        },
        onError: {
          target: 'closed',
          actions: [{ type: 'storeMessage', params: ({ event }) => ({ error: event.error }) }, 'reportRefused'],
        },
      },
    },
    closed: { type: 'final' },
  },
})
