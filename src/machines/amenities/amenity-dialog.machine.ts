import type { ActorRefFrom } from 'xstate'
import * as amenities from '../../api/amenities.ts'
import { type Amenity, type AmenityGroup, AmenityInput } from '../../api/contract/amenity.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createRecordDialog } from '../dialog/record-dialog.machine.ts'
import { checkedBy, type FormFields } from '../form/form.rules.ts'

export interface AmenityDraft {
  name: string
  code: string
  /** Null while no group is selected. */
  group: AmenityGroup | null
}

export const amenityFields: FormFields<AmenityDraft> = { labels: { name: 'Name', code: 'Code', group: 'Group' } }

const fieldMessage = (name: string, message: string) => (name === 'group' ? 'Required' : message)

/** Adds one amenity; the API cannot change an amenity. */
export const amenityDialogMachine = createRecordDialog<InventoryTabInput, Amenity, AmenityDraft, AmenityInput>({
  id: 'amenityDialog',
  fields: amenityFields,
  draftOf: () => ({ name: '', code: '', group: null }),
  check: (draft) => checkedBy(amenityFields, AmenityInput, draft, fieldMessage),
  save: ({ scope }, submission, _record, idempotencyKey, signal) =>
    amenities.create(scope, submission, idempotencyKey, signal),
})

export type AmenityDialogRef = ActorRefFrom<typeof amenityDialogMachine>
