import type { Section, Sentence } from './sentence.ts'

const service = (id: string, item: string, permission: string): Sentence => ({
  id: `2.menu.${id}`,
  text: `Services group (external links): ${item} is shown only with ${permission}.`,
  measuredBy: 'test/screens/guards.test.tsx',
})

const child = (id: string, item: string, permission: string): Sentence => ({
  id: `2.menu.property.${id}`,
  text: `When a property prefix is in the URL the hotel group also shows: ${item} (${permission}).`,
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
    },
    child('dashboard', 'Dashboard', 'access_hotel_dashboard'),
    child('hotel-calendar', 'Hotel Calendar', 'access_hotel_calendar'),
    child('housekeeping', 'Housekeeping', 'access_housekeeping'),
    child('products', 'Products', 'access_properties'),
    child('accounting-report', 'Accounting Report', 'access_properties'),
    child('activity-logs', 'Activity Logs', 'access_properties'),
    {
      id: '2.menu.change-password',
      text: 'Bottom menu: Change Password.',
    },
    {
      id: '2.menu.logout',
      text: 'Bottom menu: Logout.',
    },
    {
      id: '2.menu.logout-clears',
      text: 'Logout clears the session and goes to /login.',
    },
  ],
}
