import * as v from 'valibot'
import {
  CreateProperty,
  Prefix,
  Property,
  PropertyQuery,
  UpdateProperty,
  UpdatePropertyBookableDate,
  UpdatePropertyStatus,
} from '../../src/api/contract/property.ts'
import { CloneProperty, CopyInventory, CopyQuery, InventoryCopy, SetUp } from '../../src/api/contract/set-up.ts'
import { Acknowledged, ItemResults, pageOf } from '../../src/api/contract/reply.ts'
import { Id, LockVersion } from '../../src/api/contract/wire.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { listFileTypes } from '../list-file/write.ts'
import { updatePropertyStatus, updatePropertyWindow } from './bulk.ts'
import { cloneProperty } from './clone.ts'
import { copyToProperty, previewCopy } from './copy-inventory.ts'
import { createProperty } from './create.ts'
import { exportProperties } from './export.ts'
import { listProperties } from './list.ts'
import { removeProperty } from './remove.ts'
import { viewSetUp } from './set-up.ts'
import { updateProperty } from './update.ts'
import { viewProperty } from './view.ts'

const base = '/v1/hotel_management/properties'
const permission = 'access_properties'
/** Every screen of a property loads it first, also for users without the property list, such as room attendants. */
const openPermissions = 'login_to_hotel_management'

export const propertyEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/property`,
    permission,
    summary: 'Properties that the caller may see: one page, or all as xlsx or CSV with download=1',
    input: PropertyQuery,
    output: pageOf(Property),
    fileTypes: listFileTypes,
    handle: async (ctx, query) => (query.download ? exportProperties(ctx, query) : listProperties(ctx, query)),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/property`,
    permission,
    summary: 'Add a property and assign the caller to it',
    success: 201,
    maxBodyBytes: bodyLimits.pictures,
    input: CreateProperty,
    output: dataOf(Property),
    handle: async (ctx, input) => ({ data: await createProperty(ctx, input) }),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/property/{property}`,
    permission: openPermissions,
    summary: 'One property by its prefix, if the caller is assigned to it',
    params: v.object({ property: Prefix }),
    output: dataOf(Property),
    errorStatuses: [404],
    handle: (ctx, _input, { property }) => viewProperty(ctx, property),
  }),
  endpoint({
    method: 'DELETE',
    path: `${base}/property/{property}`,
    permission: 'manage_properties',
    summary: 'Delete an inactive property that has no guest in house and no booking',
    needsConfirmation: true,
    params: v.object({ property: Id }),
    input: v.strictObject({ lock_version: v.optional(LockVersion) }),
    output: dataOf(Acknowledged),
    errorStatuses: [404, 409],
    handle: async (ctx, input, { property }) => ({ data: await removeProperty(ctx, { id: property, ...input }) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_property/{property_id}`,
    permission,
    summary: 'Change a property. A stale lock_version returns 409 with the current record',
    params: v.object({ property_id: Id }),
    maxBodyBytes: bodyLimits.pictures,
    input: UpdateProperty,
    output: dataOf(Property),
    errorStatuses: [404, 409],
    handle: async (ctx, input, params) => ({ data: await updateProperty(ctx, params.property_id, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_property_status`,
    permission,
    summary: 'Activate or deactivate properties. One result per id',
    input: UpdatePropertyStatus,
    output: dataOf(ItemResults),
    handle: async (ctx, input) => ({ data: await updatePropertyStatus(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_property_bookable_date/`,
    permission,
    summary: 'Set the bookable window of properties. One result per id',
    input: UpdatePropertyBookableDate,
    output: dataOf(ItemResults),
    handle: async (ctx, input) => ({ data: await updatePropertyWindow(ctx, input) }),
  }),
  // After property/{property}, whose prefix may be set-up.
  endpoint({
    method: 'GET',
    path: `${base}/{property_id}/set-up`,
    permission,
    summary: 'What a property has so far, and whether it can be booked',
    params: v.object({ property_id: Id }),
    output: dataOf(SetUp),
    errorStatuses: [404],
    handle: async (ctx, _input, { property_id }) => ({ data: await viewSetUp(ctx, property_id) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/{property_id}/clone`,
    permission,
    summary: 'Add a deactivated property with the settings and the chosen inventory of another',
    success: 201,
    params: v.object({ property_id: Id }),
    input: CloneProperty,
    output: dataOf(Property),
    errorStatuses: [404],
    handle: async (ctx, input, { property_id }) => ({ data: await cloneProperty(ctx, property_id, input) }),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/{property_id}/copy`,
    permission: 'access_hotel_products',
    summary: 'What a copy of the inventory of another property would add to this one',
    params: v.object({ property_id: Id }),
    input: CopyQuery,
    output: dataOf(InventoryCopy),
    errorStatuses: [404],
    handle: async (ctx, query, { property_id }) => ({ data: await previewCopy(ctx, property_id, query) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/{property_id}/copy`,
    permission: 'access_hotel_products',
    summary: 'Add the chosen inventory of another property to this one',
    params: v.object({ property_id: Id }),
    input: CopyInventory,
    output: dataOf(InventoryCopy),
    errorStatuses: [404],
    handle: async (ctx, input, { property_id }) => ({ data: await copyToProperty(ctx, property_id, input) }),
  }),
]
