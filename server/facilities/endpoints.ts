import * as v from 'valibot'
import {
  CreateFacilities,
  CreatedFacilities,
  FacilitiesByTypeQuery,
  FacilitiesOfType,
  Facility,
  FacilityQuery,
  UpdateAssetBookableDate,
  UpdateFacility,
  UpdatedFacility,
} from '../../src/api/contract/facility.ts'
import { FacilityFloors, FacilityFloorsQuery } from '../../src/api/contract/facility-floors.ts'
import { VersionedResults } from '../../src/api/contract/item-versions.ts'
import { Acknowledged, pageOf } from '../../src/api/contract/reply.ts'
import { Id, LockVersion } from '../../src/api/contract/wire.ts'
import { inventoryReaders, inventoryWriters } from '../access/rules.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { listFileTypes } from '../list-file/write.ts'
import { facilitiesByType } from './by-type.ts'
import { createFacilities } from './create.ts'
import { exportFacilities } from './export.ts'
import { facilityFloors } from './floors.ts'
import { listFacilities } from './list.ts'
import { removeFacility } from './remove.ts'
import { updateFacility } from './update.ts'
import { updateFacilityWindow } from './window.ts'

const base = '/v1/hotel_management/properties'

export const facilityEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/facilities`,
    permission: inventoryReaders,
    summary: 'Rooms and assets: one page, up to 5,000 with dontPaginate, or all as xlsx or CSV with download=1',
    input: FacilityQuery,
    output: pageOf(Facility),
    fileTypes: listFileTypes,
    errorStatuses: [404],
    handle: async (ctx, query) => (query.download ? exportFacilities(ctx, query) : listFacilities(ctx, query)),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/facilities_by_type`,
    permission: inventoryReaders,
    summary: 'Facilities of a property grouped by type, for select fields',
    input: FacilitiesByTypeQuery,
    output: dataOf(v.array(FacilitiesOfType)),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: await facilitiesByType(ctx, query) }),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/facility_floors`,
    permission: inventoryReaders,
    summary: 'The floors of a property, for filters',
    input: FacilityFloorsQuery,
    output: dataOf(FacilityFloors),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: await facilityFloors(ctx, query) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/facilities`,
    permission: inventoryWriters,
    summary: 'Add one or many facilities that differ only in name. One result per name',
    success: 201,
    maxBodyBytes: bodyLimits.pictures,
    input: CreateFacilities,
    output: dataOf(CreatedFacilities),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await createFacilities(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_facility`,
    permission: inventoryWriters,
    summary: 'Change one facility by id, which returns the record, or several by ids, with one result per id',
    maxBodyBytes: bodyLimits.pictures,
    input: UpdateFacility,
    output: dataOf(UpdatedFacility),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await updateFacility(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_asset_bookable_date`,
    permission: inventoryWriters,
    summary: 'Set the bookable window of facilities. One result per id',
    input: UpdateAssetBookableDate,
    output: dataOf(VersionedResults),
    handle: async (ctx, input) => ({ data: await updateFacilityWindow(ctx, input) }),
  }),
  endpoint({
    method: 'DELETE',
    path: `${base}/facilities/{facility_id}`,
    permission: inventoryWriters,
    summary: 'Delete a facility that has no guest, taken night or past stay',
    needsConfirmation: true,
    params: v.object({ facility_id: Id }),
    input: v.strictObject({ lock_version: v.optional(LockVersion) }),
    output: dataOf(Acknowledged),
    errorStatuses: [404, 409],
    handle: async (ctx, input, { facility_id }) => ({ data: await removeFacility(ctx, { id: facility_id, ...input }) }),
  }),
]
