import * as v from 'valibot'
import {
  Addon,
  AddonByTypeQuery,
  AddonQuery,
  AddonsOfType,
  CreateAddon,
  UpdateAddon,
  UpdatedAddon,
} from '../../src/api/contract/addon.ts'
import { Acknowledged, pageOf } from '../../src/api/contract/reply.ts'
import { Id, LockVersion } from '../../src/api/contract/wire.ts'
import { inventoryReaders, inventoryWriters } from '../access/rules.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { xlsxType } from '../xlsx/write.ts'
import { addonsByType } from './by-type.ts'
import { createAddon } from './create.ts'
import { exportAddons } from './export.ts'
import { listAddons } from './list.ts'
import { removeAddon } from './remove.ts'
import { updateAddon } from './update.ts'

const base = '/v1/hotel_management/properties'

export const addonEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/addons`,
    permission: inventoryReaders,
    summary: 'Add-ons: a page, with dontPaginate all up to 5,000, or with download=1 all of them as xlsx',
    input: AddonQuery,
    output: pageOf(Addon),
    fileType: xlsxType,
    errorStatuses: [404],
    handle: async (ctx, query) => (query.download ? exportAddons(ctx, query) : listAddons(ctx, query)),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/addon_by_type`,
    permission: inventoryReaders,
    summary: 'The add-ons of a property under their types, for choices',
    input: AddonByTypeQuery,
    output: dataOf(v.array(AddonsOfType)),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: await addonsByType(ctx, query) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/addons`,
    permission: inventoryWriters,
    summary: 'Add an add-on, in the currency of its property',
    success: 201,
    maxBodyBytes: bodyLimits.pictures,
    input: CreateAddon,
    output: dataOf(Addon),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await createAddon(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_addon`,
    permission: inventoryWriters,
    summary: 'Change one add-on by id, answered with the record, or several by ids, each answered for itself',
    maxBodyBytes: bodyLimits.pictures,
    input: UpdateAddon,
    output: dataOf(UpdatedAddon),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await updateAddon(ctx, input) }),
  }),
  endpoint({
    method: 'DELETE',
    path: `${base}/addons/{addon_id}`,
    permission: inventoryWriters,
    summary: 'Delete an add-on',
    params: v.object({ addon_id: Id }),
    input: v.strictObject({ lock_version: v.optional(LockVersion) }),
    output: dataOf(Acknowledged),
    errorStatuses: [404, 409],
    handle: async (ctx, input, { addon_id }) => ({ data: await removeAddon(ctx, { id: addon_id, ...input }) }),
  }),
]
