import * as v from 'valibot'
import { AddonType, type AddonTypeQuery } from './contract/addon-type.ts'
import { ItemResults } from './contract/reply.ts'
import type { Progress } from './download.ts'
import { downloadList } from './list-file.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs, parsePageAs } from './parse.ts'

const base = '/v1/hotel_management/properties'

/** GET addon_types: all add-on types, or one page. */
export const list = (scope: PropertyScope, query: Omit<AddonTypeQuery, 'property_id'> = {}, signal?: AbortSignal) =>
  scope.http.page(parsePageAs(AddonType), {
    path: `${base}/addon_types`,
    query: { ...query, property_id: scope.propertyId },
    signal,
  })

/** GET addon_types with download=1: all pages of the filtered list as addon_types.xlsx or addon_types.csv. */
export const download = (
  scope: PropertyScope,
  query: Omit<AddonTypeQuery, 'property_id'>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) =>
  downloadList(
    scope.http,
    { path: `${base}/addon_types`, query: { ...query, property_id: scope.propertyId }, signal },
    onProgress,
  )

/** GET addon_types_by_property: all add-on types of the property, for select fields. */
export const byProperty = (scope: PropertyScope, signal?: AbortSignal) =>
  scope.http.data(parseAs(v.array(AddonType)), {
    path: `${base}/addon_types_by_property`,
    query: { property_id: scope.propertyId },
    signal,
  })

/** POST addon_types. 422 on `name` if the name is taken. */
export const create = (scope: PropertyScope, name: string, idempotencyKey: string, signal?: AbortSignal) =>
  scope.http.data(parseAs(AddonType), {
    method: 'POST',
    path: `${base}/addon_types`,
    body: { name, property_id: scope.propertyId },
    idempotencyKey,
    signal,
  })

/**
 * POST update_addon_type/ with a trailing slash (domain D18). 409 with the current record if `lock_version` is stale.
 */
export const rename = (
  scope: PropertyScope,
  input: { id: number; name: string; lock_version?: number },
  signal?: AbortSignal,
) =>
  scope.http.data(parseAs(AddonType), {
    method: 'POST',
    path: `${base}/update_addon_type/`,
    body: { ...input },
    signal,
  })

/** POST delete_addon_types: one result per id. A type in use is not deleted; its result says where it is used. */
export const remove = (scope: PropertyScope, ids: number[], signal?: AbortSignal) =>
  scope.http.data(parseAs(ItemResults), { method: 'POST', path: `${base}/delete_addon_types`, body: { ids }, signal })
