import type { Evidence } from './evidence.types.ts'

const products = [
  'addOnsList',
  'addonsTab',
  'addonBulkAction',
  'facilityBulkAction',
  'addonForm',
  'addonBulkEdit',
  'addOnTypesList',
  'addonTypesTab',
  'addonTypeDialog',
  'amenitiesList',
  'amenitiesTab',
  'amenityDialog',
  'facilityCategoriesList',
  'facilityCategoriesTab',
  'facilityCategoryDialog',
  'facilityTypesList',
  'facilityTypesTab',
  'facilityTypeForm',
  'facilityTypeOrder',
  'roomsTab',
  'assetsTab',
  'facilityForm',
  'facilityLookup',
  'roomsBulkEdit',
  'status',
  'condition',
  'catalogue',
  'productFormGuard',
  'products',
  'import',
]

/** Texts that the page of one of these machines shows when it is opened. */
const shownWhenOpened = (of: readonly string[], ...texts: string[]): Evidence => ({ machines: of, texts })

const screen = (heading: string, of: readonly string[]): Evidence[] => [shownWhenOpened(of, `heading: ${heading}`)]
const servicesMenuItem = (item: string): Evidence[] => [shownWhenOpened(['access'], `navigation “Services”: ${item}`)]
const hotelMenuItem = (item: string, of: string): Evidence[] => [shownWhenOpened([of], `navigation “Hotel”: ${item}`)]

const signIn = 'heading: Sign in'
const loader = 'status: Your content is on its way!'
const crash = 'heading: Unexpected Application Error!'
const forbidden = 'heading: 403: you have no access to this page'
const notFound = ['heading: 404: page not found', 'beneath: The page does not exist or was removed.']
/** Texts that appear once the shell knows the user's permissions. */
const afterPermissions = (...texts: string[]): Evidence[] => [{ machines: ['shell'], isOnlyLater: true, texts }]
/** The same user is denied one page and allowed another. */
const forbiddenAndAllowed = afterPermissions(forbidden, 'heading: Properties')
const shellMachines = ['access', 'shell', 'app']

/** The content of the screens in the route table, and the layout around them. */
export const screenEvidence: Readonly<Record<string, readonly Evidence[]>> = {
  '1.permission-based': forbiddenAndAllowed,

  // Only /hotel-management itself has this heading.
  '2.route.root': afterPermissions('heading: Your properties'),
  '2.route.entry': [{ texts: ['heading: Properties'], machines: ['shell', 'session'] }],
  '2.route.properties': screen('Properties', [
    'properties',
    'propertyList',
    'propertyTypeList',
    'propertyBulkAction',
    'propertyFormGuard',
    'propertyForm',
    'propertyTypeForm',
  ]),
  '2.route.dashboard': screen('Dashboard', ['dashboard', 'dashboardFigures', 'dashboardRows', 'property']),
  '2.route.hotel-calendar': screen('Hotel Calendar', ['calendar', 'blocking']),
  '2.route.housekeeping': screen('Housekeeping', [
    'housekeeping',
    'housekeeping-history',
    'housekeeping-event-stream',
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
  '2.route.under-construction': screen('Under construction', ['shell', 'access', 'password', 'connectivity']),
  '2.route.unauthorized': afterPermissions(
    forbidden,
    'beneath: Your roles do not include this screen. Ask a manager to add it.',
  ),
  '2.route.not-found': [shownWhenOpened(['app'], ...notFound)],
  '2.guard.permission': afterPermissions(forbidden),
  '2.guard.unauthenticated': [{ texts: [signIn] }],
  '2.guard.loader': [{ texts: [loader], machines: ['access', 'shell', 'session'] }],

  '2.layout.side-menu': [shownWhenOpened(shellMachines, 'complementary “Side menu”: Collapse menu')],
  '2.layout.greeting': [shownWhenOpened(shellMachines, 'complementary “Side menu”: Welcome, Marta!')],
  '2.layout.footer': [shownWhenOpened(shellMachines, 'contentinfo: Version 1.0.0-alpha')],
  '2.layout.loader': [{ texts: [loader], machines: ['access', 'shell', 'session'] }],
  '2.layout.route-error': [{ texts: [crash] }],
  '3.permissions.loaded': [
    {
      machines: ['access'],
      calls: [{ call: 'GET v1/user_management/access_control/user/permissions' }],
      texts: ['navigation “Services”: Bookings'],
    },
  ],
  '4.user.restored': [shownWhenOpened(['access'], 'complementary “Side menu”: Welcome, Marta!')],
  '6.routes': forbiddenAndAllowed,
  '6.unauthorized': afterPermissions(forbidden),
  '6.roles': [shownWhenOpened(['access'], 'complementary “Side menu”: General Manager')],
  '9.version': [shownWhenOpened(shellMachines, 'contentinfo: Version 1.0.0-alpha')],

  '2.menu.home': servicesMenuItem('Home'),
  '2.menu.users-management': servicesMenuItem('Users Management'),
  '2.menu.bookings': servicesMenuItem('Bookings'),
  '2.menu.hotel-management': servicesMenuItem('Hotel Management'),
  '2.menu.products': servicesMenuItem('Products'),
  '2.menu.transportation': servicesMenuItem('Transportation'),
  '2.menu.payments': servicesMenuItem('Payments'),
  '2.menu.autogate': servicesMenuItem('Autogate'),
  '2.menu.golf': servicesMenuItem('Golf'),
  '2.menu.access-pass': servicesMenuItem('Access Pass'),
  '2.menu.sms': servicesMenuItem('SMS'),
  '2.menu.properties': hotelMenuItem('Properties', 'access'),
  '2.menu.property.dashboard': hotelMenuItem('Dashboard', 'dashboard'),
  '2.menu.property.hotel-calendar': hotelMenuItem('Hotel Calendar', 'calendar'),
  '2.menu.property.housekeeping': hotelMenuItem('Housekeeping', 'housekeeping'),
  '2.menu.property.products': hotelMenuItem('Products', 'products'),
  '2.menu.property.accounting-report': hotelMenuItem('Accounting Report', 'accounting'),
  '2.menu.property.activity-logs': hotelMenuItem('Activity Logs', 'activityLog'),
  '2.menu.change-password': [{ texts: ['dialog: Change Password'] }],
  '2.menu.logout': [{ calls: [{ call: 'POST v1/logout' }] }],
  '2.menu.logout-clears': [{ calls: [{ call: 'POST v1/logout' }], texts: [signIn] }],
}
