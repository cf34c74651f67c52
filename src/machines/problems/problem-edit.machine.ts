import { type ActorRefFrom, type DoneActorEvent, sendParent, setup } from 'xstate'
import type { Problem } from '../../api/contract/problems.ts'
import * as problems from '../../api/problems.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { DialogApplied } from '../dialog/dialog-report.ts'
import type { FormSaved, FormTouched } from '../form/form.machine.ts'
import { problemFormMachine, type ProblemFormRef } from './problem-form.machine.ts'
import { restoring } from './problem-form.rules.ts'
import { problemName } from './problem-texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

interface Input {
  scope: PropertyScope
  problem: Problem
  newKey: () => string
}

interface Context extends Input {
  form: ProblemFormRef
}

type ProblemEditEvent =
  FormTouched | FormSaved<Problem> | (DoneActorEvent & { type: 'xstate.done.actor.form' }) | { type: 'dialog.closed' }

/** Restores the values on which the saved form is based. */
function undoOf({ scope, problem, form }: Context, saved: Problem): DialogApplied['undo'] {
  const { record } = form.getSnapshot().context
  const change = record && restoring(record, saved)
  if (!change) return undefined
  return {
    text: phrase('problems.editUndone', { problem: problemName(problem) }),
    run: async (signal) => {
      await problems.update(scope, problem.id, change, signal)
      return [{ id: problem.id, ok: true }]
    },
  }
}

/** The dialog that edits a problem: its form, and what it reports to the list (requirement 2.problems.edit). */
export const problemEditMachine = setup({
  types: {} as { input: Input; context: Context; events: ProblemEditEvent },
  actors: { form: problemFormMachine },
  actions: {
    reportSaved: sendParent(({ context }, { record }: { record: Problem }): DialogApplied => ({
      type: 'dialog.applied',
      text: phrase('problems.saved', { problem: problemName(record) }),
      failed: [],
      undo: undoOf(context, record),
    })),
  },
  guards: {
    /** It is unknown whether a save in progress takes effect. */
    isSaving: ({ context: { form } }) => form.getSnapshot().hasTag('busy'),
  },
}).createMachine({
  id: 'problemEdit',
  context: ({ input, spawn }) => {
    const { scope, problem, newKey } = input
    const form = spawn('form', { id: 'form', input: { http: scope.http, scope, newKey, key: problem.id } })
    return { ...input, form }
  },
  initial: 'open',
  states: {
    open: {
      on: {
        'form.saved': { actions: { type: 'reportSaved', params: ({ event }) => ({ record: event.record }) } },
        'xstate.done.actor.form': 'closed',
        'dialog.closed': [{ guard: 'isSaving' }, { target: 'closed' }],
      },
    },
    closed: { type: 'final' },
  },
})

export type ProblemEditRef = ActorRefFrom<typeof problemEditMachine>
