import * as v from 'valibot'
import { FacilityStatus, FacilityStatusCategory } from './contract/facility-status.ts'
import type { PropertyScope } from './property-scope.ts'
import { as } from './reading.ts'

const base = '/v1/hotel_management/properties'

/** GET facility_status: all statuses, or the one with the given name (domain D19). */
export const list = (at: PropertyScope, query: { name?: string } = {}, signal?: AbortSignal) =>
  at.http.data(as(v.array(FacilityStatus)), { path: `${base}/facility_status`, query, signal })

/** GET facility_status_category: all categories, or the one with the given name (domain D19). */
export const categories = (at: PropertyScope, query: { name?: string } = {}, signal?: AbortSignal) =>
  at.http.data(as(v.array(FacilityStatusCategory)), { path: `${base}/facility_status_category`, query, signal })
