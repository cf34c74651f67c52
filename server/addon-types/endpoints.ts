import * as v from 'valibot'
import {
  AddonType,
  AddonTypeQuery,
  AddonTypesByProperty,
  CreateAddonType,
  DeleteAddonTypes,
  UpdateAddonType,
} from '../../src/api/contract/addon-type.ts'
import { ItemResults, pageOf } from '../../src/api/contract/reply.ts'
import { inventoryReaders, inventoryWriters } from '../access/rules.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { listFileTypes } from '../list-file/write.ts'
import { createAddonType } from './create.ts'
import { exportAddonTypes } from './export.ts'
import { listAddonTypes } from './list.ts'
import { removeAddonTypes } from './remove.ts'
import { renameAddonType } from './rename.ts'

const base = '/v1/hotel_management/properties'

export const addonTypeEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/addon_types`,
    permission: inventoryReaders,
    summary:
      'Add-on types of one property, or of all properties that the caller may see; with download=1 as xlsx or CSV',
    input: AddonTypeQuery,
    output: pageOf(AddonType),
    fileTypes: listFileTypes,
    errorStatuses: [404],
    handle: async (ctx, query) => (query.download ? exportAddonTypes(ctx, query) : listAddonTypes(ctx, query)),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/addon_types_by_property`,
    permission: inventoryReaders,
    summary: 'All add-on types of a property, for select fields',
    input: AddonTypesByProperty,
    output: dataOf(v.array(AddonType)),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: (await listAddonTypes(ctx, query)).data }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/addon_types`,
    permission: inventoryWriters,
    summary: 'Add an add-on type',
    success: 201,
    input: CreateAddonType,
    output: dataOf(AddonType),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await createAddonType(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_addon_type/`,
    permission: inventoryWriters,
    summary: 'Rename an add-on type',
    input: UpdateAddonType,
    output: dataOf(AddonType),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await renameAddonType(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/delete_addon_types`,
    permission: inventoryWriters,
    summary: 'Delete add-on types. One result per id',
    needsConfirmation: true,
    input: DeleteAddonTypes,
    output: dataOf(ItemResults),
    handle: async (ctx, input) => ({ data: await removeAddonTypes(ctx, input) }),
  }),
]
