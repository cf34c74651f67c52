import type { Section, Sentence } from './sentence.ts'

const at = (section: string) => `/hotel-management/properties/{propertyPrefix}/${section}`

/** The row of a section of the open property. */
const sectionRow = (section: string, permission: string, purpose: string): Sentence => ({
  id: `2.route.${section}`,
  text: `${at(section)} needs ${permission} and shows the ${purpose}.`,
})

/** Spec section 2, route table. What the fields of the sign-in screen are is not shown. */
export const routes: Section = {
  title: '2. Screens and routes: route table',
  sentences: [
    { id: '2.route.root', text: '/ needs no permission and redirects to /hotel-management.' },
    {
      id: '2.route.entry',
      text: '/hotel-management needs login_to_hotel_management and is the entry; when the path is exactly this, the user is sent to the first menu child they may access.',
    },
    {
      id: '2.route.properties',
      text: '/hotel-management/properties needs access_properties and shows the property list.',
    },
    {
      id: '2.route.dashboard',
      text: '/hotel-management/properties/{propertyPrefix} needs access_properties and shows the property dashboard.',
    },
    sectionRow('hotel-calendar', 'access_hotel_calendar', 'hotel calendar'),
    sectionRow('housekeeping', 'access_housekeeping', 'housekeeping'),
    sectionRow('products', 'access_hotel_products', 'manage-property screen'),
    sectionRow('accounting-report', 'view_hotel_management_report', 'reports screen'),
    sectionRow('activity-logs', 'access_properties', 'activity logs'),
    {
      id: '2.route.login',
      text: '/login needs no permission and is the sign-in.',
    },
    {
      id: '2.route.unauthorized',
      text: '/unauthorized needs no permission and is shown when permission is lacking.',
    },
    {
      id: '2.route.under-construction',
      text: '/under-construction needs no permission and is a placeholder.',
    },
    {
      id: '2.route.not-found',
      text: '/not-found and any unmatched path need no permission and show the not-found page.',
    },
    {
      id: '2.guard.permission',
      text: 'A route requested without the needed permission redirects to /unauthorized.',
    },
    {
      id: '2.guard.unauthenticated',
      text: 'Unauthenticated users (no stored user token) go to /login.',
    },
    {
      id: '2.guard.loader',
      text: 'While permissions load, a loader is shown.',
    },
  ],
}
