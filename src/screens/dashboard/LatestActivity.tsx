import type { ReactNode } from 'react'
import { actionParts, recordText, sentenceText, whoText } from '../../api/contract/activity-texts.ts'
import type { Dashboard, LatestActivity as Entry } from '../../api/contract/reporting.ts'
import { FigureSection, FigureListItem, FigureList } from '../../design/figure/FigureSection.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { activityLog } from '../../routes/activity-log.ts'
import { updatedAtText } from '../format.ts'
import { useDashboard } from './useDashboard.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The latest activity up to the business date: who, what, when. Each links to its log entry. */
export function LatestActivity({ dashboard }: { dashboard: Dashboard }) {
  const { property } = useDashboard()
  const to = dashboard.date === dashboard.today ? null : dashboard.date
  const timeOf = ({ occurred_at }: Entry) => updatedAtText(occurred_at, property.timezone)
  return (
    <FigureSection
      title={phrase('dashboard.latestActivity')}
      note={<Link href={activityLog(property.prefix)}>{phrase('dashboard.allActivity')}</Link>}
    >
      {dashboard.activity.length === 0 ? (
        <Text tone="secondary">{phrase('dashboard.noActivityYet')}</Text>
      ) : (
        <FigureList label={phrase('dashboard.latestActivity')}>
          {dashboard.activity.map((entry) => (
            <FigureListItem
              key={entry.id}
              end={
                <Link
                  tone="quiet"
                  href={activityLog(property.prefix, { to, entry: entry.id })}
                  aria-label={phrase('dashboard.detailsOf', {
                    time: timeOf(entry),
                    entry: sentenceText(entry),
                  })}
                >
                  <time dateTime={entry.occurred_at}>{timeOf(entry)}</time>
                </Link>
              }
            >
              {actionParts<ReactNode>(entry, {
                who: <strong key="who">{whoText(entry)}</strong>,
                name: recordText(entry),
              })}
            </FigureListItem>
          ))}
        </FigureList>
      )}
    </FigureSection>
  )
}
