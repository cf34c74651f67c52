import { useSelector } from '@xstate/react'
import { FigureSection } from '../../design/figure/FigureSection.tsx'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectChange, selectDayChange } from '../../machines/accounting/periods.machine.ts'
import { canReopenEarlier } from '../../machines/accounting/reopening.rules.ts'
import * as select from '../../machines/query/query.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { DaysTable } from './DaysTable.tsx'
import { LatePostings } from './LatePostings.tsx'
import { MonthsSkeleton, MonthsTable } from './MonthsTable.tsx'
import { panel } from './PeriodsPanel.css.ts'
import { useAccounting } from './useAccounting.ts'

const DayDialog = onDemand(() => import('./DayDialog.tsx').then((m) => m.DayDialog))
const MonthDialog = onDemand(() => import('./MonthDialog.tsx').then((m) => m.MonthDialog))

/** The business dates and months of the books: which are closed, by whom and when, and what arrived after closing (ADR 0065, 0075). */
export function PeriodsPanel() {
  const { periods, months } = useAccounting()
  const known = useSelector(months, select.selectData)
  const isBusy = useSelector(months, select.selectIsBusy)
  const change = useSelector(periods, selectChange)
  const dayChange = useSelector(periods, selectDayChange)
  return (
    <div className={panel}>
      <Stack gap={4}>
        <QueryStates
          query={months}
          staleText={phrase('accounting.staleMonths')}
          missingText={phrase('accounting.monthsMissing')}
        />
        {known === null ? (
          isBusy ? (
            <MonthsSkeleton />
          ) : null
        ) : known.months.length === 0 ? (
          <ResultView
            illustration={<EmptyRack />}
            title={phrase('accounting.noMonths')}
            subtitle={phrase('accounting.noMonthsHint')}
          />
        ) : (
          <Stack gap={6}>
            {known.days ? (
              <FigureSection title={phrase('accounting.businessDates')}>
                <Text tone="secondary">{phrase('accounting.businessDatesHint')}</Text>
                <DaysTable days={known.days} isAnyReopened={canReopenEarlier(known)} isBusy={isBusy} />
              </FigureSection>
            ) : null}
            <FigureSection title={phrase('accounting.monthsOfTheBooks')}>
              <MonthsTable months={known.months} isAnyReopened={canReopenEarlier(known)} isBusy={isBusy} />
            </FigureSection>
            <FigureSection title={phrase('accounting.latePostings')}>
              <LatePostings postings={known.late_postings} />
            </FigureSection>
          </Stack>
        )}
        {change ? <MonthDialog change={change} /> : null}
        {dayChange ? <DayDialog change={dayChange} /> : null}
      </Stack>
    </div>
  )
}
