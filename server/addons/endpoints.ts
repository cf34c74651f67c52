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
import { listFileTypes } from '../list-file/write.ts'
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
    summary: 'Add-ons: one page, up to 5,000 with dontPaginate, or all as xlsx or CSV with download=1',
    input: AddonQuery,
    output: pageOf(Addon),
    fileTypes: listFileTypes,
    errorStatuses: [404],
    handle: async (ctx, query) => (query.download ? exportAddons(ctx, query) : listAddons(ctx, query)),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/addon_by_type`,
    permission: inventoryReaders,
    summary: 'Add-ons of a property grouped by type, for select fields',
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
    summary: 'Change one add-on by id, which returns the record, or several by ids, with one result per id',
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
    needsConfirmation: true,
    params: v.object({ addon_id: Id }),
    input: v.strictObject({ lock_version: v.optional(LockVersion) }),
    output: dataOf(Acknowledged),
    errorStatuses: [404, 409],
    handle: async (ctx, input, { addon_id }) => ({ data: await removeAddon(ctx, { id: addon_id, ...input }) }),
  }),
]
