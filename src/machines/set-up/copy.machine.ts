import { sendParent } from 'xstate'
import { CopiedParts, type ClonePart, cloneParts, type InventoryCopy } from '../../api/contract/set-up.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import * as setUp from '../../api/set-up.ts'
import { phrase } from '../../phrases/phrase.ts'
import { createRecordDialog, type DialogRecord } from '../dialog/record-dialog.machine.ts'
import { checkedBy, type FormFields } from '../form/form.rules.ts'

export interface CopyDraft {
  parts: readonly ClonePart[]
}

interface CopyInput {
  scope: PropertyScope
  newKey: () => string
  sourceId: number
}

type Copied = InventoryCopy & DialogRecord

/** Event to the parent: the inventory is copied. */
export interface InventoryCopied {
  type: 'inventory.copied'
  copied: InventoryCopy
}

export const copyFields: FormFields<CopyDraft> = {
  labels: { parts: phrase('set-up.inventoryToCopy') },
  aliases: { with: 'parts', from_property_id: 'parts' },
}

/** Adds chosen inventory of another property to the open one: POST {property_id}/copy. */
export const copyMachine = createRecordDialog<CopyInput, Copied, CopyDraft, CopiedParts>({
  id: 'copyInventory',
  fields: copyFields,
  draftOf: () => ({ parts: cloneParts }),
  check: ({ parts }) => checkedBy(copyFields, CopiedParts, { with: parts }),
  save: async ({ scope, sourceId }, submission, _record, idempotencyKey, signal) => ({
    ...(await setUp.copyInventory(scope, { from_property_id: sourceId, ...submission }, idempotencyKey, signal)),
    id: sourceId,
    name: '',
  }),
}).provide({
  actions: {
    reportSaved: sendParent((_, { output }: { output: Copied }): InventoryCopied => ({
      type: 'inventory.copied',
      copied: output,
    })),
  },
})
