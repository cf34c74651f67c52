import type { Facility } from '../../api/contract/facility.ts'
import { blockingReasons, type FacilityStatusName, type RoomBlocking } from '../../api/contract/facility-status.ts'
import type { AffectedBooking } from '../../machines/facilities/affected-bookings.rules.ts'
import { isComing } from '../../machines/facilities/status.rules.ts'
import { countText, type Noun } from '../../machines/dialog/dialog-report.ts'
import type { Catalogue } from '../../machines/products/catalogue.machine.ts'
import { compactDayText, nightsText } from '../format.ts'
import { statusDisplay } from './status-display.ts'

const stays = {
  arrival: 'arrival today',
  stayover: 'stayover',
  due_out: 'due out',
  departed: 'departed',
  none: '',
} as const
const services = { none: '', dnd: 'do not disturb', make_up: 'make up room', declined: 'service declined' } as const

/** "Occupied, due out", "Vacant, arrival today": occupancy, stay, and service requested by the guest. */
export const stayText = ({ occupancy, stay, service }: Pick<Facility, 'occupancy' | 'stay' | 'service'>) =>
  [occupancy === 'occupied' ? 'Occupied' : 'Vacant', stays[stay], services[service]].filter(Boolean).join(', ')

/** A status's effect on the key figures, by its category on the server; empty until the category is loaded. */
export function effectText(
  status: FacilityStatusName,
  { statuses, statusCategories }: Pick<Catalogue, 'statuses' | 'statusCategories'>,
) {
  const group = statuses.find(({ name }) => name === status)?.facility_status_category.id
  const category = statusCategories.find(({ id }) => id === group)
  if (!category) return ''
  const sold = category.deducts_inventory ? 'leaves availability' : 'stays for sale'
  const counted = category.counts_in_house ? 'stays in the house count' : 'leaves the house count'
  return `${category.name}: ${sold}, ${counted}${category.assignable ? '' : ', cannot be assigned'}.`
}

/** "2, Annexe, Lake wing": floor, building and section. */
export const placeText = ({ floor, building, section }: Pick<Facility, 'floor' | 'building' | 'section'>) =>
  [floor, building, section].filter(Boolean).join(', ')

const reasonOf = ({ reason, reason_code }: RoomBlocking) => reason || blockingReasons[reason_code]

/** "Leak or water damage, until 7 Mar"; if scheduled, "Out of order from 3 Mar"; null if there is no blocking. */
export function blockingText(blocking: RoomBlocking | null, today: string): string | null {
  if (blocking?.state === 'active') return `${reasonOf(blocking)}, until ${compactDayText(blocking.date_to, today)}`
  if (blocking?.state === 'scheduled')
    return `${statusDisplay[blocking.kind].label} from ${compactDayText(blocking.date_from, today)}`
  return null
}

export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** For example "“101”" or "3 rooms". */
export const chosenText = (facilities: readonly Facility[], noun: Noun) =>
  facilities.length === 1 ? `“${facilities[0]?.name}”` : countText(facilities.length, noun)

const maxAffectedBookings = 5

/** "Anna Chen, 3 nights, 4–7 Mar 2026": an affected booking on the requested nights. */
export function affectedBookingText({
  kind,
  guest,
  reason,
  from,
  to,
  nights,
  startsEarlier,
  endsLater,
}: AffectedBooking): string {
  const who =
    kind === 'reservation' ? (guest ?? 'A guest') : [statusDisplay[kind].label, reason].filter(Boolean).join(': ')
  const beyond = [startsEarlier ? 'begins earlier' : '', endsLater ? 'ends later' : ''].filter(Boolean)
  return [who, nights === 1 ? '1 night' : `${nights} nights`, nightsText(from, to), ...beyond].join(', ')
}

/** The first affected bookings and the number of further ones. */
export function affectedBookingsText(affectedBookings: readonly AffectedBooking[]): string {
  const more = affectedBookings.length - maxAffectedBookings
  return [
    ...affectedBookings.slice(0, maxAffectedBookings).map(affectedBookingText),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('; ')
}

/**
 * Effect of "available" on a blocking, with the verb of its dialog: "Ends out of order: leak, 3 – 7 Mar 2026",
 * "Releases hold: …".
 */
export const endedBlockingText = ({ kind, reason, reason_code, date_from, date_to, state }: RoomBlocking) =>
  `${state === 'active' ? 'Ends' : 'Releases'} ${statusDisplay[kind].label.toLowerCase()}: ${reason || blockingReasons[reason_code]}, ${nightsText(date_from, date_to)}`

/** Texts of the dialog that ends one blocking or reactivates a facility, with the verb of the menu item. */
export function releaseText(facilities: readonly Facility[], blockingIds: readonly number[]) {
  const [facility] = facilities
  const name = `“${facility?.name ?? ''}”`
  if (isComing(facilities, blockingIds)) return { title: `Release the blocking of ${name}?`, confirm: 'Release' }
  return facility?.facility_status === 'inactive'
    ? { title: `Make ${name} available?`, confirm: 'Make available' }
    : { title: `End the blocking of ${name} now?`, confirm: 'End now' }
}
