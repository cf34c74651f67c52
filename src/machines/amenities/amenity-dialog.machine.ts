import type { ActorRefFrom } from 'xstate'
import * as amenities from '../../api/amenities.ts'
import { type Amenity, type AmenityGroup, AmenityInput } from '../../api/contract/amenity.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createRecordDialog } from '../dialog/record-dialog.machine.ts'
import { checkedBy, type FormFields } from '../form/form.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface AmenityDraft {
  name: string
  code: string
  /** Null while no group is selected. */
  group: AmenityGroup | null
}

export const amenityFields: FormFields<AmenityDraft> = {
  labels: { name: phrase('amenities.name'), code: phrase('amenities.code'), group: phrase('amenities.group') },
}

const fieldMessage = (name: string, message: string) => (name === 'group' ? phrase('amenities.required') : message)

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
