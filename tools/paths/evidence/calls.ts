import type { CallEvidence, Evidence } from '../proven.ts'
import { manyParameters, parameterId } from './named-parameters.ts'

const hotel = 'v1/hotel_management/properties/'

/** A call below /v1/hotel_management/properties, with the parameters that it has to carry. */
const sent = (call: string, params: readonly string[] = [], rest: Omit<CallEvidence, 'call'> = {}): Evidence[] => {
  const [method, address] = call.split(' ')
  return [{ calls: [{ call: `${method} ${hotel}${address}`, params, ...rest }] }]
}

const each = Object.fromEntries(
  manyParameters.flatMap((many) =>
    many.parameters.map((parameter): [string, Evidence[]] => [
      parameterId(many, parameter),
      [{ calls: [{ call: many.call, params: [parameter] }] }],
    ]),
  ),
)

const login = { call: 'POST v1/login', params: ['email', 'password'] }
const logout: CallEvidence = { call: 'POST v1/logout', marks: ['bearer'], isWithoutBody: true }
const permissions = { call: 'GET v1/user_management/access_control/user/permissions' }

/** Those of whose paths it is asked that every call carries something. */
const asking = ['session', 'access', 'password', 'naming', 'propertyForm', 'facilityForm', 'catalogue']

/** What is seen on the wire. */
export const callEvidence: Readonly<Record<string, readonly Evidence[]>> = {
  ...each,
  '1.sign-in': [{ calls: [login, permissions] }],
  '1.manages.properties': [...sent('POST property', ['name']), ...sent('POST update_property/{property_id}')],
  '1.manages.facilities': [...sent('POST facilities'), ...sent('POST update_facility')],
  '1.manages.addons': [...sent('POST addons'), ...sent('POST update_addon')],
  '1.manages.housekeeping': sent('POST update_room_status', ['housekeeping_status']),
  '1.manages.hotel-calendar': sent('POST update_facility_status', ['date_from', 'date_to']),
  '1.manages.reports': [
    {
      calls: [
        {
          call: 'POST v1/hotel_management/correct_accounting_posting',
          params: ['property_id', 'posting_id', 'reason'],
        },
      ],
    },
  ],
  '1.manages.activity-logs': [
    { calls: [{ call: 'POST v1/hotel_management/undo_activity', params: ['property_id', 'id'] }] },
  ],
  '1.application-context': [{ everyCall: 'context', of: asking }],

  '3.property.prefix': sent('GET property/{prefix}'),
  '3.addon-type': sent('POST addon_types', ['property_id', 'name']),
  '3.facility-type': sent('POST facility_types', ['property_id', 'name']),
  '3.facility-category': sent('POST facility_categories', ['property_id', 'name']),
  '3.amenity': sent('POST amenities', ['property_id', 'name']),
  '3.property-type': sent('POST property_types', ['name']),
  '3.addon.filter': sent('GET addons', ['addon_type_ids[]']),
  '3.facility-status': [
    {
      calls: [...sent('GET facility_status', ['name']), ...sent('GET facility_status_category', ['name'])].flatMap(
        ({ calls = [] }) => calls,
      ),
    },
  ],

  '6.rules': [{ calls: [permissions], of: ['access'] }],
  '6.stale-time': [{ calls: [permissions], of: ['access', 'connectivity'], isAfterOpening: true }],
  '9.stale-time': [{ calls: [permissions], of: ['access', 'connectivity'], isAfterOpening: true }],
  '9.status-codes': sent('POST update_property_status', ['property_ids[]', 'status']),
  '9.default-page': sent('GET property', ['page']),
  '9.bookable-status': sent('GET property', ['bookable_status']),

  '7.client.base-path': [{ calls: [permissions], of: ['access'] }],
  '7.client.content-type': [{ everyCall: 'form', of: asking }],
  '7.client.app-context': [{ everyCall: 'context', of: asking }],
  '7.client.credentials': [{ everyCall: 'credentials', of: asking }],
  '7.client.bearer': [{ everyCall: 'bearer', of: asking }],
  '7.login': [{ calls: [login] }],
  '7.logout': [{ calls: [logout] }],
  '7.login.token': [{ calls: [login, { ...permissions, marks: ['bearer'] }] }],
  '7.logout.removes-cookie': [{ calls: [logout], texts: ['heading: Sign in'] }],

  '7.calls.property_types.list': sent('GET property_types'),
  '7.calls.property_types.create': sent('POST property_types', ['name']),
  '7.calls.property_types.delete': sent('POST delete_property_types'),
  '7.calls.property_types.rename': sent('POST update_property_type_name/', ['name']),
  '7.calls.addon_types.list': sent('GET addon_types'),
  '7.calls.addon_types.by-property': sent('GET addon_types_by_property', ['property_id']),
  '7.calls.addon_types.create': sent('POST addon_types'),
  '7.calls.addon_types.delete': sent('POST delete_addon_types'),
  '7.calls.addon_types.update': sent('POST update_addon_type/'),
  '7.calls.facility_types.list': sent('GET facility_types'),
  '7.calls.facility_types.by-property': sent('GET facility_types_by_property', ['property_id']),
  '7.calls.facility_types.by-id': sent('POST facility_type_by_id'),
  '7.calls.facility_types.create': sent('POST facility_types'),
  '7.calls.facility_types.delete': sent('POST delete_facility_types'),
  '7.calls.facility_types.update': sent('POST update_facility_type/'),
  '7.calls.facility_types.update-details': sent('POST update_facility_type_details'),
  '7.calls.amenities.list': sent('GET amenities', ['property_id']),
  '7.calls.amenities.create': sent('POST amenities'),
  '7.calls.amenities.delete': sent('POST delete_amenities'),
  '7.calls.facility_categories.list': sent('GET facility_categories', ['property_id']),
  '7.calls.facility_categories.create': sent('POST facility_categories'),
  '7.calls.facility_categories.delete': sent('POST delete_facility_categories'),

  '7.calls.property.list': sent('GET property'),
  '7.calls.property.download': sent('GET property', ['download']),
  '7.calls.property.create': sent('POST property'),
  '7.calls.property.view': sent('GET property/{prefix}'),
  '7.calls.property.update': sent('POST update_property/{property_id}', [], { marks: ['form'] }),
  '7.calls.property.update-status': sent('POST update_property_status'),
  '7.calls.property.update-bookable-date': sent('POST update_property_bookable_date/'),
  '7.calls.property.delete': sent('DELETE property/{property_id}'),

  '7.calls.facilities.by-type': sent('GET facilities_by_type'),
  '7.calls.facilities.list': sent('GET facilities', ['page']),
  '7.calls.facilities.download': sent('GET facilities', ['download']),
  '7.calls.facilities.create': sent('POST facilities'),
  '7.calls.facility_status_category': sent('GET facility_status_category', ['name']),
  '7.calls.facility_status': sent('GET facility_status'),
  '7.calls.facilities.update-room-status': sent('POST update_room_status'),
  '7.calls.facilities.update': sent('POST update_facility'),
  '7.calls.facilities.update-status': sent('POST update_facility_status'),
  '7.calls.facilities.delete': sent('DELETE facilities/{facility_id}'),
  '7.calls.facilities.update-bookable-date': sent('POST update_asset_bookable_date'),

  '7.calls.addons.by-type': sent('GET addon_by_type'),
  '7.calls.addons.list': sent('GET addons', ['page']),
  '7.calls.addons.download': sent('GET addons', ['download']),
  '7.calls.addons.update': sent('POST update_addon'),
  '7.calls.addons.delete': sent('DELETE addons/{addon_id}'),
  '7.calls.addons.create': sent('POST addons'),

  '7.calls.daily-room-blockings': [
    { calls: [{ call: 'GET v1/hotel_management/hotel_calendar/daily_room_blockings' }] },
  ],
  '7.calls.permissions': [{ calls: [permissions], of: ['access', 'session', 'console'] }],
  '7.calls.users': [{ calls: [{ call: 'GET v1/user_management/users/list' }] }],
  '7.calls.user': [{ calls: [{ call: 'GET v1/user_management/user/{id}' }] }],
  '7.calls.change-password': [
    {
      calls: [
        {
          call: 'POST v1/user_management/users/change_password',
          params: ['current_password', 'password', 'confirm_password', 'user_id', 'first_time_login'],
        },
      ],
    },
  ],
}
