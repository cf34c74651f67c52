import type { Dashboard } from '../../api/contract/reporting.ts'
import { Columns } from '../../design/layout/Columns.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { BlockingsToday } from './BlockingsToday.tsx'
import { HousekeepingNow } from './HousekeepingNow.tsx'
import { KeyFigureBand } from './KeyFigureBand.tsx'
import { LatestActivity } from './LatestActivity.tsx'
import { Outlook } from './Outlook.tsx'
import { TodayCounts } from './TodayCounts.tsx'

/** All figures of a business date: key figures first, then today's tasks, the outlook, and the latest activity. */
export const DashboardFigures = ({ dashboard }: { dashboard: Dashboard }) => (
  <Stack gap={6}>
    <div>
      <KeyFigureBand dashboard={dashboard} />
      <TodayCounts dashboard={dashboard} />
    </div>
    <Columns shape="main-aside">
      <Outlook dashboard={dashboard} />
      <HousekeepingNow dashboard={dashboard} />
      <BlockingsToday dashboard={dashboard} />
      <LatestActivity dashboard={dashboard} />
    </Columns>
  </Stack>
)
