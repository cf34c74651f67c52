import { Amenity, AmenityQuery, CreateAmenity, DeleteAmenities } from '../../src/api/contract/amenity.ts'
import { ItemResults, pageOf } from '../../src/api/contract/reply.ts'
import { inventoryReaders, inventoryWriters } from '../access/rules.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { listFileTypes } from '../list-file/write.ts'
import { createAmenity } from './create.ts'
import { exportAmenities } from './export.ts'
import { listAmenities } from './list.ts'
import { removeAmenities } from './remove.ts'

const base = '/v1/hotel_management/properties'

export const amenityEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/amenities`,
    permission: inventoryReaders,
    summary: 'The amenities of a property, by group; with download=1 as xlsx or CSV',
    input: AmenityQuery,
    output: pageOf(Amenity),
    fileTypes: listFileTypes,
    errorStatuses: [404],
    handle: async (ctx, query) => (query.download ? exportAmenities(ctx, query) : listAmenities(ctx, query)),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/amenities`,
    permission: inventoryWriters,
    summary: 'Add an amenity',
    success: 201,
    input: CreateAmenity,
    output: dataOf(Amenity),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await createAmenity(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/delete_amenities`,
    permission: inventoryWriters,
    summary: 'Delete amenities. One result per id',
    needsConfirmation: true,
    input: DeleteAmenities,
    output: dataOf(ItemResults),
    handle: async (ctx, input) => ({ data: await removeAmenities(ctx, input) }),
  }),
]
