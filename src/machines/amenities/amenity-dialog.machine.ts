import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import * as amenities from '../../api/amenities.ts'
import { type Amenity, type AmenityGroup, CreateAmenity } from '../../api/contract/amenity.ts'
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

const Submission = v.omit(CreateAmenity, ['property_id'])
const fieldMessage = (name: string, message: string) => (name === 'group' ? 'Required' : message)

/** Adds one amenity; the API cannot change an amenity. */
export const amenityDialogMachine = createRecordDialog<
  InventoryTabInput,
  Amenity,
  AmenityDraft,
  v.InferOutput<typeof Submission>
>({
  id: 'amenityDialog',
  fields: amenityFields,
  draftOf: () => ({ name: '', code: '', group: null }),
  check: (draft) => checkedBy(amenityFields, Submission, draft, fieldMessage),
  save: ({ scope }, submission, _record, idempotencyKey, signal) =>
    amenities.create(scope, submission, idempotencyKey, signal),
})

export type AmenityDialogRef = ActorRefFrom<typeof amenityDialogMachine>
