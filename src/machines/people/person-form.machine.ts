import type { ActorRefFrom } from 'xstate'
import type { CreatedPerson } from '../../api/contract/people.ts'
import type { User } from '../../api/contract/user.ts'
import * as people from '../../api/people.ts'
import * as users from '../../api/users.ts'
import { createFormMachine, type FormInput } from '../form/form.machine.ts'
import {
  checkedPerson,
  draftOfPerson,
  emptyPerson,
  type PersonDraft,
  personFields,
  type PersonSubmission,
} from './person-form.rules.ts'

/** `key` is the id of the person to edit. */
export interface PersonFormInput extends FormInput {
  key: number | null
}

/** A saved person; a new one has the link that sets the first password. */
export type SavedPerson = User & Partial<Pick<CreatedPerson, 'link'>>

/** Create and edit of one person (ADR 0096). */
export const personFormMachine = createFormMachine<SavedPerson, PersonDraft, PersonFormInput, PersonSubmission>({
  id: 'personForm',
  fields: personFields,
  emptyDraft: () => emptyPerson,
  draftOf: draftOfPerson,
  load: ({ http, key }, signal) => users.view(http, key ?? 0, signal),
  check: checkedPerson,
  save: ({ http }, submission, _record, idempotencyKey, signal) =>
    'create' in submission
      ? people.create(http, submission.create, idempotencyKey, signal)
      : people.change(http, submission.id, submission.change, signal),
  readCurrent: () => people.parsePerson,
})

export type PersonFormRef = ActorRefFrom<typeof personFormMachine>
