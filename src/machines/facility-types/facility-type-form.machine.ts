import type { ActorRefFrom } from 'xstate'
import type { FacilitiesOfType } from '../../api/contract/facility.ts'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import * as facilities from '../../api/facilities.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { abortableTogether } from '../../api/abortable-together.ts'
import { createFormMachine, type FormInput } from '../form/form.machine.ts'
import {
  checkedFacilityType,
  draftOf,
  draftOfCopy,
  emptyDraft,
  type FacilityTypeDraft,
  facilityTypeFields,
  type FacilityTypeSubmission,
} from './facility-type-form.rules.ts'

/** `key` and `copyOf` are ids. */
export interface FacilityTypeFormInput extends FormInput {
  scope: PropertyScope
  key: number | null
  copyOf: number | null
}

/** A type and, if requested, its rooms or assets. */
export interface FacilityTypeRecord extends FacilityType {
  facilities?: FacilitiesOfType['facilities']
}

/** Loads the type to edit with its rooms, GET facilities_by_type. A copy needs no rooms. */
async function load({ scope, key, copyOf }: FacilityTypeFormInput, signal: AbortSignal): Promise<FacilityTypeRecord> {
  if (key === null) return facilityTypes.byId(scope, copyOf ?? 0, signal)
  const [type, groups] = await abortableTogether(signal, (signal) => [
    facilityTypes.byId(scope, key, signal),
    facilities.byType(scope, { facility_type_ids: [key] }, signal).catch(() => []),
  ])
  return { ...type, facilities: groups.find((group) => group.facility_type_id === key)?.facilities ?? [] }
}

/** Create, copy and edit of one facility type: POST facility_types and update_facility_type_details. */
export const facilityTypeFormMachine = createFormMachine<
  FacilityTypeRecord,
  FacilityTypeDraft,
  FacilityTypeFormInput,
  FacilityTypeSubmission
>({
  id: 'facilityTypeForm',
  fields: facilityTypeFields,
  emptyDraft: () => emptyDraft,
  draftOf,
  draftOfCopy,
  load,
  check: (draft, record, { scope }) => checkedFacilityType(draft, record, scope.propertyId),
  save: ({ scope }, submission, _record, idempotencyKey, signal) =>
    'create' in submission
      ? facilityTypes.create(scope, submission.create, idempotencyKey, signal)
      : facilityTypes.updateDetails(scope, submission.update, signal),
  readCurrent: (_http, { scope }) => facilityTypes.parseFacilityType(scope),
})

export type FacilityTypeFormRef = ActorRefFrom<typeof facilityTypeFormMachine>
