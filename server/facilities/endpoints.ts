import * as v from 'valibot'
import {
  FacilitiesByTypeQuery,
  FacilitiesOfType,
  Facility,
  FacilityFloors,
  FacilityFloorsQuery,
  FacilityQuery,
} from '../../src/api/contract/facility.ts'
import { pageOf } from '../../src/api/contract/reply.ts'
import { inventoryReaders } from '../access/screens.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { xlsxType } from '../xlsx/write.ts'
import { facilitiesByType } from './by-type.ts'
import { exportFacilities } from './export.ts'
import { facilityFloors } from './floors.ts'
import { listFacilities } from './list.ts'

const base = '/v1/hotel_management/properties'

export const facilityEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/facilities`,
    permission: inventoryReaders,
    summary: 'Rooms and assets: a page, with dontPaginate all up to 5,000, or with download=1 all of them as xlsx',
    input: FacilityQuery,
    output: pageOf(Facility),
    file: xlsxType,
    refusals: [404],
    handle: async (ctx, query) => (query.download ? exportFacilities(ctx, query) : listFacilities(ctx, query)),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/facilities_by_type`,
    permission: inventoryReaders,
    summary: 'The facilities of a property under their types, for choices',
    input: FacilitiesByTypeQuery,
    output: dataOf(v.array(FacilitiesOfType)),
    refusals: [404],
    handle: async (ctx, query) => ({ data: await facilitiesByType(ctx, query) }),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/facility_floors`,
    permission: inventoryReaders,
    summary: 'The floors of a property, for filters',
    input: FacilityFloorsQuery,
    output: dataOf(FacilityFloors),
    refusals: [404],
    handle: async (ctx, query) => ({ data: await facilityFloors(ctx, query) }),
  }),
]
