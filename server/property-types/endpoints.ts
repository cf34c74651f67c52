import {
  CreatePropertyType,
  DeletePropertyTypes,
  PropertyType,
  PropertyTypeQuery,
  RenamePropertyType,
} from '../../src/api/contract/property-type.ts'
import { ItemResults, pageOf } from '../../src/api/contract/reply.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { listFileTypes } from '../list-file/write.ts'
import { createPropertyType } from './create.ts'
import { exportPropertyTypes } from './export.ts'
import { listPropertyTypes } from './list.ts'
import { removePropertyTypes } from './remove.ts'
import { renamePropertyType } from './rename.ts'

const base = '/v1/hotel_management/properties'
const permission = 'access_properties'
const writePermission = 'manage_properties'

export const propertyTypeEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/property_types`,
    permission,
    summary: 'List property types, or with download=1 all as xlsx or CSV',
    input: PropertyTypeQuery,
    output: pageOf(PropertyType),
    fileTypes: listFileTypes,
    handle: async (ctx, query) => (query.download ? exportPropertyTypes(ctx, query) : listPropertyTypes(ctx, query)),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/property_types`,
    permission: writePermission,
    summary: 'Add a property type. Only for staff assigned to all properties',
    success: 201,
    input: CreatePropertyType,
    output: dataOf(PropertyType),
    handle: async (ctx, input) => ({ data: await createPropertyType(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_property_type_name/`,
    permission: writePermission,
    summary: 'Rename a property type. Only for staff assigned to all properties',
    input: RenamePropertyType,
    output: dataOf(PropertyType),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await renamePropertyType(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/delete_property_types`,
    permission: writePermission,
    summary: 'Delete property types. One result per id. Only for staff assigned to all properties',
    needsConfirmation: true,
    input: DeletePropertyTypes,
    output: dataOf(ItemResults),
    handle: async (ctx, input) => ({ data: await removePropertyTypes(ctx, input) }),
  }),
]
