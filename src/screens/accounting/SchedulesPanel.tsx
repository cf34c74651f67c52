import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as schedule from '../../machines/accounting/schedules.machine.ts'
import * as select from '../../machines/query/query.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { panel } from './PeriodsPanel.css.ts'
import { SchedulesSkeleton, SchedulesTable } from './SchedulesTable.tsx'
import { useAccounting } from './useAccounting.ts'

/** The reports by schedule: when they run, what became of the last run, and its files (ADR 0076). */
export function SchedulesPanel() {
  const { list } = useAccounting().schedules.getSnapshot().context
  const known = useSelector(list, select.selectData)
  const isBusy = useSelector(list, select.selectIsBusy)
  return (
    <div className={panel}>
      <Stack gap={4}>
        <QueryStates
          query={list}
          staleText={phrase('schedules.staleSchedules')}
          missingText={phrase('schedules.missing')}
        />
        <DownloadProblem />
        {known === null ? (
          isBusy ? (
            <SchedulesSkeleton />
          ) : null
        ) : known.schedules.length === 0 ? (
          <ResultView
            illustration={<EmptyRack />}
            title={phrase('schedules.empty')}
            subtitle={phrase('schedules.emptyHint')}
          />
        ) : (
          <SchedulesTable schedules={known.schedules} isBusy={isBusy} />
        )}
      </Stack>
    </div>
  )
}

/** Why a file could not be downloaded. */
function DownloadProblem() {
  const { schedules } = useAccounting()
  const problem = useSelector(schedules, schedule.selectDownloadProblem)
  const file = useSelector(schedules, schedule.selectFile)
  return (
    <Alert>
      {problem && file ? (
        <Inline gap={3} align="baseline">
          <span>{problem}</span>
          <Button size="s" onPress={() => schedules.send({ type: 'reportFile.requested', file })}>
            {phrase('accounting.tryAgain')}
          </Button>
          <Button size="s" tone="quiet" onPress={() => schedules.send({ type: 'reportFile.dismissed' })}>
            {phrase('exports.dismiss')}
          </Button>
        </Inline>
      ) : null}
    </Alert>
  )
}
