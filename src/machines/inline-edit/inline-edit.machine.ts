import {
  type ActorRefFrom,
  type AnyActorLogic,
  assign,
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
  send: (
    event:
      | { type: 'error.closed' | 'form.submitted' | 'load.retried' }
      | { type: 'field.changed'; patch: Record<string, unknown> },
  ) => void
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
  /** What was typed before the record was loaded. */
  early: { value: unknown } | null
}

type InlineEditEvent =
  | FormTouched
  | FormSaved<NamedRecord>
  | (DoneActorEvent & { type: 'xstate.done.actor.form' })
  | (ErrorActorEvent & { type: 'xstate.error.actor.form' })
  | { type: 'edit.typed'; value: unknown }
  /** Enter, or the Save button. */
  | { type: 'edit.submitted' }
  /** The focus went elsewhere. */
  | { type: 'edit.left' }
  | { type: 'edit.cancelled' }

const formOf = ({ context: { form } }: { context: Context }) => form.getSnapshot()

/**
 * Edits one field of a record in its list, by the form of that record. Loading, validation, versions, conflicts and refusals are those of
 * the form (quality Q26). What is typed or saved before the record is loaded waits for it. Reports to the inventory tab.
 */
export const inlineEditMachine = setup({
  types: {} as { input: Input; context: Context; events: InlineEditEvent },
  actions: {
    /** A form that was refused takes another try as soon as its error is closed. */
    submitForm: ({ context: { form } }) => {
      form.send({ type: 'error.closed' })
      form.send({ type: 'form.submitted' })
    },
    storeEarly: assign((_, { value }: { value: unknown }) => ({ early: { value } })),
    /** Puts what was typed early into the loaded form. */
    fillForm: ({ context: { form, field, early } }) => {
      if (early) form.send({ type: 'field.changed', patch: { [field]: early.value } })
    },
    changeForm: ({ context: { form, field } }, { value }: { value: unknown }) => {
      form.send({ type: 'error.closed' })
      form.send({ type: 'field.changed', patch: { [field]: value } })
    },
    /** A form whose record couldn't be loaded loads it again; any other one takes no notice. */
    retryLoad: ({ context: { form } }) => form.send({ type: 'load.retried' }),
    reportSaved: sendParent((_, { record }: { record: NamedRecord }): EditApplied => ({
      type: 'edit.applied',
      ...savedReport(record.name, false),
      created: [{ id: record.id, name: record.name, isChanged: true }],
      submission: undefined,
    })),
  },
  guards: {
    hasTyped: ({ context: { early } }) => early !== null,
    hasLoadFailed: (args) => formOf(args).hasTag('loadFailed'),
    /** It is unknown whether a save in progress takes effect. */
    isSaving: (args) => formOf(args).hasTag('busy'),
    /** The form holds the value that the server has: leaving loses nothing. */
    isUnchanged: ({ context }) => {
      const { draft, base } = formOf({ context }).context
      const [typed, saved] = [draft, base].map((values) => Reflect.get(values, context.field) as unknown)
      return Object.is(typed, saved)
    },
    /** A value that was neither rejected nor refused, and that nobody is asked about. */
    isUntried: (args) => {
      const form = formOf(args)
      const isOpen = !form.hasTag('busy') && !form.hasTag('refused') && !form.hasTag('conflict')
      return isOpen && Object.keys(form.context.errors).length === 0
    },
  },
}).createMachine({
  id: 'inlineEdit',
  context: ({ input: { field, startForm }, spawn }) => ({
    field,
    form: startForm(spawn as unknown as StartForm),
    early: null,
  }),
  on: {
    'xstate.done.actor.form': '.closed',
    'xstate.error.actor.form': '.closed',
  },
  initial: 'loading',
  states: {
    /** The record is on its way, or couldn't be loaded. */
    loading: {
      on: {
        'form.touched': { target: 'open', actions: 'fillForm' },
        'edit.typed': { actions: { type: 'storeEarly', params: ({ event }) => ({ value: event.value }) } },
        'edit.submitted': [
          { guard: 'hasTyped', target: 'submitted', actions: 'retryLoad' },
          { guard: 'hasLoadFailed', actions: 'retryLoad' },
          { target: 'closed' },
        ],
        'edit.left': [{ guard: 'hasTyped', target: 'submitted' }, { target: 'closed' }],
        'edit.cancelled': 'closed',
      },
    },
    /** Saved before the record is loaded. */
    submitted: {
      on: {
        'form.touched': { target: 'open', actions: ['fillForm', 'submitForm'] },
        'edit.typed': {
          target: 'loading',
          actions: { type: 'storeEarly', params: ({ event }) => ({ value: event.value }) },
        },
        'edit.submitted': { actions: 'retryLoad' },
        'edit.cancelled': 'closed',
      },
    },
    open: {
      on: {
        'form.saved': { actions: { type: 'reportSaved', params: ({ event }) => ({ record: event.record }) } },
        'edit.typed': { actions: { type: 'changeForm', params: ({ event }) => ({ value: event.value }) } },
        'edit.submitted': [{ guard: 'isUnchanged', target: 'closed' }, { actions: 'submitForm' }],
        'edit.left': [
          { guard: 'isUnchanged', target: 'closed' },
          { guard: 'isUntried', actions: 'submitForm' },
        ],
        'edit.cancelled': [{ guard: 'isSaving' }, { target: 'closed' }],
      },
    },
    closed: { type: 'final' },
  },
})

type InlineEditSnapshot = SnapshotFrom<typeof inlineEditMachine>

/** True if the value was saved before the record is loaded, and waits for it. */
export const selectIsWaiting = (edit: InlineEditSnapshot) => edit.matches('submitted')

/** True while the value is on its way to the server, or waits for a record on its way. */
export const selectIsSaving = (edit: InlineEditSnapshot) => {
  const form = edit.context.form.getSnapshot()
  return form.hasTag('busy') || (selectIsWaiting(edit) && !form.hasTag('loadFailed'))
}

/** What was typed while the record isn't loaded; null if nothing was. */
export const selectEarly = (edit: InlineEditSnapshot) => edit.context.early

export type InlineEditRef = ActorRefFrom<typeof inlineEditMachine>

/** A running inline edit: its machine, and the form that it runs, by the type that its fields need. */
export interface InlineEdit<Field extends string, Form> extends EditRequest<Field> {
  ref: InlineEditRef
  form: Form
}
