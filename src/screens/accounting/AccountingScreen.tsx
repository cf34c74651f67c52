import { useSelector } from '@xstate/react'
import { Page } from '../../design/layout/Page.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { ScreenOnly } from '../../design/print/PrintSheet.tsx'
import { Tabs } from '../../design/tabs/Tabs.tsx'
import { selectCorrection } from '../../machines/accounting/accounting.machine.ts'
import { selectChange } from '../../machines/accounting/schedules.machine.ts'
import { tabNames } from '../../machines/accounting/accounting-texts.rules.ts'
import { selectIsBusy, selectIsMissing } from '../../machines/query/query.selectors.ts'
import { tabs } from '../../routes/accounting.ts'
import { ExportStates } from '../export/ExportStates.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { usePageTitle } from '../usePage.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { AccountingFilters } from './AccountingFilters.tsx'
import { AccountingHeader } from './AccountingHeader.tsx'
import { AccountingPrint } from './AccountingPrint.tsx'
import { ReportBooks } from './ReportBooks.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { useIsScheduleOffered } from './ScheduleButton.tsx'
import { useAccounting } from './useAccounting.ts'
import { phrase } from '../../phrases/phrase.ts'

// Loaded on demand.
const FigureEntries = onDemand(() => import('./FigureEntries.tsx').then((m) => m.FigureEntries))
const PeriodsPanel = onDemand(() => import('./PeriodsPanel.tsx').then((m) => m.PeriodsPanel))
const SchedulesPanel = onDemand(() => import('./SchedulesPanel.tsx').then((m) => m.SchedulesPanel))
const ScheduleDialog = onDemand(() => import('./ScheduleDialog.tsx').then((m) => m.ScheduleDialog))
const CorrectionDialog = onDemand(() => import('./CorrectionDialog.tsx').then((m) => m.CorrectionDialog))

/**
 * The accounting report of the open property (requirement 2.route.accounting-report): four reports, the entries
 * behind each figure, the months of the books, and the reports by schedule.
 */
export function AccountingScreen() {
  const { actor, property, schedules, search, answer, href } = useAccounting()
  const scheduleChange = useSelector(schedules, selectChange)
  const isOffered = useIsScheduleOffered()
  const correction = useSelector(actor, selectCorrection)
  // A server without schedules has no tab for them, unless its address is open.
  const shownTabs = tabs.filter((tab) => tab !== 'schedules' || isOffered || search.tab === tab)
  usePageTitle(phrase('accounting.accountingReport'), property.name)
  return (
    <Page>
      <ScreenOnly>
        <AccountingHeader />
        <Tabs
          label={phrase('accounting.reports')}
          tabs={shownTabs.map((tab) => ({ href: href({ tab }), label: tabNames[tab], isCurrent: tab === search.tab }))}
        />
        {search.tab === 'periods' ? (
          <PeriodsPanel />
        ) : search.tab === 'schedules' ? (
          <SchedulesPanel />
        ) : (
          <ReportPanel />
        )}
      </ScreenOnly>
      {answer ? <AccountingPrint answer={answer} /> : null}
      {scheduleChange ? <ScheduleDialog change={scheduleChange} /> : null}
      {correction ? <CorrectionDialog correction={correction} /> : null}
    </Page>
  )
}

/** A report with its filters, and the entries of the figure that is open. */
function ReportPanel() {
  const { report, file, search, answer } = useAccounting()
  const isBusy = useSelector(report, selectIsBusy)
  const isMissing = useSelector(report, selectIsMissing)
  return (
    <>
      <AccountingFilters />
      <Stack gap={4}>
        <ExportStates fileExport={file} />
        <QueryStates
          query={report}
          staleText={phrase('accounting.staleReport')}
          missingText={phrase('accounting.reportMissing')}
        />
        {answer ? <ReportBooks answer={answer} /> : isBusy ? <ReportSkeleton /> : null}
      </Stack>
      {search.figure === '' || isMissing ? null : <FigureEntries figure={search.figure} />}
    </>
  )
}
