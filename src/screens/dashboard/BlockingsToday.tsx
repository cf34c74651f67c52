import type { Dashboard } from '../../api/contract/reporting.ts'
import { FigureSection, FigureListItem, FigureList } from '../../design/figure/FigureSection.tsx'
import { FigureLink } from '../../design/figure/KeyFigures.tsx'
import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { figureOf } from '../../machines/dashboard/figure.rules.ts'
import { statusDisplay } from '../facilities/status-display.ts'
import { nightsText } from '../format.ts'
import { calendarHref } from './figure-lists.ts'
import { useDashboard } from './useDashboard.ts'
import { phrase, phraseParts } from '../../phrases/phrase.ts'

/** Link to the bar on the calendar; plain text without the permission. */
const CalendarBarLink = ({ href, room, children }: { href: string | null; room: string; children: string }) =>
  href ? (
    <Link href={href}>
      <VisuallyHidden>{phrase('dashboard.onTheCalendar', { room })} </VisuallyHidden>
      {children}
    </Link>
  ) : (
    children
  )

/** Blockings that start or end on the business date. */
export function BlockingsToday({ dashboard }: { dashboard: Dashboard }) {
  const { property, permissions, figureHref } = useDashboard()
  const countOf = (key: 'blockings_starting' | 'blockings_ending') => figureOf(dashboard, key)?.value ?? 0
  return (
    <FigureSection
      title={phrase('dashboard.blockingsOfDay')}
      note={
        <>
          {phraseParts('design.facts', {
            first: (
              <FigureLink key="starting" href={figureHref('blockings_starting')}>
                {phrase('dashboard.blockingsStart', { blockings: countOf('blockings_starting') })}
              </FigureLink>
            ),
            next: (
              <FigureLink key="ending" href={figureHref('blockings_ending')}>
                {phrase('dashboard.blockingsEnd', { blockings: countOf('blockings_ending') })}
              </FigureLink>
            ),
          })}
        </>
      }
    >
      {dashboard.blockings.length === 0 ? (
        <Text tone="secondary">{phrase('dashboard.noBlockingsOfDay')}</Text>
      ) : (
        <FigureList label={phrase('dashboard.blockingsOfDay')}>
          {dashboard.blockings.map(({ id, facility_name, kind, reason, date_from, date_to, starts }) => (
            <FigureListItem
              key={id}
              mark={<RoomBadge>{facility_name}</RoomBadge>}
              end={
                <CalendarBarLink
                  href={calendarHref(property.prefix, permissions, starts ? date_from : date_to, facility_name)}
                  room={facility_name}
                >
                  {starts
                    ? phrase('dashboard.startsWithNights', { nights: nightsText(date_from, date_to) })
                    : phrase('dashboard.endsWithNights', { nights: nightsText(date_from, date_to) })}
                </CalendarBarLink>
              }
            >
              <Status tone={statusDisplay[kind].tone} icon={statusDisplay[kind].icon}>
                {statusDisplay[kind].label}
              </Status>
              {reason ? ` ${reason}` : ''}
            </FigureListItem>
          ))}
        </FigureList>
      )}
    </FigureSection>
  )
}
