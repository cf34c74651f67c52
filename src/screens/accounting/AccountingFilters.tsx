import { useSelector } from '@xstate/react'
import { accountingBases, accountingGroups, comparisons } from '../../api/contract/enums.ts'
import { LazySelect } from '../../design/field/LazySelect.tsx'
import { FilterBar } from '../../design/filter-bar/FilterBar.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { selectPeriodProblem } from '../../machines/accounting/accounting.machine.ts'
import * as texts from '../../machines/accounting/accounting-texts.rules.ts'
import { firstDay, lastDay } from '../../machines/accounting/period.rules.ts'
import { type PeriodName, periods } from '../../routes/accounting.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { chipsOf } from './accounting-chips.ts'
import { useAccounting } from './useAccounting.ts'
import { ActiveFilters } from '../list/ActiveFilters.tsx'
import { phrase } from '../../phrases/phrase.ts'

const DateRangePicker = onDemand(() => import('../../design/field/DateRangePicker.tsx').then((m) => m.DateRangePicker))

const choicesOf = <T extends string>(values: readonly T[], names: Record<T, string>) =>
  values.map((id) => ({ id, label: names[id] }))

/** Filters of the report: period, date basis, grouping, comparison. Each takes effect at once. */
export function AccountingFilters() {
  const { actor, search, period, show, href } = useAccounting()
  const problem = useSelector(actor, selectPeriodProblem)
  const isTrial = search.tab === 'trial_balance'
  const chips = chipsOf(search)
  // A custom period starts with the visible dates.
  const choosePeriod = (name: PeriodName) =>
    show(
      name === 'own'
        ? { period: 'own', from: period?.from ?? null, to: period?.to ?? null }
        : { period: name, from: null, to: null },
    )
  return (
    <>
      <FilterBar
        label={phrase('accounting.filterTheReport')}
        search={
          <LazySelect
            label={phrase('accounting.period')}
            value={search.period}
            choices={choicesOf(periods, texts.periodNames)}
            onChange={choosePeriod}
          />
        }
      >
        <LazySelect
          label={phrase('accounting.basis')}
          value={search.basis}
          choices={choicesOf(accountingBases, texts.basisNames)}
          onChange={(basis) => show({ basis })}
        />
        {isTrial ? null : (
          <>
            <LazySelect
              label={phrase('accounting.groupBy')}
              value={texts.groupOf(search)}
              choices={choicesOf(accountingGroups, texts.groupNames)}
              onChange={(group_by) => show({ group_by, sort: '' })}
            />
            <LazySelect
              label={phrase('accounting.compareWith')}
              value={search.compare}
              choices={choicesOf(comparisons, texts.comparisonNames)}
              onChange={(compare) => show({ compare })}
            />
          </>
        )}
      </FilterBar>
      {search.period === 'own' ? (
        <Inline>
          <DateRangePicker
            label={phrase('accounting.fromTo')}
            description={phrase('accounting.bothDaysIncluded')}
            minValue={firstDay}
            maxValue={lastDay}
            value={search.from && search.to ? { start: search.from, end: search.to } : null}
            errorMessage={problem ?? undefined}
            onChange={(range) => (range ? show({ from: range.start, to: range.end }) : undefined)}
          />
        </Inline>
      ) : null}
      <ActiveFilters
        chips={chips}
        onRemove={show}
        clear={href({ basis: 'business_date', group_by: '', compare: 'none', sort: '' })}
      />
    </>
  )
}
