import { assign, fromPromise, sendParent, setup } from 'xstate'
import type { ItemResult } from '../../api/contract/reply.ts'
import { type FieldName, hasFieldError, type Patch, submitErrorsOf } from '../form/form.rules.ts'
import { appliedText, failedIds, type DialogApplied } from './dialog-report.ts'
import {
  sharedDraft,
  type BulkEditContext,
  type BulkEditEvent,
  type BulkEditOptions,
  type BulkEditTag,
} from './bulk-edit.rules.ts'
import { answerTransitions, areAllDone } from './submission.ts'

/**
 * Edits the same fields of many records. Untouched fields stay unchanged and are not sent. The change is confirmed first, and each record
 * has its own result (domain D45; quality Q27). Use in an inventory tab:
 *
 *     const addonBulkEdit = createBulkEdit<InventoryTabInput, Addon, AddonsDraft, AddonsChange>({
 *       id: 'addonBulkEdit', words, fields, emptyDraft, draftOf: (addon) => …,
 *       check: (touched) => checkedBy(fields, schema, touched),
 *       perform: async ({ scope }, ids, change, signal) => (await addons.updateMany(scope, ids, change, signal)).results,
 *     })
 *     // startDialog: ref: start(addonBulkEdit, { id: 'dialog', input: { input, items: the selected rows } })
 *
 * Its component is `BulkEditDialog` with `useBulkEdit` (src/screens/dialog).
 */
export function createBulkEdit<Input, Row extends { id: number; name: string }, Draft extends object, Change>(
  options: BulkEditOptions<Input, Row, Draft, Change>,
) {
  type Context = BulkEditContext<Row, Draft> & { input: Input; change: Change | null }
  return setup({
    types: {} as {
      input: { input: Input; items: readonly Row[] }
      context: Context
      events: BulkEditEvent<Draft>
      tags: BulkEditTag
    },
    actors: {
      perform: fromPromise<ItemResult[], Context>(({ input: { input, items, change }, signal }) =>
        change === null
          ? Promise.reject(new Error('Nothing was checked'))
          : options.perform(
              input,
              items.map(({ id }) => id),
              change,
              signal,
            ),
      ),
    },
    actions: {
      touch: assign(({ context }, { field, isTouched }: { field: FieldName<Draft>; isTouched: boolean }) => {
        const others = context.touched.filter((name) => name !== field)
        const { [field]: _settled, ...errors } = context.errors
        return {
          touched: isTouched ? [...others, field] : others,
          // An untouched field goes back to the records' shared value.
          draft: isTouched ? context.draft : { ...context.draft, [field]: context.shared[field] },
          errors: errors as Context['errors'],
          error: null,
          isNothingChosen: false,
        }
      }),
      askToChoose: assign({ isNothingChosen: true }),
      storePatch: assign(({ context }, { patch }: { patch: Patch<Draft> }) => {
        const errors = { ...context.errors }
        for (const name of context.touched) if (name in patch) delete errors[name]
        return { draft: { ...context.draft, ...patch }, errors }
      }),
      check: assign(({ context: { draft, touched } }) => {
        const { submission, errors } = options.check(
          Object.fromEntries(touched.map((name) => [name, draft[name]])) as Partial<Draft>,
        )
        return { change: submission, errors: errors ?? {}, error: null }
      }),
      storeResults: assign((_, { results }: { results: ItemResult[] }) => ({ results, error: null })),
      storeSubmitError: assign((_, { error }: { error: unknown }) => submitErrorsOf(options.fields, error)),
      reportApplied: sendParent(({ context: { results } }): DialogApplied => ({
        type: 'dialog.applied',
        text: appliedText(options.words, results),
        failed: failedIds(results),
      })),
    },
    guards: {
      isUntouched: ({ context }) => context.touched.length === 0,
      isWrong: ({ context }) => context.change === null,
      isFieldError: (_, { error }: { error: unknown }) => hasFieldError(options.fields, error),
      isComplete: ({ context }, { results }: { results: ItemResult[] }) => areAllDone(results, context.items.length),
    },
  }).createMachine({
    id: options.id,
    context: ({ input: { input, items } }) => {
      const shared = sharedDraft(options, items)
      return {
        input,
        items,
        rows: items.map(options.draftOf),
        shared,
        draft: shared,
        touched: [],
        errors: {},
        error: null,
        isNothingChosen: false,
        change: null,
        results: [],
      }
    },
    initial: 'editing',
    states: {
      editing: {
        on: {
          'field.touched': {
            actions: { type: 'touch', params: ({ event }) => ({ field: event.field, isTouched: event.isTouched }) },
          },
          'field.changed': { actions: { type: 'storePatch', params: ({ event }) => ({ patch: event.patch }) } },
          'bulkEdit.reviewed': [
            { guard: 'isUntouched', actions: 'askToChoose' },
            { target: 'checking', actions: 'check' },
          ],
          'bulkEdit.closed': 'closed',
        },
      },
      checking: { always: [{ guard: 'isWrong', target: 'editing' }, { target: 'confirming' }] },
      /** Shows the change and the number of records for confirmation. After a failed call the person may try again. */
      confirming: {
        tags: 'confirming',
        on: { 'bulkEdit.confirmed': 'submitting', 'bulkEdit.reopened': 'editing', 'bulkEdit.closed': 'closed' },
      },
      submitting: {
        tags: ['confirming', 'busy'],
        invoke: {
          src: 'perform',
          input: ({ context }) => context,
          onDone: answerTransitions<ItemResult>(),
          onError: [
            {
              guard: { type: 'isFieldError', params: ({ event }) => ({ error: event.error }) },
              target: 'editing',
              actions: { type: 'storeSubmitError', params: ({ event }) => ({ error: event.error }) },
            },
            {
              target: 'confirming',
              actions: { type: 'storeSubmitError', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      /** Shows refused records with their reasons; they stay selected in the list. */
      answered: { tags: 'answered', on: { 'bulkEdit.closed': 'closed' } },
      closed: { type: 'final' },
    },
  })
}
