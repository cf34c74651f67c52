import { assign, fromPromise, sendParent, setup } from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import { type Problem, problemStatuses } from '../../api/contract/problems.ts'
import * as problems from '../../api/problems.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { DialogApplied } from '../dialog/dialog-report.ts'
import { problemName, statusText } from './problem-texts.rules.ts'

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
        text: `${problemName(problem)} is ${problemStatuses[problem.status].toLowerCase()} again.`,
        run: async (signal) => {
          const { lock_version } = changed
          await problems.update(scope, problem.id, { status: problem.status, lock_version }, signal)
          return [{ id: problem.id, ok: true }]
        },
      }
    : undefined

/** Starts, finishes or reopens a problem at once, without a dialog. A change that somebody made meanwhile is never overwritten. */
export const problemChangeMachine = setup({
  types: { input: {} as Input, context: {} as Context },
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
      text: `${problemName(problem)} was not changed. ${message}`,
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
