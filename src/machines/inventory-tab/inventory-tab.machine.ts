import {
  type ActorRefFromLogic,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  type DoneActorEvent,
  enqueueActions,
  type ErrorActorEvent,
  type InputFrom,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate'
import type { ItemResult } from '../../api/contract/reply.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import {
  type EditApplied,
  type EditRequest,
  type InlineEditRef,
  selectIsSaving,
} from '../inline-edit/inline-edit.machine.ts'
import { type Created, type DialogApplied, type Outcome, outcomeEvent, type Undo } from '../dialog/dialog-report.ts'
import type { ListSearch } from '../list/list.rules.ts'
import type { ListInput } from '../list/list.machine.ts'
import { revertActor, undoErrorNotice, undoneNotice } from '../undo/undo.actor.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Input of every inventory tab: capabilities for the open property and its list. */
export interface InventoryTabInput extends ListInput {
  scope: PropertyScope
  /** ISO 4217 code of the property's currency. */
  currency: string
  newKey: () => string
}

/** Starts an actor as the tab's child, by its logic. XState's `spawn` also takes the names of `actors`, which no tab starts. */
export type StartActor = <Logic extends AnyActorLogic>(
  logic: Logic,
  options: { id: 'list' | 'dialog' | 'companion' | 'edit'; input: InputFrom<Logic> },
) => ActorRefFromLogic<Logic>

/** Options of an inventory tab: its list and its dialogs. */
export interface InventoryTabOptions<
  Input extends InventoryTabInput,
  List extends AnyActorRef,
  Request,
  Dialog extends { ref: AnyActorRef },
  Companion,
  Edit extends { field: string; ref: InlineEditRef },
> {
  id: string
  startList: (start: StartActor, input: Input) => List
  /** Starts a companion of the list, for example the sort order machine. It lives as long as the tab. */
  startCompanion?: (start: StartActor, input: Input, list: List) => Companion
  /** Changes made in a dialog can be undone. */
  canUndo?: boolean
  /** A form page creates records; the list is then refreshed. */
  hasForms?: boolean
  /** Starts the requested dialog, or a change that needs none. */
  startDialog: (start: StartActor, request: Request, input: Input) => Dialog
  /** Starts the edit of one field in its row. */
  startEdit?: (start: StartActor, request: EditRequest<Edit['field']>, input: Input) => Edit
}

interface InventoryTabContext<Input, List, Dialog, Companion, Edit extends { field: string }> {
  input: Input
  list: List
  companion: Companion | undefined
  /** The list actor, typed for events that every list takes. */
  anyList: AnyActorRef
  /** The last shown search, serialised; null while hidden. */
  shown: string | null
  dialog: Dialog | null
  /** The field that is edited in its row. It stays while its row is on another page, so that nothing typed is lost. */
  edit: Edit | null
  /** The next edit, asked for while one is being saved: two edits of one record at once would be a conflict. */
  nextEdit: EditRequest<Edit['field']> | null
  undo: Undo | null
}

interface TabRefreshed {
  type: 'tab.refreshed'
  created?: readonly Created[]
}

type InventoryTabEvent<Request, Field extends string> =
  | { type: 'tab.shown'; search: ListSearch; isCovered?: boolean }
  | { type: 'tab.hidden' }
  | TabRefreshed
  | { type: 'inventory.changed' }
  | { type: 'dialog.opened'; request: Request }
  | { type: 'undo.requested'; undo: Undo }
  | DialogApplied
  | (DoneActorEvent & { type: 'xstate.done.actor.dialog' })
  | (ErrorActorEvent & { type: 'xstate.error.actor.dialog' })
  | { type: 'edit.opened'; request: EditRequest<Field> }
  | EditApplied
  | (DoneActorEvent & { type: 'xstate.done.actor.edit' })
  | (ErrorActorEvent & { type: 'xstate.error.actor.edit' })

