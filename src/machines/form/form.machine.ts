import type { AnyDraft } from './form.rules.ts'
import { type FormInput, type FormOptions, type FormRecord, formSetup } from './form.setup.ts'

/**
 * Creates, copies and edits one record. Keeps all input: a 422 shows errors at their fields, a 409 is resolved field by field (ADR 0023).
 * When many records are created at once, the refused ones stay in the form. Sends `form.touched`, `form.saved` and `form.savedMany` to
 * its parent.
 */
export function createFormMachine<Rec extends FormRecord, Draft extends AnyDraft, Input extends FormInput, Submission>(
  options: FormOptions<Rec, Draft, Input, Submission>,
) {
  return formSetup(options).createMachine({
    id: options.id,
    context: ({ input }) => {
      const draft = options.emptyDraft(input)
      return {
        input,
        record: null,
        base: draft,
        draft,
        idempotencyKey: input.newKey(),
        errors: {},
        error: null,
        conflict: null,
        results: [],
        submission: null,
      }
    },
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'hasSource', target: 'loading' }, { target: 'editing' }] },
      loading: {
        tags: 'loading',
        invoke: {
          src: 'fetchRecord',
          input: ({ context }) => context,
          onDone: { target: 'editing', actions: { type: 'storeRecord', params: ({ event }) => event } },
          onError: { target: 'loadFailed', actions: { type: 'storeError', params: ({ event }) => event } },
        },
      },
      loadFailed: { tags: 'loadFailed', on: { 'load.retried': 'loading' } },
      editing: {
        tags: 'form',
        entry: 'reportTouched',
        on: {
          'field.changed': { actions: [{ type: 'storePatch', params: ({ event }) => event }, 'reportTouched'] },
          'images.added': { actions: [{ type: 'addImages', params: ({ event }) => event }, 'reportTouched'] },
          'image.moved': { actions: [{ type: 'moveImage', params: ({ event }) => event }, 'reportTouched'] },
          'image.removed': { actions: [{ type: 'removeImage', params: ({ event }) => event }, 'reportTouched'] },
          'form.submitted': { target: 'checking', actions: 'check' },
        },
      },
      checking: { always: [{ guard: 'isWrong', target: 'editing' }, { target: 'submitting' }] },
      submitting: {
        tags: ['form', 'busy'],
        invoke: {
          src: 'save',
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: 'isPartial', params: ({ event }) => event },
              target: 'editing',
              actions: [
                { type: 'storeRemainder', params: ({ event }) => event },
                { type: 'reportSaved', params: ({ event }) => event },
              ],
            },
            { target: 'saved', actions: { type: 'reportSaved', params: ({ event }) => event } },
          ],
          onError: [
            {
              guard: { type: 'isStale', params: ({ event }) => event },
              target: 'conflict',
              actions: { type: 'storeConflict', params: ({ event }) => event },
            },
            {
              guard: { type: 'isFieldError', params: ({ event }) => event },
              target: 'editing',
              actions: { type: 'storeSubmitError', params: ({ event }) => event },
            },
            { target: 'refused', actions: { type: 'storeSubmitError', params: ({ event }) => event } },
          ],
        },
      },
      /** The error dialog is open; closing it returns to the form. */
      refused: { tags: ['form', 'refused'], on: { 'error.closed': 'editing' } },
      conflict: {
        tags: ['form', 'conflict'],
        on: {
          'conflict.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
          'conflict.allChosen': { actions: { type: 'choose', params: ({ event: { side } }) => ({ side }) } },
          'conflict.resolved': { target: 'checking', actions: ['mergeVersions', 'check'] },
          'conflict.closed': { target: 'editing', actions: 'forgetConflict' },
        },
      },
      saved: { type: 'final' },
    },
  })
}
