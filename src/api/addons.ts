import * as v from 'valibot'
import { ApiError } from './api-error.ts'
import { Addon, type AddonQuery, AddonsOfType, type CreateAddon, type UpdateAddon } from './contract/addon.ts'
import { VersionedResults } from './contract/item-versions.ts'
import { Acknowledged } from './contract/reply.ts'
import type { Progress } from './download.ts'
import type { Parse } from './http.ts'
import { downloadList } from './list-file.ts'
import { parseWithPictures, parsePageWithPictures } from './pictures.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs } from './parse.ts'
import { phrase } from '../phrases/phrase.ts'

const base = '/v1/hotel_management/properties'

/** Filters, order and page of an add-on list. */
export type AddonFilters = Omit<Partial<AddonQuery>, 'property_id' | 'download'>
/** Change of one add-on. Absent fields stay unchanged. */
export type AddonChange = Omit<UpdateAddon, 'id' | 'ids' | 'lock_versions'>
/** Change of several add-ons. Name, SKU and pictures belong to a single add-on, so they are left out. */
export type AddonsChange = Omit<UpdateAddon, 'id' | 'ids' | 'name' | 'sku' | 'images' | 'image_order' | 'lock_version'>

/** Parses one add-on, also from a 409 body, and makes its picture URLs absolute. */
export const parseAddon = ({ http }: Pick<PropertyScope, 'http'>): Parse<Addon> => parseWithPictures(http, Addon)

/** GET addons: one page, or all with `dontPaginate` (domain D20). */
export const list = (scope: PropertyScope, query: AddonFilters, signal?: AbortSignal) =>
  scope.http.page(parsePageWithPictures(scope.http, Addon), {
    path: `${base}/addons`,
    query: { ...query, property_id: scope.propertyId },
    signal,
  })

/** Reads one add-on. The API has no endpoint for one, so this filters the list by id. */
export async function view(scope: PropertyScope, id: number, signal?: AbortSignal): Promise<Addon> {
  const { data } = await list(scope, { include_ids: [id], per_page: 1 }, signal)
  if (!data[0]) throw new ApiError(404, phrase('addons.notFound'), { code: 'NOT_FOUND' })
  return data[0]
}

/** GET addons with download=1: all pages of the filtered list as addons.xlsx or addons.csv. */
export const download = (
  scope: PropertyScope,
  query: AddonFilters,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) =>
  downloadList(
    scope.http,
    { path: `${base}/addons`, query: { ...query, property_id: scope.propertyId }, signal },
    onProgress,
  )

/** GET addon_by_type: every type with its add-ons. */
export const byType = (scope: PropertyScope, signal?: AbortSignal) =>
  scope.http.data(parseAs(v.array(AddonsOfType)), {
    path: `${base}/addon_by_type`,
    query: { property_id: scope.propertyId },
    signal,
  })

/** POST addons. 422 on `sku` if the SKU is taken. */
export const create = (
  scope: PropertyScope,
  input: Omit<CreateAddon, 'property_id'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  scope.http.data(parseAddon(scope), {
    method: 'POST',
    path: `${base}/addons`,
    body: { ...input, property_id: scope.propertyId },
    idempotencyKey,
    signal,
  })

/** POST update_addon with `id`. 409 with the current record if `lock_version` is stale. */
export const update = (scope: PropertyScope, id: number, change: AddonChange, signal?: AbortSignal) =>
  scope.http.data(parseAddon(scope), { method: 'POST', path: `${base}/update_addon`, body: { ...change, id }, signal })

/** POST update_addon with `ids`: one result per id. */
export const updateMany = (scope: PropertyScope, ids: number[], change: AddonsChange, signal?: AbortSignal) =>
  scope.http.data(parseAs(VersionedResults), {
    method: 'POST',
    path: `${base}/update_addon`,
    body: { ...change, ids },
    signal,
  })

/** DELETE addons/{addon_id}. */
export const remove = (scope: PropertyScope, id: number, lockVersion: number | undefined, signal?: AbortSignal) =>
  scope.http.data(parseAs(Acknowledged), {
    method: 'DELETE',
    path: `${base}/addons/${id}`,
    query: { lock_version: lockVersion },
    signal,
  })
