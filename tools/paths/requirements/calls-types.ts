import { hotelCall } from './hotel-call.ts'
import type { Section } from './sentence.ts'

/** Spec section 7: the calls of types, categories and amenities. */
export const typeCalls: Section = {
  title: '7. Calls: types, categories and amenities',
  sentences: [
    hotelCall('property_types.list', 'GET property_types'),
    hotelCall('property_types.create', 'POST property_types'),
    hotelCall('property_types.delete', 'POST delete_property_types'),
    hotelCall('property_types.rename', 'POST update_property_type_name/'),

    hotelCall('addon_types.list', 'GET addon_types'),
    hotelCall('addon_types.by-property', 'GET addon_types_by_property (query property_id)'),
    hotelCall('addon_types.create', 'POST addon_types'),
    hotelCall('addon_types.delete', 'POST delete_addon_types'),
    hotelCall('addon_types.update', 'POST update_addon_type/'),

    hotelCall('facility_types.list', 'GET facility_types'),
    hotelCall('facility_types.by-property', 'GET facility_types_by_property (property_id)'),
    hotelCall('facility_types.by-id', 'POST facility_type_by_id'),
    hotelCall('facility_types.create', 'POST facility_types'),
    hotelCall('facility_types.delete', 'POST delete_facility_types'),
    hotelCall('facility_types.update', 'POST update_facility_type/'),
    hotelCall('facility_types.update-details', 'POST update_facility_type_details'),

    hotelCall('amenities.list', 'GET amenities (property_id)'),
    hotelCall('amenities.create', 'POST amenities'),
    hotelCall('amenities.delete', 'POST delete_amenities'),
    hotelCall('facility_categories.list', 'GET facility_categories (property_id)'),
    hotelCall('facility_categories.create', 'POST facility_categories'),
    hotelCall('facility_categories.delete', 'POST delete_facility_categories'),
  ],
}
