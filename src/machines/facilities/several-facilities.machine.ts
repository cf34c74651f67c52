import type { ActorRefFrom } from 'xstate'
import type { Facility } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import type { FacilitiesChange } from '../../api/facilities.ts'
import type { AreaInput } from '../area/area.machine.ts'
import { createSeveralMachine } from '../flow/several.machine.ts'
import { facilityNouns } from './facility-list.machine.ts'
import {
  checkedFacilities,
  draftOf,
  emptyDraft,
  facilitiesFields,
  type FacilitiesDraft,
} from './several-facilities.rules.ts'

/** POST update_facility with `ids`: the same fields of several rooms or assets. */
export const createSeveralFacilities = (tab: 'rooms' | 'assets') =>
  createSeveralMachine<AreaInput, Facility, FacilitiesDraft, FacilitiesChange>({
    id: `several ${tab}`,
    noun: facilityNouns[tab],
    fields: facilitiesFields,
    emptyDraft,
    draftOf,
    check: checkedFacilities,
    perform: async ({ at }, ids, change, signal) => (await facilities.updateMany(at, ids, change, signal)).results,
  })

export type SeveralFacilitiesRef = ActorRefFrom<ReturnType<typeof createSeveralFacilities>>
