import type { FacilityFormRef } from '../../machines/facilities/facility-form.machine.ts'
import type { FacilityLookupRef } from '../../machines/facilities/facility-lookup.machine.ts'
import type { FacilityTab } from './useFacilities.ts'

/** What the form of a room or asset passes to each of its sections. */
export interface FacilityFormProps {
  form: FacilityFormRef
  lookup: FacilityLookupRef
  tab: FacilityTab
}
