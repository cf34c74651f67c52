import { memo } from 'react'
import type { Facility } from '../../api/contract/facility.ts'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Cell, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { bookableWindow, updatedAt } from '../date-cells.tsx'
import { conditionDisplay, statusDisplay } from './status-display.ts'
import { blockingText, placeText, stayText } from './facility-texts.ts'
import { type HotelClock, todayIn } from '../../clock/business-date.ts'
import { phrase } from '../../phrases/phrase.ts'

interface FacilityCellsProps {
  facility: Facility
  href: string
  /** The property's clock, for the end of a blocking and the time of the last change. */
  clock: HotelClock
  /** `none` if the list has no condition column, `never` if this facility is never cleaned. */
  condition: 'none' | 'never' | 'shown'
}

/** The cells of a room or asset. Memoised, because a page has many rows. */
export const FacilityCells = memo(function FacilityCells({ facility, href, clock, condition }: FacilityCellsProps) {
  return (
    <>
      <RowHeader>
        {facility.kind === 'room' ? (
          <RoomBadge href={href}>{facility.name}</RoomBadge>
        ) : (
          <Link tone="strong" href={href}>
            {facility.name}
          </Link>
        )}
      </RowHeader>
      <Cell>{facility.facility_type.name}</Cell>
      <Cell isNoWrap>{placeText(facility)}</Cell>
      <FacilityStatusCell facility={facility} clock={clock} />
      {condition === 'shown' ? <ConditionCell facility={facility} /> : null}
      {condition === 'never' ? <Cell tone="secondary">{phrase('facilities.notCleaned')}</Cell> : null}
      <Cell>{stayText(facility)}</Cell>
      <Cell isNoWrap tone="secondary">
        {bookableWindow(facility.bookable_date_from, facility.bookable_date_to)}
      </Cell>
      <Cell isNoWrap tone="secondary">
        {updatedAt(facility.updated_at, clock.timezone)}
      </Cell>
    </>
  )
})

/** The status. Beneath it a blocking shows its reason and end, or its start if it is scheduled. */
function FacilityStatusCell({ facility, clock }: Pick<FacilityCellsProps, 'facility' | 'clock'>) {
  const { tone, icon, label } = statusDisplay[facility.facility_status]
  const blocking = blockingText(facility.current_blocking, todayIn(clock))
  if (blocking === null)
    return (
      <StatusCell tone={tone} icon={icon}>
        {label}
      </StatusCell>
    )
  return (
    <Cell>
      <Status tone={tone} icon={icon}>
        {label}
      </Status>
      <Text as="div" tone="secondary" size="s">
        {blocking}
      </Text>
    </Cell>
  )
}

function ConditionCell({ facility }: { facility: Facility }) {
  const { tone, icon, label } = conditionDisplay[facility.housekeeping_status]
  return (
    <StatusCell tone={tone} icon={icon}>
      {label}
    </StatusCell>
  )
}
