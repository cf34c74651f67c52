import * as v from 'valibot'
import { AddonType, type AddonTypeQuery } from './contract/addon-type.ts'
import { ItemResults } from './contract/reply.ts'
import type { PropertyScope } from './property-scope.ts'
import { as, asPage } from './reading.ts'

const base = '/v1/hotel_management/properties'

/** GET addon_types: all of them, or a page. */
export const list = (at: PropertyScope, query: Omit<AddonTypeQuery, 'property_id'> = {}, signal?: AbortSignal) =>
  at.http.whole(asPage(AddonType), {
    path: `${base}/addon_types`,
    query: { ...query, property_id: at.propertyId },
    signal,
  })

/** GET addon_types_by_property: all of them, for choices. */
export const byProperty = (at: PropertyScope, signal?: AbortSignal) =>
  at.http.data(as(v.array(AddonType)), {
    path: `${base}/addon_types_by_property`,
    query: { property_id: at.propertyId },
    signal,
  })

/** POST addon_types. 422 on `name` when it is taken. */
export const create = (at: PropertyScope, name: string, idempotencyKey: string, signal?: AbortSignal) =>
  at.http.data(as(AddonType), {
    method: 'POST',
    path: `${base}/addon_types`,
    body: { name, property_id: at.propertyId },
    idempotencyKey,
    signal,
  })

/** POST update_addon_type/ with its slash (domain D18). 409 with the current record when `lock_version` is stale. */
export const rename = (
  at: PropertyScope,
  input: { id: number; name: string; lock_version?: number },
  signal?: AbortSignal,
) => at.http.data(as(AddonType), { method: 'POST', path: `${base}/update_addon_type/`, body: { ...input }, signal })

/** POST delete_addon_types: a result an id; one in use is refused with where. */
export const remove = (at: PropertyScope, ids: number[], signal?: AbortSignal) =>
  at.http.data(as(ItemResults), { method: 'POST', path: `${base}/delete_addon_types`, body: { ids }, signal })
