import type { Section, Sentence } from './sentence.ts'

const redirected = 'console.judging on always [isElsewhere]'
const shown = 'console.judging on always → console.waiting'
const at = (section: string) => `/hotel-management/properties/{propertyPrefix}/${section}`

/** The row of a section of the open property: all that happens on its screen. */
const sectionRow = (section: string, permission: string, purpose: string, screenOf: readonly string[]): Sentence => ({
  id: `2.route.${section}`,
  text: `${at(section)} needs ${permission} and shows the ${purpose}.`,
  proof: [],
  screenOf,
})

const products = [
  'addOnsList',
  'addonArea',
  'addonBulk',
  'facilityBulk',
  'addonForm',
  'addonSeveral',
  'addOnTypesList',
  'addonTypeArea',
  'addonTypeEntry',
  'amenitiesList',
  'amenityArea',
  'amenityEntry',
  'facilityCategoriesList',
  'facilityCategoryArea',
  'facilityCategoryEntry',
  'facilityTypesList',
  'facilityTypeArea',
  'facilityTypeForm',
  'facilityTypeOrder',
  'roomsArea',
  'assetsArea',
  'facilityForm',
  'facilityLookup',
  'several rooms',
  'status',
  'condition',
  'catalogue',
  'productEditor',
  'products',
  'import',
]

/** Spec section 2, route table. What the fields of the sign-in screen are is not shown. */
export const routes: Section = {
  title: '2. Screens and routes: route table',
  sentences: [
    { id: '2.route.root', text: '/ needs no permission and redirects to /hotel-management.', proof: [redirected] },
    {
      id: '2.route.entry',
      text: '/hotel-management needs login_to_hotel_management and is the entry; when the path is exactly this, the user is sent to the first menu child they may access.',
      proof: [redirected],
    },
    {
      id: '2.route.properties',
      text: '/hotel-management/properties needs access_properties and shows the property list.',
      proof: ['properties.types.unknown on location.changed'],
      screenOf: [
        'properties',
        'propertyList',
        'propertyTypeList',
        'propertyBulk',
        'propertyEditor',
        'propertyForm',
        'naming',
      ],
      shows: { role: 'heading', name: 'Properties' },
    },
    {
      id: '2.route.dashboard',
      text: '/hotel-management/properties/{propertyPrefix} needs access_properties and shows the property dashboard.',
      proof: ['dashboard on location.changed'],
      screenOf: ['dashboardFigures', 'dashboardRows', 'property'],
    },
    sectionRow('hotel-calendar', 'access_hotel_calendar', 'hotel calendar', ['calendar', 'blocking']),
    sectionRow('housekeeping', 'access_housekeeping', 'housekeeping', [
      'housekeeping',
      'housekeeping-history',
      'housekeeping-line',
      'housekeeping-queue',
      'housekeeping-rooms',
      'room-condition',
    ]),
    sectionRow('products', 'access_hotel_products', 'manage-property screen', products),
    sectionRow('accounting-report', 'view_hotel_management_report', 'reports screen', [
      'accounting',
      'accountingEntries',
      'accountingExport',
      'accountingReport',
      'correction',
    ]),
    sectionRow('activity-logs', 'access_properties', 'activity logs', [
      'activityLog',
      'activityChoices',
      'activityEntries',
      'activityExport',
      'activityNewer',
      'activityUndo',
    ]),
    {
      id: '2.route.login',
      text: '/login needs no permission and is the sign-in.',
      proof: ['session.signedOut on login.begun', 'session.signedOut.idle on login.submitted'],
      screenOf: ['session'],
      shows: { role: 'heading', name: 'Sign in' },
    },
    {
      id: '2.route.unauthorized',
      text: '/unauthorized needs no permission and is shown when permission is lacking.',
      proof: [redirected],
    },
    {
      id: '2.route.under-construction',
      text: '/under-construction needs no permission and is a placeholder.',
      proof: [shown],
    },
    {
      id: '2.route.not-found',
      text: '/not-found and any unmatched path need no permission and show the not-found page.',
      proof: ['property.failed', shown],
    },
    {
      id: '2.guard.permission',
      text: 'A route requested without the needed permission redirects to /unauthorized.',
      proof: [redirected],
    },
    {
      id: '2.guard.unauthenticated',
      text: 'Unauthenticated users (no stored user token) go to /login.',
      proof: ['session.restoring on always → session.signedOut'],
      shows: { role: 'heading', name: 'Sign in' },
    },
    {
      id: '2.guard.loader',
      text: 'While permissions load, a loader is shown.',
      proof: ['access.denied on access.retried', 'access.denied on access.refreshed'],
      screenOf: ['console'],
      shows: { role: 'status', text: 'Your content is on its way!' },
    },
  ],
}
