import { eventVerb } from '../../api/contract/activity-texts.ts'
import type { Dashboard } from '../../api/contract/reporting.ts'
import { FigureSection, FigureListItem, FigureList } from '../../design/figure/FigureSection.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { activityLog } from '../../routes/activity-log.ts'
import { updatedAtText } from '../format.ts'
import { useDashboard } from './useDashboard.ts'

/** The latest activity up to the business date: who, what, when. Each links to its log entry. */
export function LatestActivity({ dashboard }: { dashboard: Dashboard }) {
  const { property } = useDashboard()
  const to = dashboard.date === dashboard.today ? null : dashboard.date
  return (
    <FigureSection title="Latest activity" note={<Link href={activityLog(property.prefix)}>All activity</Link>}>
      {dashboard.activity.length === 0 ? (
        <Text tone="secondary">No activity yet.</Text>
      ) : (
        <FigureList label="Latest activity">
          {dashboard.activity.map(({ id, occurred_at, actor, event, entity_label }) => {
            const time = updatedAtText(occurred_at, property.timezone)
            return (
              <FigureListItem
                key={id}
                end={
                  <Link
                    tone="quiet"
                    href={activityLog(property.prefix, { to, entry: id })}
                    aria-label={`${time}: details of ${actor} ${eventVerb(event)} ${entity_label}`}
                  >
                    <time dateTime={occurred_at}>{time}</time>
                  </Link>
                }
              >
                <strong>{actor}</strong> {eventVerb(event)} {entity_label}
              </FigureListItem>
            )
          })}
        </FigureList>
      )}
    </FigureSection>
  )
}
