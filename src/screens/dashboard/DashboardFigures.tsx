import { useSelector } from '@xstate/react'
import type { Dashboard } from '../../api/contract/reporting.ts'
import { FigureSection } from '../../design/figure/FigureSection.tsx'
import { Columns } from '../../design/layout/Columns.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Skeleton } from '../../design/skeleton/Skeleton.tsx'
import * as select from '../../machines/query/query.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { ArrivalsList } from './ArrivalsList.tsx'
import { BlockingsToday } from './BlockingsToday.tsx'
import { HousekeepingNow } from './HousekeepingNow.tsx'
import { KeyFigureBand } from './KeyFigureBand.tsx'
import { LatestActivity } from './LatestActivity.tsx'
import { NeedsALook } from './NeedsALook.tsx'
import { Outlook } from './Outlook.tsx'
import { TodayCounts } from './TodayCounts.tsx'
import { useDashboard } from './useDashboard.ts'

/**
 * All figures of a business date: key figures first, then today's tasks, the outlook, the arrivals, what needs a look, and the latest
 * activity. The details come after the figures, or not at all from a server without them.
 */
export function DashboardFigures({ dashboard }: { dashboard: Dashboard }) {
  const { figures, details: query } = useDashboard()
  const loaded = useSelector(query, select.selectData)
  const isBusy = useSelector(query, select.selectIsBusy)
  const isFiguresBusy = useSelector(figures, select.selectIsBusy)
  const isFiguresFailed = useSelector(figures, (snapshot) => select.selectError(snapshot) !== null)
  const isToday = dashboard.date === dashboard.today
  const details = loaded?.arrivals.date === dashboard.date ? loaded : null
  return (
    <Stack gap={6}>
      <div>
        <KeyFigureBand dashboard={dashboard} compared={details?.compared ?? null} />
        <TodayCounts dashboard={dashboard} />
      </div>
      {/* What makes both fail is said once. */}
      {isFiguresFailed ? null : (
        <QueryStates query={query} staleText={phrase('dashboard.figuresAreStale')} missingText={null} />
      )}
      <Columns shape="main-aside">
        <Outlook dashboard={dashboard} />
        <HousekeepingNow dashboard={dashboard} />
        {details ? (
          <ArrivalsList arrivals={details.arrivals} isToday={isToday} />
        ) : isBusy || (loaded && isFiguresBusy) ? (
          <ArrivalsSkeleton />
        ) : null}
        {isToday && details?.looks ? <NeedsALook looks={details.looks} /> : null}
        <BlockingsToday dashboard={dashboard} />
        <LatestActivity dashboard={dashboard} />
      </Columns>
    </Stack>
  )
}

/** The place of the arrivals while they load, so that the sections below move little. */
const ArrivalsSkeleton = () => (
  <FigureSection title={phrase('dashboard.arrivals')}>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </FigureSection>
)
