import { housekeepingStatuses } from '../../api/contract/enums.ts'
import type { Dashboard } from '../../api/contract/reporting.ts'
import { BarList } from './BarList.tsx'
import { FigureSection } from '../../design/figure/FigureSection.tsx'
import { FigureLink } from '../../design/figure/KeyFigures.tsx'
import { figureOf } from '../../machines/dashboard/figure.rules.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { useDashboard } from './useDashboard.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Number of rooms per housekeeping status: at the end of a past date; for later ones nobody knows, so that today's says that it is now. */
export function HousekeepingNow({ dashboard }: { dashboard: Dashboard }) {
  const { figureHref } = useDashboard()
  const houseCount = figureOf(dashboard, 'house_count')?.value ?? 0
  const items = housekeepingStatuses.map((status) => {
    const key = `housekeeping_${status}` as const
    return { key, ...conditionDisplay[status], value: figureOf(dashboard, key)?.value ?? 0, href: figureHref(key) }
  })
  return (
    <FigureSection
      title={
        dashboard.date < dashboard.today ? phrase('dashboard.housekeepingThen') : phrase('dashboard.housekeepingNow')
      }
      note={
        <FigureLink href={figureHref('house_count')}>{phrase('dashboard.roomCount', { rooms: houseCount })}</FigureLink>
      }
    >
      <BarList label={phrase('dashboard.roomsByCondition')} items={items} />
    </FigureSection>
  )
}
