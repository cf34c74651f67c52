import type { FigureKey } from '../../api/contract/reporting.ts'
import type { Permissions } from '../../machines/access/access.rules.ts'
import { calendar, defaultCalendar } from '../../routes/calendar.ts'
import { type FacilitySearch, facilitySearch, products } from '../../routes/products.ts'
import { addDays } from '../../api/contract/days.ts'

/* Where another screen lists the same rooms as a figure was counted from. */

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

/** The list of rooms is of today, so it lists the same only then; null where nothing else does, or the person may not go there. */
export function roomListHref(figure: FigureKey, { prefix, date, today, permissions }: ListContext): string | null {
  const filter = filterOf(figure)
  if (!filter || date !== today || !permissions.has('access_hotel_products')) return null
  return products(prefix, 'rooms', { ...facilitySearch.empty, ...filter })
}

/** A room's own form, for who may open it. */
export const roomHref = (prefix: string, id: number, permissions: Permissions) =>
  permissions.has('access_hotel_products')
    ? products(prefix, 'rooms', facilitySearch.empty, { name: 'edit', id })
    : undefined

/** The calendar from the day before a date on, of all rooms or of one, for who may open it. */
export const calendarHref = (prefix: string, permissions: Permissions, date: string, room = '') =>
  permissions.has('access_hotel_calendar')
    ? calendar(prefix, { ...defaultCalendar, from: addDays(date, -1), keyword: room })
    : null
