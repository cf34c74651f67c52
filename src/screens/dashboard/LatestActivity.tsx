import { eventDeed } from '../../api/contract/activity-words.ts'
import type { Dashboard } from '../../api/contract/reporting.ts'
import { Block, Line, Lines } from '../../design/figure/Block.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { activityLog } from '../../paths/activity-log.ts'
import { updatedText } from '../format.ts'
import { useDashboard } from './useDashboard.ts'

/** The last things that were done here by the end of the business date: who, what, when; each leads to its entry in the log. */
export function LatestActivity({ dashboard }: { dashboard: Dashboard }) {
  const { property } = useDashboard()
  const to = dashboard.date === dashboard.today ? null : dashboard.date
  return (
    <Block title="Latest activity" note={<Link href={activityLog(property.prefix)}>All activity</Link>}>
      {dashboard.activity.length === 0 ? (
        <Text tone="secondary">Nothing was done here yet.</Text>
      ) : (
        <Lines label="Latest activity">
          {dashboard.activity.map(({ id, occurred_at, actor, event, entity_label }) => {
            const time = updatedText(occurred_at, property.timezone)
            return (
              <Line
                key={id}
                end={
                  <Link
                    tone="quiet"
                    href={activityLog(property.prefix, { to, entry: id })}
                    aria-label={`${time}: details of ${actor} ${eventDeed(event)} ${entity_label}`}
                  >
                    <time dateTime={occurred_at}>{time}</time>
                  </Link>
                }
              >
                <strong>{actor}</strong> {eventDeed(event)} {entity_label}
              </Line>
            )
          })}
        </Lines>
      )}
    </Block>
  )
}
