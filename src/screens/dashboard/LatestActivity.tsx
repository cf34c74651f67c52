import type { Dashboard } from '../../api/contract/reporting.ts'
import { Block, Line, Lines } from '../../design/figure/Block.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { property as propertyPath } from '../../paths.ts'
import { updatedText } from '../format.ts'
import { deedText } from './dashboard-words.ts'
import { useDashboard } from './useDashboard.ts'

/** The last things that were done here by the end of the business date: who, what, when. */
export function LatestActivity({ dashboard }: { dashboard: Dashboard }) {
  const { property } = useDashboard()
  return (
    <Block
      title="Latest activity"
      note={<Link href={propertyPath(property.prefix, 'activity-logs')}>All activity</Link>}
    >
      {dashboard.activity.length === 0 ? (
        <Text tone="secondary">Nothing was done here yet.</Text>
      ) : (
        <Lines label="Latest activity">
          {dashboard.activity.map(({ id, occurred_at, actor, event, entity_label }) => (
            <Line key={id} end={<time dateTime={occurred_at}>{updatedText(occurred_at)}</time>}>
              <strong>{actor}</strong> {deedText(event)} {entity_label}
            </Line>
          ))}
        </Lines>
      )}
    </Block>
  )
}
