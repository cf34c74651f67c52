import * as v from 'valibot'
import { FacilityStatus, FacilityStatusCategory } from './contract/facility-status.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs } from './parse.ts'

const base = '/v1/hotel_management/properties'

/** GET facility_status: all statuses, or the one with the given name (domain D19). */
export const list = (scope: PropertyScope, query: { name?: string } = {}, signal?: AbortSignal) =>
  scope.http.data(parseAs(v.array(FacilityStatus)), { path: `${base}/facility_status`, query, signal })

/** GET facility_status_category: all categories, or the one with the given name (domain D19). */
export const categories = (scope: PropertyScope, query: { name?: string } = {}, signal?: AbortSignal) =>
  scope.http.data(parseAs(v.array(FacilityStatusCategory)), { path: `${base}/facility_status_category`, query, signal })
