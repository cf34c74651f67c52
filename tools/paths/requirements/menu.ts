import type { Section, Sentence } from './sentence.ts'

/** The menu is drawn anew with what the person may do each time that is known. */
const known = 'access.known.refreshing on xstate.done'

const service = (id: string, item: string, permission: string): Sentence => ({
  id: `2.menu.${id}`,
  text: `Services group (external links): ${item} is shown only with ${permission}.`,
  proof: [known],
  shows: { role: 'link', name: item, in: { role: 'navigation', name: 'Services' } },
  measuredBy: 'test/screens/guards.test.tsx',
})

/** Its screen stands beside the menu, in which it is the current item. */
const child = (id: string, item: string, permission: string, proof: string): Sentence => ({
  id: `2.menu.property.${id}`,
  text: `When a property prefix is in the URL the hotel group also shows: ${item} (${permission}).`,
  proof: [proof],
  shows: { role: 'link', name: item, in: { role: 'navigation', name: 'Hotel' } },
})

/** Spec section 2, side menu. */
export const menu: Section = {
  title: '2. Screens and routes: side menu',
  sentences: [
    service('home', 'Home', 'access_properties'),
    service('users-management', 'Users Management', 'login_to_user_management'),
    service('bookings', 'Bookings', 'login_to_booking_admin'),
    service('hotel-management', 'Hotel Management', 'login_to_hotel_management'),
    service('products', 'Products', 'login_to_products_management'),
    service('transportation', 'Transportation', 'login_to_transportation'),
    service('payments', 'Payments', 'login_to_payment_admin'),
    service('autogate', 'Autogate', 'login_to_autogate_management'),
    service('golf', 'Golf', 'login_to_golf_management'),
    service('access-pass', 'Access Pass', 'login_to_pass_management'),
    service('sms', 'SMS', 'login_to_sms_notification'),
    {
      id: '2.menu.properties',
      text: 'Hotel group: Properties (access_properties).',
      proof: [known],
      screenOf: ['switcher'],
      shows: { role: 'link', name: 'Properties', in: { role: 'navigation', name: 'Hotel' } },
    },
    child('dashboard', 'Dashboard', 'access_hotel_dashboard', 'dashboard on location.changed'),
    child('hotel-calendar', 'Hotel Calendar', 'access_hotel_calendar', 'calendar on location.changed'),
    child('housekeeping', 'Housekeeping', 'access_housekeeping', 'housekeeping on location.changed'),
    child('products', 'Products', 'access_properties', 'products on location.changed'),
    child('accounting-report', 'Accounting Report', 'access_properties', 'accounting on location.changed'),
    child('activity-logs', 'Activity Logs', 'access_properties', 'activityLog on location.changed'),
    {
      id: '2.menu.change-password',
      text: 'Bottom menu: Change Password.',
      proof: ['password.closed on password.opened'],
      shows: { role: 'dialog', name: 'Change Password' },
    },
    {
      id: '2.menu.logout',
      text: 'Bottom menu: Logout.',
      proof: ['session.signedIn.leaving.staying on logout.requested'],
      shows: { role: 'button', name: 'Logout' },
    },
    {
      id: '2.menu.logout-clears',
      text: 'Logout clears the session and goes to /login.',
      proof: ['session.signedIn.leaving.loggingOut on xstate.done', 'notices on notices.cleared'],
    },
  ],
}
