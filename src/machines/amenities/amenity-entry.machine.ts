import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import * as amenities from '../../api/amenities.ts'
import { type Amenity, type AmenityGroup, CreateAmenity } from '../../api/contract/amenity.ts'
import type { AreaInput } from '../area/area.machine.ts'
import { createEntryMachine } from '../flow/entry.machine.ts'
import { checkedBy, type FormFields } from '../form/form.rules.ts'

export interface AmenityDraft {
  name: string
  code: string
  /** Null until one is chosen. */
  group: AmenityGroup | null
}

export const amenityFields: FormFields<AmenityDraft> = { labels: { name: 'Name', code: 'Code', group: 'Group' } }

const Submission = v.omit(CreateAmenity, ['property_id'])
const said = (name: string, message: string) => (name === 'group' ? 'Required' : message)

/** Adds one amenity; the API has no call that changes one. */
export const amenityEntryMachine = createEntryMachine<
  AreaInput,
  Amenity,
  AmenityDraft,
  v.InferOutput<typeof Submission>
>({
  id: 'amenityEntry',
  fields: amenityFields,
  draftOf: () => ({ name: '', code: '', group: null }),
  check: (draft) => checkedBy(amenityFields, Submission, draft, said),
  save: ({ at }, submission, _record, idempotencyKey, signal) =>
    amenities.create(at, submission, idempotencyKey, signal),
})

export type AmenityEntryRef = ActorRefFrom<typeof amenityEntryMachine>
