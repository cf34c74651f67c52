import type { FigureKey } from '../../api/contract/reporting.ts'
import type { Permissions } from '../../machines/access/access.rules.ts'
import { calendar, defaultCalendar } from '../../routes/calendar.ts'
import { type FacilitySearch, facilitySearch, products } from '../../routes/products.ts'
import { addDays } from '../../api/contract/days.ts'

/* Links to lists on other screens with the rooms behind a figure. */

interface ListContext {
  prefix: string
  date: string
  today: string
  permissions: Permissions
}

const outsideHouseCount = ['out_of_inventory', 'inactive'] as const

function filterOf(figure: FigureKey): Partial<FacilitySearch> | null {
  switch (figure) {
    case 'house_count':
      return { exluded_facility_statuses: [...outsideHouseCount] }
    case 'available':
      return { exluded_facility_statuses: ['out_of_order', ...outsideHouseCount] }
    case 'out_of_order':
    case 'out_of_service':
      return { facility_statuses: [figure] }
    case 'house_use':
      return { facility_statuses: ['internal_use'] }
    case 'housekeeping_dirty':
      return { housekeeping_statuses: ['dirty'], exluded_facility_statuses: [...outsideHouseCount] }
    case 'housekeeping_cleaning':
      return { housekeeping_statuses: ['cleaning'], exluded_facility_statuses: [...outsideHouseCount] }
    case 'housekeeping_pickup':
      return { housekeeping_statuses: ['pickup'], exluded_facility_statuses: [...outsideHouseCount] }
    case 'housekeeping_clean':
      return { housekeeping_statuses: ['clean'], exluded_facility_statuses: [...outsideHouseCount] }
    case 'housekeeping_inspected':
      return { housekeeping_statuses: ['inspected'], exluded_facility_statuses: [...outsideHouseCount] }
    default:
      return null
  }
}

/**
 * Link to the room list with the figure's rooms. The list is always of today, so null for other dates, for figures
 * without a filter, and without the permission.
 */
export function roomListHref(figure: FigureKey, { prefix, date, today, permissions }: ListContext): string | null {
  const filter = filterOf(figure)
  if (!filter || date !== today || !permissions.has('access_hotel_products')) return null
  return products(prefix, 'rooms', { ...facilitySearch.empty, ...filter })
}

/** Link to the room's form; null without the permission. */
export const roomHref = (prefix: string, id: number, permissions: Permissions) =>
  permissions.has('access_hotel_products')
    ? products(prefix, 'rooms', facilitySearch.empty, { name: 'edit', id })
    : undefined

/** Link to the calendar from the day before `date`, for all rooms or one; null without the permission. */
export const calendarHref = (prefix: string, permissions: Permissions, date: string, room = '') =>
  permissions.has('access_hotel_calendar')
    ? calendar(prefix, { ...defaultCalendar, from: addDays(date, -1), keyword: room })
    : null
