import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { preloadInTurn } from '../../design/on-demand/preload-in-turn.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { type ProblemsRef, selectReportDialog } from '../../machines/problems/problems.machine.ts'

const ReportDialog = onDemand(() => import('./ReportDialog.tsx').then((m) => m.ReportDialog))

/** The dialog that reports a problem, while it is open. Its code loads early, so that it opens where no network is. */
export function ProblemOverlays({ problems }: { problems: ProblemsRef }) {
  useEffect(() => preloadInTurn([ReportDialog]), [])
  const report = useSelector(problems, selectReportDialog)
  return report ? <ReportDialog key={report.sessionId} report={report} /> : null
}
