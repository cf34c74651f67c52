import { hotelCall } from './hotel-call.ts'
import type { Section } from './sentence.ts'

/** Spec section 7: the calls of properties, facilities and add-ons. */
export const recordCalls: Section = {
  title: '7. Calls: properties, facilities and add-ons',
  sentences: [
    hotelCall(
      'property.list',
      'GET property with page, keyword, property_type_ids[], bookable_status (default all), status, bookable_date_from, bookable_date_to, download',
      ['propertyList.rows.loading on xstate.', 'switcher.open.loading on xstate.'],
    ),
    {
      id: '7.calls.property.download',
      text: 'Download returns a blob saved as an xlsx named all_, bookable_ or unbookable_ properties.',
      proof: ['propertyList.download.idle on download.requested'],
      measuredBy: 'test/e2e/property-download.e2e.test.ts',
    },
    hotelCall('property.create', 'POST property', [
      'propertyForm.submitting: answered',
      'propertyEditor.open on form.saved',
    ]),
    hotelCall('property.view', 'GET property/{prefix}', [
      'property.selecting on xstate.',
      'propertyForm.loading on xstate.',
    ]),
    hotelCall('property.update', 'POST update_property/{property_id} (form data)', [
      'propertyForm.submitting on xstate.error',
      'propertyForm.conflict on conflict.resolved',
    ]),
    hotelCall('property.update-status', 'POST update_property_status', ['propertyBulk.submitting on xstate.']),
    hotelCall('property.update-bookable-date', 'POST update_property_bookable_date/', [
      'propertyBulk.confirming on window.changed',
      'propertyBulk.confirming on bulk.confirmed [isWindowWrong]',
    ]),
    hotelCall('property.delete', 'DELETE property/{property_id}', ['properties.bulk.open on flow.applied']),

    hotelCall('facilities.by-type', 'GET facilities_by_type', [
      'facilityLookup.names.reading on xstate.',
      'facilityTypeForm.loading on xstate.done',
    ]),
    hotelCall(
      'facilities.list',
      'GET facilities with paging and the filters in section 3, plus per_page, property_id, keyword, hide_images, include_ids, exclude_ids, dontPaginate, exluded_facility_statuses[], query_type',
      [
        'roomsArea on area.shown',
        'assetsArea on area.shown',
        'facilityLookup.rooms.searching on xstate.',
        'housekeeping-rooms.loading on xstate.',
        'housekeeping-rooms.rereading on xstate.',
        'calendar.rooms.loading on xstate.',
      ],
    ),
    {
      id: '7.calls.facilities.download',
      text: 'Download gives facilities.xlsx.',
      proof: ['import.choosing.downloading on xstate.'],
      measuredBy: 'test/e2e/facilities.e2e.test.ts',
    },
    hotelCall('facilities.create', 'POST facilities', [
      'facilityForm.submitting on xstate.',
      'import.committing on row.answered',
    ]),
    hotelCall('facility_status_category', 'GET facility_status_category (name)', ['catalogue.loading on xstate.']),
    hotelCall('facility_status', 'GET facility_status', ['catalogue.loading on xstate.']),
    hotelCall('facilities.update-room-status', 'POST update_room_status', [
      'condition.submitting on xstate.',
      'housekeeping-queue.sending.calling on xstate.',
    ]),
    hotelCall('facilities.update', 'POST update_facility', [
      'several rooms.submitting on xstate.',
      'facilityForm.conflict on conflict.resolved',
    ]),
    hotelCall('facilities.update-status', 'POST update_facility_status', [
      'status.submitting on xstate.',
      'blocking.submitting on xstate.',
      'calendar.undo.undoing on xstate.',
    ]),
    hotelCall('facilities.delete', 'DELETE facilities/{facility_id}', [
      'roomsArea.flow.open on flow.applied',
      'assetsArea.flow.open on flow.applied',
    ]),
    hotelCall('facilities.update-bookable-date', 'POST update_asset_bookable_date', [
      'roomsArea.flow.closed on flow.opened',
      'assetsArea.flow.closed on flow.opened',
    ]),

    hotelCall('addons.by-type', 'GET addon_by_type', ['addOnTypesList.rows.loading on xstate.done']),
    hotelCall('addons.list', 'GET addons (same style filters)', [
      'addOnsList.rows.loading on xstate.',
      'addonForm.loading on xstate.',
    ]),
    {
      id: '7.calls.addons.download',
      text: 'Download gives addons.xlsx.',
      proof: ['addOnsList.download.idle on download.requested'],
      measuredBy: 'test/server/addon-export.test.ts',
    },
    hotelCall('addons.update', 'POST update_addon', [
      'addonSeveral.submitting on xstate.',
      'addonForm.conflict on conflict.resolved',
      'addonBulk.confirming on window.changed',
    ]),
    hotelCall('addons.delete', 'DELETE addons/{addon_id}', ['addonBulk.submitting on xstate.']),
    hotelCall('addons.create', 'POST addons', ['addonForm.submitting on xstate.']),
  ],
}
