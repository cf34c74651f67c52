import type { Evidence } from '../proven.ts'

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

/** Words that stand there for whoever has opened the page of one of these machines. */
const stands = (of: readonly string[], ...texts: string[]): Evidence => ({ of, texts })

const screen = (heading: string, of: readonly string[]): Evidence[] => [stands(of, `heading: ${heading}`)]
const service = (item: string): Evidence[] => [stands(['access'], `navigation “Services”: ${item}`)]
const child = (item: string, of: string): Evidence[] => [stands([of], `navigation “Hotel”: ${item}`)]

const signIn = 'heading: Sign in'
const loader = 'status: Your content is on its way!'
const crash = 'heading: Unexpected Application Error!'
const refused = 'heading: 403: this door is not yours to open'
const missing = ['heading: 404: no key on this hook', 'beneath: The page does not exist or was removed.']
/** Words that come once the console knows what the person may do. */
const judged = (...texts: string[]): Evidence[] => [{ of: ['console'], isAfterOpening: true, texts }]
/** One and the same person is refused at one place, and let in at another. */
const refusedAndLetIn = judged(refused, 'heading: Properties')
const around = ['access', 'console', 'app']

/** What stands on the screens of the route table, and around every one of them. */
export const screenEvidence: Readonly<Record<string, readonly Evidence[]>> = {
  '1.permission-based': refusedAndLetIn,

  // Only /hotel-management itself has this heading.
  '2.route.root': judged('heading: Your properties'),
  '2.route.entry': [{ texts: ['heading: Properties'], of: ['console', 'session'] }],
  '2.route.properties': screen('Properties', [
    'properties',
    'propertyList',
    'propertyTypeList',
    'propertyBulk',
    'propertyEditor',
    'propertyForm',
    'naming',
  ]),
  '2.route.dashboard': screen('Dashboard', ['dashboard', 'dashboardFigures', 'dashboardRows', 'property']),
  '2.route.hotel-calendar': screen('Hotel Calendar', ['calendar', 'blocking']),
  '2.route.housekeeping': screen('Housekeeping', [
    'housekeeping',
    'housekeeping-history',
    'housekeeping-line',
    'housekeeping-queue',
    'housekeeping-rooms',
  ]),
  '2.route.products': screen('Rooms', products),
  '2.route.accounting-report': screen('Accounting Report', [
    'accounting',
    'accountingEntries',
    'accountingExport',
    'accountingReport',
    'correction',
  ]),
  '2.route.activity-logs': screen('Activity Logs', [
    'activityLog',
    'activityChoices',
    'activityEntries',
    'activityExport',
    'activityNewer',
    'activityPeople',
    'activityUndo',
  ]),
  '2.route.login': screen('Sign in', ['session', 'app']),
  '2.route.under-construction': screen('Under construction', ['console', 'access', 'password', 'connectivity']),
  '2.route.unauthorized': judged(refused, 'beneath: Your roles do not include this screen. Ask a manager to add it.'),
  '2.route.not-found': [stands(['app'], ...missing)],
  '2.guard.permission': judged(refused),
  '2.guard.unauthenticated': [{ texts: [signIn] }],
  '2.guard.loader': [{ texts: [loader], of: ['access', 'console', 'session'] }],

  '2.layout.side-menu': [stands(around, 'complementary “Side menu”: Collapse menu')],
  '2.layout.greeting': [stands(around, 'complementary “Side menu”: Welcome, Marta!')],
  '2.layout.footer': [stands(around, 'contentinfo: Version 1.0.0-alpha')],
  '2.layout.loader': [{ texts: [loader], of: ['access', 'console', 'session'] }],
  '2.layout.route-error': [{ texts: [crash] }],
  '3.permissions.loaded': [
    {
      of: ['access'],
      calls: [{ call: 'GET v1/user_management/access_control/user/permissions' }],
      texts: ['navigation “Services”: Bookings'],
    },
  ],
  '4.user.restored': [stands(['access'], 'complementary “Side menu”: Welcome, Marta!')],
  '6.routes': refusedAndLetIn,
  '6.unauthorized': judged(refused),
  '6.roles': [stands(['access'], 'complementary “Side menu”: General Manager')],
  '9.version': [stands(around, 'contentinfo: Version 1.0.0-alpha')],

  '2.menu.home': service('Home'),
  '2.menu.users-management': service('Users Management'),
  '2.menu.bookings': service('Bookings'),
  '2.menu.hotel-management': service('Hotel Management'),
  '2.menu.products': service('Products'),
  '2.menu.transportation': service('Transportation'),
  '2.menu.payments': service('Payments'),
  '2.menu.autogate': service('Autogate'),
  '2.menu.golf': service('Golf'),
  '2.menu.access-pass': service('Access Pass'),
  '2.menu.sms': service('SMS'),
  '2.menu.properties': child('Properties', 'access'),
  '2.menu.property.dashboard': child('Dashboard', 'dashboard'),
  '2.menu.property.hotel-calendar': child('Hotel Calendar', 'calendar'),
  '2.menu.property.housekeeping': child('Housekeeping', 'housekeeping'),
  '2.menu.property.products': child('Products', 'products'),
  '2.menu.property.accounting-report': child('Accounting Report', 'accounting'),
  '2.menu.property.activity-logs': child('Activity Logs', 'activityLog'),
  '2.menu.change-password': [{ texts: ['dialog: Change Password'] }],
  '2.menu.logout': [{ calls: [{ call: 'POST v1/logout' }] }],
  '2.menu.logout-clears': [{ calls: [{ call: 'POST v1/logout' }], texts: [signIn] }],
}
