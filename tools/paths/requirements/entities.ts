import { facilityFilters, parameterSentences, propertyFilters } from './named-parameters.ts'
import type { Section } from './sentence.ts'

/** Spec section 3. Which other fields a property has, the fields of a daily room blocking and the items of the permissions are not shown. */
export const entities: Section = {
  title: '3. Entities and their fields',
  sentences: [
    {
      id: '3.session.stored-whole',
      text: 'User session: the login response is stored whole; it carries a token field.',
      measuredBy: 'test/unit/cookie-jar.test.ts',
    },
    {
      id: '3.session.state',
      text: 'Session state: loading (boolean), user (object or null), error (text or null).',
    },
    {
      id: '3.user',
      text: 'User: id, first_name, last_name, email, position.name, roles[].name, status (0 Deactivated, 1 Active), is_pass_updated (0 means first login).',
    },
    {
      id: '3.permissions.loaded',
      text: 'Permissions: an object loaded from the server and turned into access rules.',
    },
    {
      id: '3.permissions.held',
      text: 'A list of user permissions and a list of roles are held, set after login and cleared on logout.',
    },
    {
      id: '3.property.prefix',
      text: 'Property: identified by a prefix used in the URL.',
    },
    ...parameterSentences(propertyFilters),
    {
      id: '3.property.selected',
      text: 'The selected property is kept in a store and in a 7-day cookie.',
      measuredBy: 'test/unit/cookie-jar.test.ts',
    },
    {
      id: '3.property-type',
      text: 'Property type: name.',
    },
    {
      id: '3.addon-type',
      text: 'Addon type: defined per property.',
    },
    {
      id: '3.facility-type',
      text: 'Facility type: defined per property.',
    },
    {
      id: '3.facility-category',
      text: 'Facility category (per property).',
    },
    {
      id: '3.amenity',
      text: 'Amenity (per property).',
    },
    ...parameterSentences(facilityFilters),
    {
      id: '3.addon.filter',
      text: 'Add-on: filter addon_type_ids.',
    },
    {
      id: '3.facility-status',
      text: 'Facility status and facility status category: looked up by name.',
    },
    {
      id: '3.filter-state',
      text: 'Filter state: showCheckbox toggle.',
    },
  ],
}
