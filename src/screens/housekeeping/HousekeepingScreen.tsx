import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import {
  selectAssignment,
  selectKnowsProblems,
  selectReasonDialog,
  selectResults,
  selectRoom,
  selectSearch,
} from '../../machines/housekeeping/housekeeping.selectors.ts'
import { FullLoader } from '../FullLoader.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { ProblemOverlays } from '../problems/ProblemOverlays.tsx'
import { RoomsPage } from './RoomsPage.tsx'
import type { HousekeepingSearch } from '../../routes/housekeeping.ts'
import { useHousekeeping } from './useHousekeeping.ts'

// Loaded on demand (performance P19).
const AssignEvenlyDialog = onDemand(() => import('./AssignEvenlyDialog.tsx').then((m) => m.AssignEvenlyDialog))
const HistoryDialog = onDemand(() => import('./HistoryDialog.tsx').then((m) => m.HistoryDialog))
const HistoryPage = onDemand(() => import('./HistoryPage.tsx').then((m) => m.HistoryPage), <FullLoader />)
const ReasonDialog = onDemand(() => import('./ReasonDialog.tsx').then((m) => m.ReasonDialog))
const ResultsDialog = onDemand(() => import('./ResultsDialog.tsx').then((m) => m.ResultsDialog))
const ProblemsPage = onDemand(() => import('../problems/ProblemsPage.tsx').then((m) => m.ProblemsPage), <FullLoader />)
const MyRoomsPage = onDemand(() => import('./MyRoomsPage.tsx').then((m) => m.MyRoomsPage), <FullLoader />)
const TaskSheets = onDemand(() => import('./TaskSheets.tsx').then((m) => m.TaskSheets), <FullLoader />)

const pageOf = ({ view }: HousekeepingSearch) => (view === 'board' || view === 'table' ? 'rooms' : view)

/** Housekeeping of one property (domain D41): rooms as board or table, one's own rooms, task sheets, and history. */
export function HousekeepingScreen() {
  const section = useHousekeeping()
  // The board and the table are one page, which another view doesn't render again.
  const page = useSelector(section, (snapshot) => pageOf(selectSearch(snapshot)))
  // A server without the extension has no view of problems (ADR 0060).
  const lacksProblems = useSelector(section, (snapshot) => selectKnowsProblems(snapshot) === false)
  const historyRoom = useSelector(section, (snapshot) => selectSearch(snapshot).room)
  const isReasonAsked = useSelector(section, (snapshot) => selectReasonDialog(snapshot) !== null)
  const isAssigning = useSelector(section, (snapshot) => selectAssignment(snapshot) !== null)
  const hasResults = useSelector(section, (snapshot) => selectResults(snapshot) !== null)
  // Conflicts have their own alert and dialog. If nothing else was rejected, the results dialog doesn't open.
  const areOnlyConflicts = useSelector(
    section,
    (snapshot) =>
      selectResults(snapshot)?.items.every(({ id, ok }) => ok || selectRoom(id)(snapshot)?.hasConflict) ?? false,
  )
  useEffect(() => {
    if (areOnlyConflicts) section.send({ type: 'results.dismissed' })
  }, [areOnlyConflicts, section])
  return (
    <>
      {page === 'rooms' || (page === 'problems' && lacksProblems) ? <RoomsPage /> : null}
      {page === 'mine' ? <MyRoomsPage /> : null}
      {page === 'sheets' ? <TaskSheets /> : null}
      {page === 'history' ? <HistoryPage /> : null}
      {page === 'problems' && !lacksProblems ? <ProblemsPage /> : null}
      <ProblemOverlays problems={section.getSnapshot().context.problems} />
      {isReasonAsked ? <ReasonDialog /> : null}
      {isAssigning ? <AssignEvenlyDialog /> : null}
      {hasResults && !areOnlyConflicts ? <ResultsDialog /> : null}
      {historyRoom !== null && page !== 'history' ? <HistoryDialog id={historyRoom} /> : null}
    </>
  )
}
