import * as v from 'valibot'
import { ApiError } from './api-error.ts'
import { Addon, type AddonQuery, AddonsOfType, type CreateAddon, type UpdateAddon } from './contract/addon.ts'
import { Acknowledged, ItemResults } from './contract/reply.ts'
import { type Progress, readFile } from './download.ts'
import type { Read } from './http.ts'
import { asPictured, asPicturedPage } from './pictures.ts'
import type { PropertyScope } from './property-scope.ts'
import { as } from './reading.ts'

const base = '/v1/hotel_management/properties'

/** What a list of add-ons may be asked for. */
export type AddonFilters = Omit<Partial<AddonQuery>, 'property_id' | 'download'>
/** What a change of one add-on may hold; what is absent stays. */
export type AddonChange = Omit<UpdateAddon, 'id' | 'ids'>
/** What a change of several may hold: name, sku and pictures are of one. */
export type AddonsChange = Omit<AddonChange, 'name' | 'sku' | 'images' | 'image_order' | 'lock_version'>

/** Reads one add-on, also out of a 409; its pictures' addresses become whole. */
export const asAddon = ({ http }: Pick<PropertyScope, 'http'>): Read<Addon> => asPictured(http, Addon)

/** GET addons: one page, or with `dontPaginate` all of them (domain D20). */
export const list = (at: PropertyScope, query: AddonFilters, signal?: AbortSignal) =>
  at.http.whole(asPicturedPage(at.http, Addon), {
    path: `${base}/addons`,
    query: { ...query, property_id: at.propertyId },
    signal,
  })

/** One add-on: the API has no call of its own for it, so the list is asked for this id alone. */
export async function view(at: PropertyScope, id: number, signal?: AbortSignal): Promise<Addon> {
  const { data } = await list(at, { include_ids: [id], per_page: 1 }, signal)
  if (!data[0]) throw new ApiError(404, 'Add-on not found', { code: 'NOT_FOUND' })
  return data[0]
}

/** GET addons with download=1: the same filters, every page, as addons.xlsx. */
export const download = (
  at: PropertyScope,
  query: AddonFilters,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) =>
  readFile(
    at.http,
    {
      path: `${base}/addons`,
      query: { ...query, property_id: at.propertyId, page: undefined, per_page: undefined, download: true },
      signal,
    },
    onProgress,
  )

/** GET addon_by_type: every type with its add-ons. */
export const byType = (at: PropertyScope, signal?: AbortSignal) =>
  at.http.data(as(v.array(AddonsOfType)), {
    path: `${base}/addon_by_type`,
    query: { property_id: at.propertyId },
    signal,
  })

/** POST addons. 422 on `sku` when it is taken. */
export const create = (
  at: PropertyScope,
  input: Omit<CreateAddon, 'property_id'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  at.http.data(asAddon(at), {
    method: 'POST',
    path: `${base}/addons`,
    body: { ...input, property_id: at.propertyId },
    idempotencyKey,
    signal,
  })

/** POST update_addon with `id`. 409 with the current record when `lock_version` is stale. */
export const update = (at: PropertyScope, id: number, change: AddonChange, signal?: AbortSignal) =>
  at.http.data(asAddon(at), { method: 'POST', path: `${base}/update_addon`, body: { ...change, id }, signal })

/** POST update_addon with `ids`: a result an id. */
export const updateMany = (at: PropertyScope, ids: number[], change: AddonsChange, signal?: AbortSignal) =>
  at.http.data(as(ItemResults), { method: 'POST', path: `${base}/update_addon`, body: { ...change, ids }, signal })

/** DELETE addons/{addon_id}. */
export const remove = (at: PropertyScope, id: number, lockVersion: number | undefined, signal?: AbortSignal) =>
  at.http.data(as(Acknowledged), {
    method: 'DELETE',
    path: `${base}/addons/${id}`,
    query: { lock_version: lockVersion },
    signal,
  })
