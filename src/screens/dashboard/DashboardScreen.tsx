import { useSelector } from '@xstate/react'
import { PrintablePage } from './PrintablePage.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import * as select from '../../machines/query/query.selectors.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { isSetUp } from '../../machines/set-up/steps.rules.ts'
import { SetUpPrompt } from './SetUpPrompt.tsx'
import { usePageTitle } from '../usePage.ts'
import { DashboardFigures } from './DashboardFigures.tsx'
import { DashboardHeader } from './DashboardHeader.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { QueryStates } from '../query/QueryStates.tsx'
import { useDashboard } from './useDashboard.ts'
import { phrase } from '../../phrases/phrase.ts'

// Loaded on demand.
const FigureRows = onDemand(() => import('./FigureRows.tsx').then((m) => m.FigureRows))

/**
 * The dashboard of the open property (requirement 2.route.dashboard): the figures of a business date, and the rows
 * behind each.
 */
export function DashboardScreen() {
  const { property, figures, setUp, search, refresh } = useDashboard()
  const prompt = useSelector(setUp, select.selectData)
  const answer = useSelector(figures, select.selectData)
  const isBusy = useSelector(figures, select.selectIsBusy)
  const isMissing = useSelector(figures, select.selectIsMissing)
  usePageTitle(phrase('dashboard.dashboard'), property.name)
  return (
    <Page>
      <PrintablePage>
        <DashboardHeader />
        <Stack gap={4}>
          {prompt && !isSetUp(prompt) ? <SetUpPrompt found={prompt} property={property} /> : null}
          <QueryStates
            query={figures}
            staleText={phrase('dashboard.figuresAreStale')}
            missingText={phrase('dashboard.noReportingOnServer')}
            onRetry={refresh}
          />
          {answer ? <DashboardFigures dashboard={answer} /> : isBusy ? <DashboardSkeleton /> : null}
        </Stack>
      </PrintablePage>
      {search.figure === '' || isMissing ? null : <FigureRows figure={search.figure} />}
    </Page>
  )
}
