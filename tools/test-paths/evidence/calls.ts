import type { CallEvidence, Evidence } from './evidence.types.ts'
import { callsWithManyParameters, parameterId } from './named-parameters.ts'

const hotelPath = 'v1/hotel_management/properties/'

/** A call below /v1/hotel_management/properties, with its required parameters. */
const evidenceOfCall = (
  call: string,
  params: readonly string[] = [],
  rest: Omit<CallEvidence, 'call'> = {},
): Evidence[] => {
  const [method, address] = call.split(' ')
  return [{ calls: [{ call: `${method} ${hotelPath}${address}`, params, ...rest }] }]
}

const parameterEvidence = Object.fromEntries(
  callsWithManyParameters.flatMap((many) =>
    many.parameters.map((parameter): [string, Evidence[]] => [
      parameterId(many, parameter),
      [{ calls: [{ call: many.call, params: [parameter] }] }],
    ]),
  ),
)

const login = { call: 'POST v1/login', params: ['email', 'password'] }
const logout: CallEvidence = { call: 'POST v1/logout', marks: ['bearer'], isWithoutBody: true }
const permissions = { call: 'GET v1/user_management/access_control/user/permissions' }

/** Machines whose paths must show a header on every call. */
const headerCheckedMachines = [
  'session',
  'access',
  'password',
  'propertyTypeForm',
  'propertyForm',
  'facilityForm',
  'catalogue',
]

