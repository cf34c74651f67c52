import * as v from 'valibot'
import { phrase } from '../../phrases/phrase.ts'
import { queryTypes } from './facility.ts'
import { Id } from './wire.ts'

/** GET facility_floors, an extension: the floors for a filter. */
export const FacilityFloorsQuery = v.strictObject({
  property_id: Id,
  query_type: v.optional(v.picklist(queryTypes, () => phrase('facilities.mustBeRoomsOrAssets'))),
})
export const FacilityFloors = v.array(v.object({ floor: v.string(), facilities_count: v.number() }))
export type FacilityFloors = v.InferOutput<typeof FacilityFloors>
