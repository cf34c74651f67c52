import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import {
  CreateFacilityCategory,
  type FacilityCategory,
  type FacilityKind,
} from '../../api/contract/facility-category.ts'
import * as facilityCategories from '../../api/facility-categories.ts'
import type { AreaInput } from '../area/area.machine.ts'
import { createEntryMachine } from '../flow/entry.machine.ts'
import { checkedBy, type FormFields } from '../form/form.rules.ts'

export interface FacilityCategoryDraft {
  name: string
  kind: FacilityKind
}

export const facilityCategoryFields: FormFields<FacilityCategoryDraft> = { labels: { name: 'Name', kind: 'Kind' } }

const Submission = v.omit(CreateFacilityCategory, ['property_id'])

/** Adds one category; the API has no call that changes one. */
export const facilityCategoryEntryMachine = createEntryMachine<
  AreaInput,
  FacilityCategory,
  FacilityCategoryDraft,
  v.InferOutput<typeof Submission>
>({
  id: 'facilityCategoryEntry',
  fields: facilityCategoryFields,
  draftOf: () => ({ name: '', kind: 'room' }),
  check: (draft) => checkedBy(facilityCategoryFields, Submission, draft),
  save: ({ at }, submission, _record, idempotencyKey, signal) =>
    facilityCategories.create(at, submission, idempotencyKey, signal),
})

export type FacilityCategoryEntryRef = ActorRefFrom<typeof facilityCategoryEntryMachine>
