import * as v from 'valibot'
import {
  CreateFacilityType,
  DeleteFacilityTypes,
  FacilityType,
  FacilityTypeById,
  FacilityTypeQuery,
  FacilityTypesByProperty,
  UpdateFacilityType,
  UpdateFacilityTypeDetails,
} from '../../src/api/contract/facility-type.ts'
import { ItemResults, pageOf } from '../../src/api/contract/reply.ts'
import { inventoryReaders, inventoryWriters } from '../access/rules.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { listFileTypes } from '../list-file/write.ts'
import { createFacilityType } from './create.ts'
import { exportFacilityTypes } from './export.ts'
import { listFacilityTypes, viewFacilityType } from './list.ts'
import { removeFacilityTypes } from './remove.ts'
import { updateFacilityTypeDetails } from './update-details.ts'
import { updateFacilityType } from './update.ts'

const base = '/v1/hotel_management/properties'

export const facilityTypeEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/facility_types`,
    permission: inventoryReaders,
    summary:
      'Facility types of one property, or of all that the caller may see, in their order; with download=1 as xlsx or CSV',
    input: FacilityTypeQuery,
    output: pageOf(FacilityType),
    fileTypes: listFileTypes,
    errorStatuses: [404],
    handle: async (ctx, query) => (query.download ? exportFacilityTypes(ctx, query) : listFacilityTypes(ctx, query)),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/facility_types_by_property`,
    permission: inventoryReaders,
    summary: 'All facility types of a property, for select fields',
    input: FacilityTypesByProperty,
    output: dataOf(v.array(FacilityType)),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: (await listFacilityTypes(ctx, query)).data }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/facility_type_by_id`,
    isRead: true,
    permission: inventoryReaders,
    summary: 'One facility type. Reads only, although by POST',
    input: FacilityTypeById,
    output: dataOf(FacilityType),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await viewFacilityType(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/facility_types`,
    permission: inventoryWriters,
    summary: 'Add a facility type at the end of the order',
    success: 201,
    maxBodyBytes: bodyLimits.pictures,
    input: CreateFacilityType,
    output: dataOf(FacilityType),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await createFacilityType(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_facility_type/`,
    permission: inventoryWriters,
    summary: 'Rename a facility type, change its category, or move it within the order',
    input: UpdateFacilityType,
    output: dataOf(FacilityType),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await updateFacilityType(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_facility_type_details`,
    permission: inventoryWriters,
    summary: 'Change all fields of a facility type except its position in the order',
    maxBodyBytes: bodyLimits.pictures,
    input: UpdateFacilityTypeDetails,
    output: dataOf(FacilityType),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await updateFacilityTypeDetails(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/delete_facility_types`,
    permission: inventoryWriters,
    summary: 'Delete facility types. One result per id',
    needsConfirmation: true,
    input: DeleteFacilityTypes,
    output: dataOf(ItemResults),
    handle: async (ctx, input) => ({ data: await removeFacilityTypes(ctx, input) }),
  }),
]
