import type { ActorRefFrom } from 'xstate'
import type { Problem } from '../../api/contract/problems.ts'
import * as problems from '../../api/problems.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { createFormMachine, type FormInput } from '../form/form.machine.ts'
import { checkedProblem, draftOf, emptyProblem, type ProblemDraft, problemFields } from './problem-form.rules.ts'

/** `key` is the id of the problem. */
interface ProblemFormInput extends FormInput {
  scope: PropertyScope
  key: number
}

/** The form that edits kind, text, priority and photos of a problem: POST update_problem. */
export const problemFormMachine = createFormMachine<Problem, ProblemDraft, ProblemFormInput, problems.ProblemChange>({
  id: 'problemForm',
  fields: problemFields,
  emptyDraft: () => emptyProblem,
  draftOf,
  load: ({ scope, key }, signal) => problems.view(scope, key, signal),
  check: checkedProblem,
  save: ({ scope, key }, change, _record, idempotencyKey, signal) =>
    problems.update(scope, key, change, signal, idempotencyKey),
  readCurrent: (_http, { scope }) => problems.parseProblem(scope),
})

export type ProblemFormRef = ActorRefFrom<typeof problemFormMachine>
