import {
  type ActorRefFrom,
  type AnyActorLogic,
  type DoneActorEvent,
  type ErrorActorEvent,
  type InputFrom,
  sendParent,
  setup,
  type SnapshotFrom,
} from 'xstate'
import { type DialogApplied, savedReport } from '../dialog/dialog-report.ts'
import type { FormRecord, FormSaved, FormTag, FormTouched } from '../form/form.machine.ts'

/** What an inventory tab is asked to edit: one field of one record of its list. */
export interface EditRequest<Field extends string> {
  id: number
  field: Field
}

/** Event of an inline edit to its inventory tab. It leaves the selection and an open dialog alone, unlike a dialog's report. */
export interface EditApplied extends Omit<DialogApplied, 'type'> {
  type: 'edit.applied'
}

/** Starts the form of the record as the child `form`. */
export type StartForm = <Logic extends AnyActorLogic>(
  logic: Logic,
  options: { id: 'form'; input: InputFrom<Logic> },
) => ActorRefFrom<Logic>

/** The form of any record, as an inline edit uses it. */
export interface EditedForm {
  getSnapshot: () => {
    context: { draft: object; base: object; errors: object }
    hasTag: (tag: FormTag) => boolean
  }
  send: (event: { type: 'error.closed' } | { type: 'form.submitted' }) => void
}

interface NamedRecord extends FormRecord {
  name: string
}

interface Input {
  /** Name of the field in the form's draft. */
  field: string
  startForm: (start: StartForm) => EditedForm
}

interface Context {
  field: string
  form: EditedForm
}

type InlineEditEvent =
  | FormTouched
  | FormSaved<NamedRecord>
  | (DoneActorEvent & { type: 'xstate.done.actor.form' })
  | (ErrorActorEvent & { type: 'xstate.error.actor.form' })
  /** Enter, or the Save button. */
  | { type: 'edit.submitted' }
  /** The focus went elsewhere. */
  | { type: 'edit.left' }
  | { type: 'edit.cancelled' }

const formOf = ({ context: { form } }: { context: Context }) => form.getSnapshot()

/** True while the form holds the value that the server has. */
function isUnchanged({ context }: { context: Context }): boolean {
  const { draft, base } = formOf({ context }).context
  const [typed, saved] = [draft, base].map((values) => Reflect.get(values, context.field) as unknown)
  return Object.is(typed, saved)
}

/**
 * Edits one field of a record in its list, by the form of that record. Loading, validation, versions, conflicts and refusals are those of
 * the form (quality Q26). Reports to the inventory tab.
 */
export const inlineEditMachine = setup({
  types: {} as { input: Input; context: Context; events: InlineEditEvent },
  actions: {
    /** A form that was refused takes another try as soon as its error is closed. */
    submitForm: ({ context: { form } }) => {
      form.send({ type: 'error.closed' })
      form.send({ type: 'form.submitted' })
    },
    reportSaved: sendParent((_, { record }: { record: NamedRecord }): EditApplied => ({
      type: 'edit.applied',
      ...savedReport(record.name, false),
      created: [{ id: record.id, name: record.name, isChanged: true }],
      submission: undefined,
    })),
  },
  guards: {
    /** It is unknown whether a save in progress takes effect. */
    isSaving: (args) => formOf(args).hasTag('busy'),
    /** The record is loaded, and nothing was typed. */
    isAsSaved: (args) => formOf(args).hasTag('form') && isUnchanged(args),
    /** Nothing is typed: leaving loses nothing. */
    isUntouched: isUnchanged,
    /** A value that was neither rejected nor refused, and that nobody is asked about. */
    isUntried: (args) => {
      const form = formOf(args)
      const isOpen = form.hasTag('form') && !form.hasTag('busy') && !form.hasTag('refused') && !form.hasTag('conflict')
      return isOpen && Object.keys(form.context.errors).length === 0
    },
  },
}).createMachine({
  id: 'inlineEdit',
  context: ({ input: { field, startForm }, spawn }) => ({ field, form: startForm(spawn as unknown as StartForm) }),
  initial: 'open',
  states: {
    open: {
      on: {
        'form.saved': { actions: { type: 'reportSaved', params: ({ event }) => ({ record: event.record }) } },
        'xstate.done.actor.form': 'closed',
        'xstate.error.actor.form': 'closed',
        'edit.submitted': [{ guard: 'isAsSaved', target: 'closed' }, { actions: 'submitForm' }],
        'edit.left': [
          { guard: 'isUntouched', target: 'closed' },
          { guard: 'isUntried', actions: 'submitForm' },
        ],
        'edit.cancelled': [{ guard: 'isSaving' }, { target: 'closed' }],
      },
    },
    closed: { type: 'final' },
  },
})

/** True while the server is asked to save the value. */
export const selectIsSaving = ({ context }: SnapshotFrom<typeof inlineEditMachine>) =>
  context.form.getSnapshot().hasTag('busy')

export type InlineEditRef = ActorRefFrom<typeof inlineEditMachine>

/** A running inline edit: its machine, and the form that it runs, by the type that its fields need. */
export interface InlineEdit<Field extends string, Form> extends EditRequest<Field> {
  ref: InlineEditRef
  form: Form
}
