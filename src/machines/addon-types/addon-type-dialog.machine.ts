import * as addonTypes from '../../api/addon-types.ts'
import { AddonType } from '../../api/contract/addon-type.ts'
import { parseAs } from '../../api/parse.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createRecordDialog } from '../dialog/record-dialog.machine.ts'
import { checkedName, type NameDraft, nameDraftOf, nameFields } from '../dialog/name.rules.ts'

/** Adds or renames one add-on type. */
export const addonTypeDialogMachine = createRecordDialog<InventoryTabInput, AddonType, NameDraft, NameDraft>({
  id: 'addonTypeDialog',
  fields: nameFields,
  draftOf: nameDraftOf,
  check: checkedName,
  save: ({ scope }, { name }, record, idempotencyKey, signal) =>
    record
      ? addonTypes.rename(scope, { id: record.id, name, lock_version: record.lock_version }, signal)
      : addonTypes.create(scope, name, idempotencyKey, signal),
  readCurrent: () => parseAs(AddonType),
})
