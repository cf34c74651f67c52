import { hotelCall } from './hotel-call.ts'
import type { Section } from './sentence.ts'

/** Spec section 7: the calls of types, categories and amenities. */
export const typeCalls: Section = {
  title: '7. Calls: types, categories and amenities',
  sentences: [
    hotelCall('property_types.list', 'GET property_types', [
      'propertyTypeList.rows.loading on xstate.done',
      'propertyTypeList.rows.loading on xstate.error',
      'properties.types.loading on xstate.',
    ]),
    hotelCall('property_types.create', 'POST property_types', ['naming.submitting on xstate.done']),
    hotelCall('property_types.delete', 'POST delete_property_types', [
      'propertyBulk.submitting on xstate.done',
      'properties.bulk.closed on bulk.opened',
    ]),
    hotelCall('property_types.rename', 'POST update_property_type_name/', [
      'naming.submitting on xstate.error',
      'naming.stale on mine.kept',
    ]),

    hotelCall('addon_types.list', 'GET addon_types', ['addOnTypesList.rows.loading on xstate.']),
    hotelCall('addon_types.by-property', 'GET addon_types_by_property (query property_id)', [
      'catalogue.loading on xstate.',
    ]),
    hotelCall('addon_types.create', 'POST addon_types', ['addonTypeEntry.submitting on xstate.done']),
    hotelCall('addon_types.delete', 'POST delete_addon_types', ['addonTypeArea.flow.open on flow.applied']),
    hotelCall('addon_types.update', 'POST update_addon_type/', [
      'addonTypeEntry.submitting on xstate.error',
      'addonTypeEntry.stale on mine.kept',
    ]),

    hotelCall('facility_types.list', 'GET facility_types', ['facilityTypesList.rows.loading on xstate.']),
    hotelCall('facility_types.by-property', 'GET facility_types_by_property (property_id)', [
      'catalogue.loading on xstate.',
      'calendar.rooms.loading on xstate.done',
      'housekeeping-rooms.loading on xstate.done',
    ]),
    hotelCall('facility_types.by-id', 'POST facility_type_by_id', ['facilityTypeForm.loading on xstate.']),
    hotelCall('facility_types.create', 'POST facility_types', ['facilityTypeForm.submitting on xstate.done']),
    hotelCall('facility_types.delete', 'POST delete_facility_types', ['facilityTypeArea.flow.open on flow.applied']),
    hotelCall('facility_types.update', 'POST update_facility_type/', ['facilityTypeOrder.saving on xstate.']),
    hotelCall('facility_types.update-details', 'POST update_facility_type_details', [
      'facilityTypeForm.submitting on xstate.error',
      'facilityTypeForm.conflict on conflict.resolved',
    ]),

    hotelCall('amenities.list', 'GET amenities (property_id)', ['amenitiesList.rows.loading on xstate.']),
    hotelCall('amenities.create', 'POST amenities', ['amenityEntry.submitting on xstate.']),
    hotelCall('amenities.delete', 'POST delete_amenities', ['amenityArea.flow.open on flow.applied']),
    hotelCall('facility_categories.list', 'GET facility_categories (property_id)', [
      'facilityCategoriesList.rows.loading on xstate.',
    ]),
    hotelCall('facility_categories.create', 'POST facility_categories', [
      'facilityCategoryEntry.submitting on xstate.',
    ]),
    hotelCall('facility_categories.delete', 'POST delete_facility_categories', [
      'facilityCategoryArea.flow.open on flow.applied',
    ]),
  ],
}
