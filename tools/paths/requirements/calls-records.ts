import { hotelCall } from './hotel-call.ts'
import { facilityList, parameterSentences, propertyList } from './named-parameters.ts'
import type { Section } from './sentence.ts'

/** Spec section 7: the calls of properties, facilities and add-ons. */
export const recordCalls: Section = {
  title: '7. Calls: properties, facilities and add-ons',
  sentences: [
    hotelCall('property.list', 'GET property'),
    ...parameterSentences(propertyList),
    {
      id: '7.calls.property.download',
      text: 'Download returns a blob saved as an xlsx named all_, bookable_ or unbookable_ properties.',
      measuredBy: 'test/e2e/property-download.e2e.test.ts',
    },
    hotelCall('property.create', 'POST property'),
    hotelCall('property.view', 'GET property/{prefix}'),
    hotelCall('property.update', 'POST update_property/{property_id} (form data)'),
    hotelCall('property.update-status', 'POST update_property_status'),
    hotelCall('property.update-bookable-date', 'POST update_property_bookable_date/'),
    hotelCall('property.delete', 'DELETE property/{property_id}'),

    hotelCall('facilities.by-type', 'GET facilities_by_type'),
    hotelCall('facilities.list', 'GET facilities with paging and the filters in section 3'),
    ...parameterSentences(facilityList),
    {
      id: '7.calls.facilities.download',
      text: 'Download gives facilities.xlsx.',
      measuredBy: 'test/e2e/facilities.e2e.test.ts',
    },
    hotelCall('facilities.create', 'POST facilities'),
    hotelCall('facility_status_category', 'GET facility_status_category (name)'),
    hotelCall('facility_status', 'GET facility_status'),
    hotelCall('facilities.update-room-status', 'POST update_room_status'),
    hotelCall('facilities.update', 'POST update_facility'),
    hotelCall('facilities.update-status', 'POST update_facility_status'),
    hotelCall('facilities.delete', 'DELETE facilities/{facility_id}'),
    hotelCall('facilities.update-bookable-date', 'POST update_asset_bookable_date'),

    hotelCall('addons.by-type', 'GET addon_by_type'),
    hotelCall('addons.list', 'GET addons (same style filters)'),
    {
      id: '7.calls.addons.download',
      text: 'Download gives addons.xlsx.',
      measuredBy: 'test/server/addon-export.test.ts',
    },
    hotelCall('addons.update', 'POST update_addon'),
    hotelCall('addons.delete', 'DELETE addons/{addon_id}'),
    hotelCall('addons.create', 'POST addons'),
  ],
}
