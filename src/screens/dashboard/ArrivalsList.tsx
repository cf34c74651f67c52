import type { DashboardRow, DashboardRows } from '../../api/contract/reporting.ts'
import { daysBetween } from '../../api/contract/days.ts'
import { FigureList, FigureListItem, FigureSection } from '../../design/figure/FigureSection.tsx'
import { FigureLink } from '../../design/figure/KeyFigures.tsx'
import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { dayText } from '../format.ts'
import { calendarHref } from './figure-lists.ts'
import { useDashboard } from './useDashboard.ts'

interface ArrivalsListProps {
  arrivals: DashboardRows
  isToday: boolean
}

/** The first arrivals of the date by room: guest, type, nights, and whether the room is ready; the number of the others leads to all. */
export function ArrivalsList({ arrivals, isToday }: ArrivalsListProps) {
  const { figureHref } = useDashboard()
  const { data, date, meta } = arrivals
  const more = meta.total - data.length
  return (
    <FigureSection
      title={phrase('dashboard.arrivals')}
      note={
        <FigureLink href={figureHref('arrivals')}>{phrase('dashboard.allArrivals', { count: meta.total })}</FigureLink>
      }
    >
      {data.length === 0 ? (
        <Text tone="secondary">{phrase('dashboard.noArrivals')}</Text>
      ) : (
        <FigureList label={phrase('dashboard.arrivals')}>
          {data.map((row) => (
            <Arrival key={row.stay_id} row={row} date={date} isToday={isToday} />
          ))}
          {more > 0 ? (
            <FigureListItem>
              <FigureLink href={figureHref('arrivals')}>{phrase('dashboard.moreArrivals', { count: more })}</FigureLink>
            </FigureListItem>
          ) : null}
        </FigureList>
      )}
    </FigureSection>
  )
}

function Arrival({ row, date, isToday }: { row: DashboardRow; date: string; isToday: boolean }) {
  const { property, permissions } = useDashboard()
  const { facility_name: room, facility_type, guest_name, date_from, date_to } = row
  const calendar = date_from && calendarHref(property.prefix, permissions, date_from, room)
  const who = <bdi>{guest_name ?? facility_type}</bdi>
  const facts = [
    guest_name && facility_type,
    date_from && date_to && phrase('calendar.nightCount', { nights: daysBetween(date_from, date_to) }),
    // An arrival that is overdue.
    date_from && date_from !== date && dayText(date_from),
  ]
  return (
    <FigureListItem mark={<RoomBadge>{room}</RoomBadge>} end={<Readiness row={row} isToday={isToday} />}>
      {calendar ? (
        <Link href={calendar}>
          <VisuallyHidden>{phrase('dashboard.onTheCalendar', { room })} </VisuallyHidden>
          {who}
        </Link>
      ) : (
        who
      )}{' '}
      <Text as="span" tone="secondary" size="s">
        {factsText(facts)}
      </Text>
    </FigureListItem>
  )
}

/** The state of a stay that has arrived; before that, the condition of its room, which is known for today only. */
function Readiness({ row: { state, condition }, isToday }: { row: DashboardRow; isToday: boolean }) {
  if (state !== null && state !== 'booked') return phrase('dashboard.stayState', { state })
  if (!isToday) return null
  const { tone, icon, label } = conditionDisplay[condition]
  return (
    <Status tone={tone} icon={icon}>
      {label}
    </Status>
  )
}
