import type { Facility } from '../../api/contract/facility.ts'
import { blockingReasons, type FacilityStatusName, type RoomBlocking } from '../../api/contract/facility-status.ts'
import type { AffectedBooking } from '../../machines/facilities/affected-bookings.rules.ts'
import { isComing } from '../../machines/facilities/status.rules.ts'
import type { Catalogue } from '../../machines/products/catalogue.machine.ts'
import { compactDayText, nightsText } from '../format.ts'
import { statusDisplay } from './status-display.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText, statementsText } from '../../phrases/facts-text.ts'

/** A status's effect on the key figures, by its category on the server; empty until the category is loaded. */
export function effectText(
  status: FacilityStatusName,
  { statuses, statusCategories }: Pick<Catalogue, 'statuses' | 'statusCategories'>,
) {
  const group = statuses.find(({ name }) => name === status)?.facility_status_category.id
  const category = statusCategories.find(({ id }) => id === group)
  if (!category) return ''
  return phrase('facilities.statusEffect', {
    category: category.name,
    inventory: category.deducts_inventory ? 'deducted' : 'kept',
    house: category.counts_in_house ? 'counted' : 'left',
    assignment: category.assignable ? 'assignable' : 'closed',
  })
}

const reasonOf = ({ reason, reason_code }: RoomBlocking) => reason || blockingReasons[reason_code]

/** "Leak or water damage, until 7 Mar"; if scheduled, "Out of order from 3 Mar"; null if there is no blocking. */
export function blockingText(blocking: RoomBlocking | null, today: string): string | null {
  if (blocking?.state === 'active')
    return phrase('facilities.activeBlocking', {
      reason: reasonOf(blocking),
      day: compactDayText(blocking.date_to, today),
    })
  if (blocking?.state === 'scheduled')
    return phrase('facilities.scheduledBlocking', {
      status: statusDisplay[blocking.kind].label,
      day: compactDayText(blocking.date_from, today),
    })
  return null
}

const withReason = (status: string, reason: string) =>
  reason ? phrase('facilities.blockingWithReason', { status, reason }) : status

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
  return factsText([
    kind === 'reservation' ? (guest ?? phrase('facilities.aGuest')) : withReason(statusDisplay[kind].label, reason),
    phrase('facilities.nights', { count: nights }),
    nightsText(from, to),
    startsEarlier && phrase('facilities.beginsEarlier'),
    endsLater && phrase('facilities.endsLater'),
  ])
}

/** The first affected bookings and the number of further ones. */
export function affectedBookingsText(affectedBookings: readonly AffectedBooking[]): string {
  const more = affectedBookings.length - maxAffectedBookings
  return statementsText([
    ...affectedBookings.slice(0, maxAffectedBookings).map(affectedBookingText),
    more > 0 && phrase('facilities.moreBookings', { count: more }),
  ])
}

/**
 * Effect of "available" on a blocking, with the verb of its dialog: "Ends out of order: leak, 3 – 7 Mar 2026",
 * "Releases hold: …".
 */
export function endedBlockingText({ kind, reason, reason_code, date_from, date_to, state }: RoomBlocking) {
  const status = phrase('facilities.statusInSentence', { status: kind })
  const why = reason || blockingReasons[reason_code]
  const nights = nightsText(date_from, date_to)
  return state === 'active'
    ? phrase('facilities.endsBlocking', { status, reason: why, nights })
    : phrase('facilities.releasesBlocking', { status, reason: why, nights })
}

/** Texts of the dialog that ends one blocking or reactivates a facility, with the verb of the menu item. */
export function releaseText(facilities: readonly Facility[], blockingIds: readonly number[]) {
  const [facility] = facilities
  const name = facility?.name ?? ''
  if (isComing(facilities, blockingIds))
    return { title: phrase('facilities.releaseQuestion', { name }), confirm: phrase('facilities.releaseButton') }
  return facility?.facility_status === 'inactive'
    ? { title: phrase('facilities.makeAvailableQuestion', { name }), confirm: phrase('facilities.makeAvailableButton') }
    : { title: phrase('facilities.endQuestion', { name }), confirm: phrase('facilities.endButton') }
}
