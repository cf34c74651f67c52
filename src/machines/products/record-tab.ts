import type { AnyActorRef } from 'xstate'
import type { ItemResults } from '../../api/contract/reply.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { BulkItem } from '../dialog/bulk-action.rules.ts'
import type { ActionWords } from '../dialog/dialog-report.ts'
import { createInventoryTab, type InventoryTabInput, type StartActor } from '../inventory-tab/inventory-tab.machine.ts'
import { createDeleteAction } from './delete-action.ts'

type DialogRequest<Rec> = { name: 'bulk'; task: 'delete'; items: BulkItem[] } | { name: 'record'; record: Rec | null }

interface RecordTabOptions<Rec, List extends AnyActorRef, RecordDialog extends AnyActorRef> {
  id: string
  startList: (start: StartActor, input: InventoryTabInput) => List
  /** Starts the dialog that creates a record, or changes the given one. */
  startRecordDialog: (start: StartActor, record: Rec | null, input: InventoryTabInput) => RecordDialog
  deletion: {
    id: string
    words: ActionWords
    remove: (scope: PropertyScope, ids: number[], signal: AbortSignal) => Promise<ItemResults>
  }
}

/** Creates an inventory tab with two dialogs: one for a single record, one that deletes many. */
export function createRecordTab<Rec, List extends AnyActorRef, RecordDialog extends AnyActorRef>({
  id,
  startList,
  startRecordDialog,
  deletion,
}: RecordTabOptions<Rec, List, RecordDialog>) {
  const deleteMachine = createDeleteAction(deletion.id, deletion.words, deletion.remove)
  return createInventoryTab({
    id,
    startList,
    startDialog: (start, request: DialogRequest<Rec>, input) => {
      if (request.name === 'record')
        return { name: 'record' as const, ref: startRecordDialog(start, request.record, input) }
      const { task, items } = request
      return { name: 'bulk' as const, ref: start(deleteMachine, { id: 'dialog', input: { input, task, items } }) }
    },
  })
}
