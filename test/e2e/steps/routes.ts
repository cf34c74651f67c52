/* The route table (requirement 2.route) and the permissions of each demo role, written down independently of the source. */

const manager = ['login', 'properties', 'dashboard', 'calendar', 'housekeeping', 'products', 'report', 'users']

/** By account: those of its permissions that routes and the hotel menu need. */
export const permissionsOf: Record<string, readonly string[]> = {
  manager,
  frontdesk: ['login', 'properties', 'dashboard', 'calendar', 'housekeeping'],
  housekeeping: ['login', 'housekeeping'],
  attendant: ['login', 'housekeeping'],
  supervisor: ['login', 'properties', 'dashboard', 'calendar', 'housekeeping'],
  accountant: ['login', 'properties', 'report'],
  regional: manager,
  visitor: [],
}
export const accounts = Object.keys(permissionsOf)

const list = '/hotel-management/properties'
export const property = `${list}/harbour-view`

/** Path, permission, and h1 of the screen. */
export const guardedRoutes = [
  [list, 'properties', 'Properties'],
  ['/hotel-management/people', 'users', 'People'],
  [property, 'properties', 'Dashboard'],
  [`${property}/hotel-calendar`, 'calendar', 'Hotel Calendar'],
  [`${property}/housekeeping`, 'housekeeping', 'Housekeeping'],
  [`${property}/products`, 'products', 'Rooms'],
  [`${property}/accounting-report`, 'report', 'Accounting Report'],
  [`${property}/activity-logs`, 'properties', 'Activity Logs'],
] as const

export const openRoutes = [
  ['/password', 'Set your password'],
  ['/unauthorized', '403: you have no access to this page'],
  ['/under-construction', 'Under construction'],
  ['/accessibility', 'Accessibility'],
  ['/not-found', '404: page not found'],
  ['/no/such/place', '404: page not found'],
] as const

/** The hotel group of the side menu while a property is open: label, permission, and permission of the route. */
export const hotelMenu = [
  ['Properties', 'properties', 'properties'],
  ['Dashboard', 'dashboard', 'properties'],
  ['Hotel Calendar', 'calendar', 'calendar'],
  ['Housekeeping', 'housekeeping', 'housekeeping'],
  ['Products', 'properties', 'products'],
  ['Accounting Report', 'properties', 'report'],
  ['Activity Logs', 'properties', 'properties'],
] as const