/** Requirements that are proven by API calls. */
export const callEvidence: Readonly<Record<string, readonly Evidence[]>> = {
  ...parameterEvidence,
  '1.sign-in': [{ calls: [login, permissions] }],
  '1.manages.properties': [
    ...evidenceOfCall('POST property', ['name']),
    ...evidenceOfCall('POST update_property/{property_id}'),
  ],
  '1.manages.facilities': [...evidenceOfCall('POST facilities'), ...evidenceOfCall('POST update_facility')],
  '1.manages.addons': [...evidenceOfCall('POST addons'), ...evidenceOfCall('POST update_addon')],
  '1.manages.housekeeping': evidenceOfCall('POST update_room_status', ['housekeeping_status']),
  '1.manages.hotel-calendar': evidenceOfCall('POST update_facility_status', ['date_from', 'date_to']),
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
  '1.application-context': [{ everyCall: 'context', machines: headerCheckedMachines }],

  '2.problems.filters': evidenceOfCall('GET problems', [
    'keyword',
    'statuses[]',
    'priorities[]',
    'kinds[]',
    'facility_ids[]',
  ]),
  '3.property.prefix': evidenceOfCall('GET property/{prefix}'),
  '3.addon-type': evidenceOfCall('POST addon_types', ['property_id', 'name']),
  '3.facility-type': evidenceOfCall('POST facility_types', ['property_id', 'name']),
  '3.facility-category': evidenceOfCall('POST facility_categories', ['property_id', 'name']),
  '3.amenity': evidenceOfCall('POST amenities', ['property_id', 'name']),
  '3.property-type': evidenceOfCall('POST property_types', ['name']),
  '3.addon.filter': evidenceOfCall('GET addons', ['addon_type_ids[]']),
  '3.facility-status': [
    {
      calls: [
        ...evidenceOfCall('GET facility_status', ['name']),
        ...evidenceOfCall('GET facility_status_category', ['name']),
      ].flatMap(({ calls = [] }) => calls),
    },
  ],

  '6.rules': [{ calls: [permissions], machines: ['access'] }],
  '6.stale-time': [{ calls: [permissions], machines: ['access', 'connectivity'], isOnlyLater: true }],
  '9.stale-time': [{ calls: [permissions], machines: ['access', 'connectivity'], isOnlyLater: true }],
  '9.status-codes': evidenceOfCall('POST update_property_status', ['property_ids[]', 'status']),
  '9.default-page': evidenceOfCall('GET property', ['page']),
  '9.bookable-status': evidenceOfCall('GET property', ['bookable_status']),

  '7.client.base-path': [{ calls: [permissions], machines: ['access'] }],
  '7.client.content-type': [{ everyCall: 'form', machines: headerCheckedMachines }],
  '7.client.app-context': [{ everyCall: 'context', machines: headerCheckedMachines }],
  '7.client.credentials': [{ everyCall: 'credentials', machines: headerCheckedMachines }],
  '7.client.bearer': [{ everyCall: 'bearer', machines: headerCheckedMachines }],
  '7.login': [{ calls: [login] }],
  '7.logout': [{ calls: [logout] }],
  '7.login.token': [{ calls: [login, { ...permissions, marks: ['bearer'] }] }],
  '7.logout.removes-cookie': [{ calls: [logout], texts: ['heading: Sign in'] }],

  '7.calls.property_types.list': evidenceOfCall('GET property_types'),
  '7.calls.property_types.create': evidenceOfCall('POST property_types', ['name']),
  '7.calls.property_types.delete': evidenceOfCall('POST delete_property_types'),
  '7.calls.property_types.rename': evidenceOfCall('POST update_property_type_name/', ['name']),
  '7.calls.addon_types.list': evidenceOfCall('GET addon_types'),
  '7.calls.addon_types.by-property': evidenceOfCall('GET addon_types_by_property', ['property_id']),
  '7.calls.addon_types.create': evidenceOfCall('POST addon_types'),
  '7.calls.addon_types.delete': evidenceOfCall('POST delete_addon_types'),
  '7.calls.addon_types.update': evidenceOfCall('POST update_addon_type/'),
  '7.calls.facility_types.list': evidenceOfCall('GET facility_types'),
  '7.calls.facility_types.by-property': evidenceOfCall('GET facility_types_by_property', ['property_id']),
  '7.calls.facility_types.by-id': evidenceOfCall('POST facility_type_by_id'),
  '7.calls.facility_types.create': evidenceOfCall('POST facility_types'),
  '7.calls.facility_types.delete': evidenceOfCall('POST delete_facility_types'),
  '7.calls.facility_types.update': evidenceOfCall('POST update_facility_type/'),
  '7.calls.facility_types.update-details': evidenceOfCall('POST update_facility_type_details'),
  '7.calls.amenities.list': evidenceOfCall('GET amenities', ['property_id']),
  '7.calls.amenities.create': evidenceOfCall('POST amenities'),
  '7.calls.amenities.delete': evidenceOfCall('POST delete_amenities'),
  '7.calls.facility_categories.list': evidenceOfCall('GET facility_categories', ['property_id']),
  '7.calls.facility_categories.create': evidenceOfCall('POST facility_categories'),
  '7.calls.facility_categories.delete': evidenceOfCall('POST delete_facility_categories'),

  '7.calls.property.list': evidenceOfCall('GET property'),
  '7.calls.property.download': evidenceOfCall('GET property', ['download']),
  '7.calls.property.create': evidenceOfCall('POST property'),
  '7.calls.property.view': evidenceOfCall('GET property/{prefix}'),
  '7.calls.property.update': evidenceOfCall('POST update_property/{property_id}', [], { marks: ['form'] }),
  '7.calls.property.update-status': evidenceOfCall('POST update_property_status'),
  '7.calls.property.update-bookable-date': evidenceOfCall('POST update_property_bookable_date/'),
  '7.calls.property.delete': evidenceOfCall('DELETE property/{property_id}'),

  '7.calls.facilities.by-type': evidenceOfCall('GET facilities_by_type'),
  '7.calls.facilities.list': evidenceOfCall('GET facilities', ['page']),
  '7.calls.facilities.download': evidenceOfCall('GET facilities', ['download']),
  '7.calls.facilities.create': evidenceOfCall('POST facilities'),
  '7.calls.facility_status_category': evidenceOfCall('GET facility_status_category', ['name']),
  '7.calls.facility_status': evidenceOfCall('GET facility_status'),
  '7.calls.facilities.update-room-status': evidenceOfCall('POST update_room_status'),
  '7.calls.facilities.update': evidenceOfCall('POST update_facility'),
  '7.calls.facilities.update-status': evidenceOfCall('POST update_facility_status'),
  '7.calls.facilities.delete': evidenceOfCall('DELETE facilities/{facility_id}'),
  '7.calls.facilities.update-bookable-date': evidenceOfCall('POST update_asset_bookable_date'),

  '7.calls.addons.by-type': evidenceOfCall('GET addon_by_type'),
  '7.calls.addons.list': evidenceOfCall('GET addons', ['page']),
  '7.calls.addons.download': evidenceOfCall('GET addons', ['download']),
  '7.calls.addons.update': evidenceOfCall('POST update_addon'),
  '7.calls.addons.delete': evidenceOfCall('DELETE addons/{addon_id}'),
  '7.calls.addons.create': evidenceOfCall('POST addons'),

  '7.calls.daily-room-blockings': [
    { calls: [{ call: 'GET v1/hotel_management/hotel_calendar/daily_room_blockings' }] },
  ],
  '7.calls.permissions': [{ calls: [permissions], machines: ['access', 'session', 'shell'] }],
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
