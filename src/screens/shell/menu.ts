import type { PermissionName } from '../../api/contract/access.ts'
import type { ServiceName } from '../../api/contract/services.ts'
import {
  accessPass,
  autogate,
  bookings,
  calendar,
  dashboard,
  golf,
  history,
  home,
  hotel,
  housekeeping,
  payments,
  products,
  report,
  sms,
  transportation,
  users,
} from '../../design/icon/icons.css.ts'
import { type SectionRoute, sectionRoutes } from '../../routes/route-table.ts'
import { phrase } from '../../phrases/phrase.ts'

interface Service {
  name: ServiceName
  label: string
  icon: string
  permission: PermissionName
}

/** The services group: the other modules of the suite, in the required order (requirement 2.menu). */
export const services: readonly Service[] = [
  { name: 'home', label: phrase('shell.home'), icon: home, permission: 'access_properties' },
  {
    name: 'users_management',
    label: phrase('shell.usersManagement'),
    icon: users,
    permission: 'login_to_user_management',
  },
  { name: 'bookings', label: phrase('shell.bookings'), icon: bookings, permission: 'login_to_booking_admin' },
  {
    name: 'hotel_management',
    label: phrase('shell.hotelManagement'),
    icon: hotel,
    permission: 'login_to_hotel_management',
  },
  { name: 'products', label: phrase('shell.products'), icon: products, permission: 'login_to_products_management' },
  {
    name: 'transportation',
    label: phrase('shell.transportation'),
    icon: transportation,
    permission: 'login_to_transportation',
  },
  { name: 'payments', label: phrase('shell.payments'), icon: payments, permission: 'login_to_payment_admin' },
  { name: 'autogate', label: phrase('shell.autogate'), icon: autogate, permission: 'login_to_autogate_management' },
  { name: 'golf', label: phrase('shell.golf'), icon: golf, permission: 'login_to_golf_management' },
  { name: 'access_pass', label: phrase('shell.accessPass'), icon: accessPass, permission: 'login_to_pass_management' },
  { name: 'sms', label: 'SMS', icon: sms, permission: 'login_to_sms_notification' },
]

type MenuRoute = Exclude<SectionRoute, { section: 'set-up' }>

/** The sections of a property that have a menu item. The set-up is offered where it is needed. */
export const menuRoutes: readonly MenuRoute[] = sectionRoutes.filter(
  (route): route is MenuRoute => route.section !== 'set-up',
)

/** The icon of each section. Its permission is in the route table. */
export const sectionIcons: Record<MenuRoute['section'], string> = {
  '': dashboard,
  'hotel-calendar': calendar,
  housekeeping,
  products,
  'accounting-report': report,
  'activity-logs': history,
}

/** Names of the sections, in the menu and in the search. The sign-in page has no menu, so the route table does without them. */
export const sectionTitles: Record<MenuRoute['section'], string> = {
  '': phrase('shell.dashboard'),
  'hotel-calendar': phrase('shell.hotelCalendar'),
  housekeeping: phrase('shell.housekeeping'),
  products: phrase('shell.productsSection'),
  'accounting-report': phrase('shell.accountingReport'),
  'activity-logs': phrase('shell.activityLogs'),
}
