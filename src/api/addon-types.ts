import * as v from 'valibot'
import { AddonType, type AddonTypeQuery } from './contract/addon-type.ts'
import { ItemResults } from './contract/reply.ts'
import type { PropertyScope } from './property-scope.ts'
import { as, asPage } from './reading.ts'

const base = '/v1/hotel_management/properties'

/** GET addon_types: all add-on types, or one page. */
export const list = (at: PropertyScope, query: Omit<AddonTypeQuery, 'property_id'> = {}, signal?: AbortSignal) =>
  at.http.whole(asPage(AddonType), {
    path: `${base}/addon_types`,
    query: { ...query, property_id: at.propertyId },
    signal,
  })

/** GET addon_types_by_property: all add-on types of the property, for select fields. */
export const byProperty = (at: PropertyScope, signal?: AbortSignal) =>
  at.http.data(as(v.array(AddonType)), {
    path: `${base}/addon_types_by_property`,
    query: { property_id: at.propertyId },
    signal,
  })

/** POST addon_types. 422 on `name` if the name is taken. */
export const create = (at: PropertyScope, name: string, idempotencyKey: string, signal?: AbortSignal) =>
  at.http.data(as(AddonType), {
    method: 'POST',
    path: `${base}/addon_types`,
    body: { name, property_id: at.propertyId },
    idempotencyKey,
    signal,
  })

/**
 * POST update_addon_type/ with a trailing slash (domain D18). 409 with the current record if `lock_version` is stale.
 */
export const rename = (
  at: PropertyScope,
  input: { id: number; name: string; lock_version?: number },
  signal?: AbortSignal,
) => at.http.data(as(AddonType), { method: 'POST', path: `${base}/update_addon_type/`, body: { ...input }, signal })

/** POST delete_addon_types: one result per id. A type in use is not deleted; its result says where it is used. */
export const remove = (at: PropertyScope, ids: number[], signal?: AbortSignal) =>
  at.http.data(as(ItemResults), { method: 'POST', path: `${base}/delete_addon_types`, body: { ids }, signal })
