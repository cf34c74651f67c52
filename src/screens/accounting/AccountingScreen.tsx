import { useSelector } from '@xstate/react'
import { Page } from '../../design/layout/Page.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { ScreenOnly } from '../../design/print/PrintSheet.tsx'
import { Tabs } from '../../design/tabs/Tabs.tsx'
import { selectCorrection } from '../../machines/accounting/accounting.machine.ts'
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
import { useAccounting } from './useAccounting.ts'
import { phrase } from '../../phrases/phrase.ts'

// Loaded on demand.
const FigureEntries = onDemand(() => import('./FigureEntries.tsx').then((m) => m.FigureEntries))
const PeriodsPanel = onDemand(() => import('./PeriodsPanel.tsx').then((m) => m.PeriodsPanel))
const CorrectionDialog = onDemand(() => import('./CorrectionDialog.tsx').then((m) => m.CorrectionDialog))

/**
 * The accounting report of the open property (requirement 2.route.accounting-report): four reports, the entries
 * behind each figure, and the months of the books.
 */
export function AccountingScreen() {
  const { actor, property, search, answer, href } = useAccounting()
  const correction = useSelector(actor, selectCorrection)
  usePageTitle(phrase('accounting.accountingReport'), property.name)
  return (
    <Page>
      <ScreenOnly>
        <AccountingHeader />
        <Tabs
          label={phrase('accounting.reports')}
          tabs={tabs.map((tab) => ({ href: href({ tab }), label: tabNames[tab], isCurrent: tab === search.tab }))}
        />
        {search.tab === 'periods' ? <PeriodsPanel /> : <ReportPanel />}
      </ScreenOnly>
      {answer ? <AccountingPrint answer={answer} /> : null}
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
