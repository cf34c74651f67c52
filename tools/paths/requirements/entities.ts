import type { Section } from './sentence.ts'

/** Spec section 3. Which other fields a property has, the fields of a daily room blocking and the items of the permissions are not shown. */
export const entities: Section = {
  title: '3. Entities and their fields',
  sentences: [
    {
      id: '3.session.stored-whole',
      text: 'User session: the login response is stored whole; it carries a token field.',
      proof: ['session.signedOut.submitting on xstate.done'],
      measuredBy: 'test/unit/cookie-jar.test.ts',
    },
    {
      id: '3.session.state',
      text: 'Session state: loading (boolean), user (object or null), error (text or null).',
      proof: ['session.signedOut.refused on login.submitted'],
    },
    {
      id: '3.user',
      text: 'User: id, first_name, last_name, email, position.name, roles[].name, status (0 Deactivated, 1 Active), is_pass_updated (0 means first login).',
      proof: ['session.signedIn on user.changed', 'password.deciding on always [isFirstTime] → password.editing'],
    },
    {
      id: '3.permissions.loaded',
      text: 'Permissions: an object loaded from the server and turned into access rules.',
      proof: ['access.loading on xstate.done'],
    },
    {
      id: '3.permissions.held',
      text: 'A list of user permissions and a list of roles are held, set after login and cleared on logout.',
      proof: ['access.loading on xstate.done', 'session.signedIn.leaving.loggingOut on xstate.done'],
    },
    {
      id: '3.property.prefix',
      text: 'Property: identified by a prefix used in the URL.',
      proof: [
        'property on location.changed → property.selecting',
        'property.selected.open on address.followed → property.selecting',
      ],
    },
    {
      id: '3.property.filters',
      text: 'Property, list filters: property_type_ids, bookable_status, status, bookable_date_from, bookable_date_to.',
      proof: ['propertyList.rows on list.shown'],
    },
    {
      id: '3.property.selected',
      text: 'The selected property is kept in a store and in a 7-day cookie.',
      proof: ['property.selecting on xstate.done'],
      measuredBy: 'test/unit/cookie-jar.test.ts',
    },
    {
      id: '3.property-type',
      text: 'Property type: name.',
      proof: ['naming.editing on field.changed'],
    },
    {
      id: '3.addon-type',
      text: 'Addon type: defined per property.',
      proof: ['addonTypeEntry.submitting on xstate.done', 'addOnTypesList.rows.loading on xstate.done'],
    },
    {
      id: '3.facility-type',
      text: 'Facility type: defined per property.',
      proof: ['facilityTypeForm.submitting on xstate.done', 'facilityTypesList.rows.loading on xstate.done'],
    },
    {
      id: '3.facility-category',
      text: 'Facility category (per property).',
      proof: ['facilityCategoryEntry.submitting on xstate.done', 'facilityCategoriesList.rows.loading on xstate.done'],
    },
    {
      id: '3.amenity',
      text: 'Amenity (per property).',
      proof: ['amenityEntry.submitting on xstate.done', 'amenitiesList.rows.loading on xstate.done'],
    },
    {
      id: '3.facility.filters',
      text: 'Facility (room or asset): filters facility_category_ids, housekeeping_statuses, facility_statuses, facility_type_ids, floors, available_start, available_end, booked_start, booked_end, updated_date_from, updated_date_to, housekeeping_start_date, housekeeping_end_date.',
      proof: ['roomsArea on area.shown', 'assetsArea on area.shown'],
    },
    {
      id: '3.addon.filter',
      text: 'Add-on: filter addon_type_ids.',
      proof: ['addOnsList.rows on list.shown', 'addonArea on area.shown'],
    },
    {
      id: '3.facility-status',
      text: 'Facility status and facility status category: looked up by name.',
      proof: ['catalogue.loading on xstate.done'],
    },
    {
      id: '3.filter-state',
      text: 'Filter state: showCheckbox toggle.',
      proof: [
        'propertyList',
        'propertyTypeList',
        'addOnsList',
        'addOnTypesList',
        'amenitiesList',
        'facilityCategoriesList',
        'facilityTypesList',
      ].map((list) => `${list}.selection.hidden on selection.toggled`),
    },
  ],
}
