import { type CloneProperty, type CopyInventory, InventoryCopy, SetUp } from './contract/set-up.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'
import { parseProperty } from './properties.ts'
import type { PropertyScope } from './property-scope.ts'
import { isUnsupported, reportingMissing } from './reporting.ts'

/* Set-up, duplication and copies of inventory: an extension (ADR 0069, 0077). */

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

/** GET {property_id}/copy: what a copy of another property's inventory would do here. */
export const previewCopy = (
  scope: PropertyScope,
  fromPropertyId: number,
  signal?: AbortSignal,
): Promise<InventoryCopy> =>
  scope.http
    .data(parseAs(InventoryCopy), {
      path: `${base}/${scope.propertyId}/copy`,
      query: { from_property_id: fromPropertyId },
      signal,
    })
    .catch((thrown: unknown) => {
      throw isUnsupported(thrown) ? reportingMissing(thrown.requestId) : thrown
    })

/** POST {property_id}/copy: adds inventory of another property to this one, in one transaction. */
export const copyInventory = (
  scope: PropertyScope,
  input: CopyInventory,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<InventoryCopy> =>
  scope.http.data(parseAs(InventoryCopy), {
    method: 'POST',
    path: `${base}/${scope.propertyId}/copy`,
    body: { ...input },
    idempotencyKey,
    signal,
  })