/** One tab of a property's inventory: its list, one dialog at a time, and the undo of what the dialog did. */
export function createInventoryTab<
  Input extends InventoryTabInput,
  List extends AnyActorRef,
  Request,
  Dialog extends { ref: AnyActorRef },
  Companion = never,
  Edit extends { field: string; ref: InlineEditRef } = never,
>(options: InventoryTabOptions<Input, List, Request, Dialog, Companion, Edit>) {
  type Field = Edit['field']
  const requestOf = ({ event: { request } }: { event: { request: EditRequest<Field> } }) => ({ request })
  return setup({
    types: {} as {
      input: Input
      context: InventoryTabContext<Input, List, Dialog, Companion, Edit>
      events: InventoryTabEvent<Request, Field>
    },
    actors: { revert: revertActor },
    actions: {
      /** Sends the URL's search to the list, if it changed. */
      showList: enqueueActions(({ context, enqueue }, params: { search: ListSearch; isCovered?: boolean }) => {
        const shown = JSON.stringify(params.search)
        if (shown !== context.shown) enqueue.sendTo(context.anyList, { type: 'list.shown', ...params })
        enqueue.assign({ shown })
      }),
      hideList: enqueueActions(({ context, enqueue }) => {
        if (context.shown !== null) enqueue.sendTo(context.anyList, { type: 'list.hidden' })
        enqueue.assign({ shown: null })
      }),
      refreshList: sendTo(({ context }) => context.anyList, { type: 'list.refreshed' }),
      showCreated: sendTo(
        ({ context }) => context.anyList,
        (_, { created }: { created?: readonly Created[] }) => ({ type: 'list.refreshed', created }),
      ),
      keepFailuresSelected: sendTo(
        ({ context }) => context.anyList,
        (_, { failed }: { failed: readonly number[] }) => ({
          type: 'selection.replaced',
          ids: [...failed],
        }),
      ),
      openDialog: assign(({ context, spawn }, { request }: { request: Request }) => ({
        dialog: options.startDialog(spawn as StartActor, request, context.input),
      })),
      stopDialog: stopChild('dialog'),
      forgetDialog: assign({ dialog: null }),
      openEdit: assign(({ context, spawn }, { request }: { request: EditRequest<Field> }) => ({
        edit: options.startEdit?.(spawn as StartActor, request, context.input) ?? null,
      })),
      storeNextEdit: assign((_, { request }: { request: EditRequest<Field> }) => ({ nextEdit: request })),
      stopEdit: stopChild('edit'),
      /** Closes the edit, and opens the next one. */
      openNextEdit: assign(({ context: { nextEdit, input }, spawn }) => ({
        edit: (nextEdit && options.startEdit?.(spawn as StartActor, nextEdit, input)) ?? null,
        nextEdit: null,
      })),
      reportChanged: sendParent({ type: 'inventory.changed' }),
      giveApplied: sendTo(
        ({ context }) => context.input.notices,
        ({ self }, outcome: Outcome) => ({
          ...outcomeEvent(outcome),
          action: outcome.undo && {
            label: phrase('products.undo'),
            target: self,
            event: { type: 'undo.requested', undo: outcome.undo },
          },
        }),
      ),
      storeUndo: assign((_, { undo }: { undo: Undo }) => ({ undo })),
      giveUndone: sendTo(
        ({ context }) => context.input.notices,
        ({ context }, { output }: { output: ItemResult[] }) => undoneNotice(context.undo, output),
      ),
      giveUndoError: sendTo(
        ({ context }) => context.input.notices,
        (_, { error }: { error: unknown }) => undoErrorNotice(error),
      ),
    },
    guards: {
      isEditSaving: ({ context: { edit } }) => edit !== null && selectIsSaving(edit.ref.getSnapshot()),
    },
  }).createMachine({
    id: options.id,
    context: ({ input, spawn }) => {
      const start = spawn as StartActor
      const list = options.startList(start, input)
      const companion = options.startCompanion?.(start, input, list)
      return {
        input,
        list,
        companion,
        anyList: list,
        shown: null,
        dialog: null,
        edit: null,
        nextEdit: null,
        undo: null,
      }
    },
    on: {
      'tab.shown': {
        actions: { type: 'showList', params: ({ event: { search, isCovered } }) => ({ search, isCovered }) },
      },
      'tab.hidden': { actions: 'hideList' },
      ...(options.hasForms
        ? {
            'tab.refreshed': {
              actions: {
                type: 'showCreated' as const,
                params: ({ event: { created } }: { event: TabRefreshed }) => ({ created }),
              },
            },
          }
        : {}),
      ...(options.startEdit
        ? {
            'edit.opened': [
              {
                guard: 'isEditSaving' as const,
                actions: { type: 'storeNextEdit' as const, params: requestOf },
              },
              { actions: ['stopEdit' as const, { type: 'openEdit' as const, params: requestOf }] },
            ],
            'edit.applied': {
              actions: [
                {
                  type: 'showCreated' as const,
                  params: ({ event: { created } }: { event: EditApplied }) => ({ created }),
                },
                'reportChanged' as const,
                {
                  type: 'giveApplied' as const,
                  params: ({ event: { text, failed } }: { event: EditApplied }) => ({ text, failed }),
                },
              ],
            },
            'xstate.done.actor.edit': { actions: ['stopEdit' as const, 'openNextEdit' as const] },
            'xstate.error.actor.edit': { actions: ['stopEdit' as const, 'openNextEdit' as const] },
          }
        : {}),
      ...(options.startCompanion ? { 'inventory.changed': { actions: 'reportChanged' as const } } : {}),
    },
    type: 'parallel',
    states: {
      dialog: {
        initial: 'closed',
        states: {
          closed: {
            on: {
              'dialog.opened': {
                target: 'open',
                actions: { type: 'openDialog', params: ({ event }) => ({ request: event.request }) },
              },
            },
          },
          open: {
            exit: ['stopDialog', 'forgetDialog'],
            on: {
              'dialog.applied': {
                actions: [
                  { type: 'keepFailuresSelected', params: ({ event }) => ({ failed: event.failed }) },
                  { type: 'showCreated', params: ({ event }) => ({ created: event.created }) },
                  'reportChanged',
                  {
                    type: 'giveApplied',
                    params: ({ event: { text, failed, undo, submission } }) => ({ text, failed, undo, submission }),
                  },
                ],
              },
              'xstate.done.actor.dialog': 'closed',
              'xstate.error.actor.dialog': 'closed',
            },
          },
        },
      },
      undo: !options.canUndo
        ? { initial: 'idle', states: { idle: {} } }
        : {
            initial: 'idle',
            states: {
              idle: {
                on: {
                  'undo.requested': {
                    target: 'undoing',
                    actions: { type: 'storeUndo', params: ({ event }) => ({ undo: event.undo }) },
                  },
                },
              },
              undoing: {
                invoke: {
                  src: 'revert',
                  input: ({ context }) => context.undo,
                  onDone: {
                    target: 'idle',
                    actions: [
                      { type: 'giveUndone', params: ({ event }) => ({ output: event.output }) },
                      'refreshList',
                      'reportChanged',
                    ],
                  },
                  onError: {
                    target: 'idle',
                    actions: { type: 'giveUndoError', params: ({ event }) => ({ error: event.error }) },
                  },
                },
              },
            },
          },
    },
  })
}

/** Any inventory tab: its list and open dialog. */
interface AnyInventoryTab<List, Dialog> {
  context: { list: List; dialog: Dialog | null }
}

export const selectList = <List>(tab: AnyInventoryTab<List, unknown>) => tab.context.list
export const selectCompanion = <Companion>(tab: { context: { companion: Companion | undefined } }) =>
  tab.context.companion
export const selectEdit = <Edit>(tab: { context: { edit: Edit | null } }) => tab.context.edit
export const selectDialog = <Dialog>(tab: AnyInventoryTab<unknown, Dialog>) => tab.context.dialog
