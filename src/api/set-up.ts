import { type CloneProperty, SetUp } from './contract/set-up.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'
import { parseProperty } from './properties.ts'
import type { PropertyScope } from './property-scope.ts'
import { isUnsupported, reportingMissing } from './reporting.ts'

/* Set-up and duplication of properties: an extension (ADR 0069). */

const base = '/v1/hotel_management/properties'

/** GET {property_id}/set-up: what the property has so far. */
export const view = (scope: PropertyScope, signal?: AbortSignal): Promise<SetUp> =>
  scope.http.data(parseAs(SetUp), { path: `${base}/${scope.propertyId}/set-up`, signal }).catch((thrown: unknown) => {
    throw isUnsupported(thrown) ? reportingMissing(thrown.requestId) : thrown
  })

/** POST {property_id}/clone: a deactivated property with the chosen inventory of this one. 422 on `prefix` if it is taken. */
export const clone = (
  http: Http,
  propertyId: number,
  input: CloneProperty,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  http.data(parseProperty(http), {
    method: 'POST',
    path: `${base}/${propertyId}/clone`,
    body: { ...input },
    idempotencyKey,
    signal,
  })
