import {
  CreateFacilityCategory,
  DeleteFacilityCategories,
  FacilityCategory,
  FacilityCategoryQuery,
} from '../../src/api/contract/facility-category.ts'
import { ItemResults, pageOf } from '../../src/api/contract/reply.ts'
import { inventoryReaders, inventoryWriters } from '../access/rules.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { listFileTypes } from '../list-file/write.ts'
import { createCategory } from './create.ts'
import { exportCategories } from './export.ts'
import { listCategories } from './list.ts'
import { removeCategories } from './remove.ts'

const base = '/v1/hotel_management/properties'

export const facilityCategoryEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/facility_categories`,
    permission: inventoryReaders,
    summary: 'The facility categories of a property; with download=1 as xlsx or CSV',
    input: FacilityCategoryQuery,
    output: pageOf(FacilityCategory),
    fileTypes: listFileTypes,
    errorStatuses: [404],
    handle: async (ctx, query) => (query.download ? exportCategories(ctx, query) : listCategories(ctx, query)),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/facility_categories`,
    permission: inventoryWriters,
    summary: 'Add a facility category for rooms or for assets',
    success: 201,
    input: CreateFacilityCategory,
    output: dataOf(FacilityCategory),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await createCategory(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/delete_facility_categories`,
    permission: inventoryWriters,
    summary: 'Delete facility categories. One result per id',
    needsConfirmation: true,
    input: DeleteFacilityCategories,
    output: dataOf(ItemResults),
    handle: async (ctx, input) => ({ data: await removeCategories(ctx, input) }),
  }),
]
