import type { ActorRefFrom } from 'xstate'
import {
  FacilityCategoryInput,
  type FacilityCategory,
  type FacilityKind,
} from '../../api/contract/facility-category.ts'
import * as facilityCategories from '../../api/facility-categories.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createRecordDialog } from '../dialog/record-dialog.machine.ts'
import { checkedBy, type FormFields } from '../form/form.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface FacilityCategoryDraft {
  name: string
  kind: FacilityKind
}

export const facilityCategoryFields: FormFields<FacilityCategoryDraft> = {
  labels: { name: phrase('facility-categories.name'), kind: phrase('facility-categories.kind') },
}

/** Adds one category; the API cannot change a category. */
export const facilityCategoryDialogMachine = createRecordDialog<
  InventoryTabInput,
  FacilityCategory,
  FacilityCategoryDraft,
  FacilityCategoryInput
>({
  id: 'facilityCategoryDialog',
  fields: facilityCategoryFields,
  draftOf: () => ({ name: '', kind: 'room' }),
  check: (draft) => checkedBy(facilityCategoryFields, FacilityCategoryInput, draft),
  save: ({ scope }, submission, _record, idempotencyKey, signal) =>
    facilityCategories.create(scope, submission, idempotencyKey, signal),
})

export type FacilityCategoryDialogRef = ActorRefFrom<typeof facilityCategoryDialogMachine>
