import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { FigureSection } from '../../design/figure/FigureSection.tsx'
import { BalanceChecks } from './BalanceChecks.tsx'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { dayText, groupOf, tabNames } from '../../machines/accounting/accounting-texts.rules.ts'
import type { ReportData } from '../../machines/accounting/query.rules.ts'
import { selectIsBusy } from '../../machines/query/query.selectors.ts'
import { balanceCheckItem } from './accounting-texts.ts'
import { ReportChart } from './ReportChart.tsx'
import { ReportTable } from './ReportTable.tsx'
import { TrialTable } from './TrialTable.tsx'
import { useAccounting } from './useAccounting.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

/** Empty state: no entries in this period, with links to other periods. */
function NoEntries({ answer }: { answer: ReportData }) {
  const { search, href } = useAccounting()
  const { from, to } = answer.kind === 'trial' ? answer.trial.period : answer.report.period
  const other = search.period === 'last_month' ? 'last_year' : 'last_month'
  return (
    <ResultView
      illustration={<EmptyRack />}
      title={
        from === to
          ? phrase('accounting.noEntriesOn', { day: dayText(from) })
          : phrase('accounting.noEntriesFromTo', { from: dayText(from), to: dayText(to) })
      }
      subtitle={phrase('accounting.nothingPosted')}
      actions={
        <LinkButton href={href({ period: other, from: null, to: null })}>
          {other === 'last_month' ? phrase('accounting.showLastMonth') : phrase('accounting.showLastYear')}
        </LinkButton>
      }
    />
  )
}

/** The report's tables, one per currency. Currencies are never added together. */
export function ReportBooks({ answer }: { answer: ReportData }) {
  const { report, search } = useAccounting()
  const isBusy = useSelector(report, selectIsBusy)
  const currencies = answer.kind === 'trial' ? answer.trial.currencies : answer.report.currencies
  if (currencies.every(({ rows }) => rows.length === 0)) return <NoEntries answer={answer} />
  const title =
    answer.kind === 'trial'
      ? tabNames.trial_balance
      : phrase('accounting.reportTitle', { tab: search.tab, group: groupOf(search) })
  return (
    <Stack gap={6}>
      {answer.kind === 'trial'
        ? answer.trial.currencies.map((books) => (
            <FigureSection key={books.currency} title={factsText([title, books.currency])}>
              <BalanceChecks
                label={phrase('accounting.balanceChecks', { currency: books.currency })}
                checks={books.checks.map((check) => balanceCheckItem(check, books.currency))}
              />
              <TrialTable books={books} title={title} isBusy={isBusy} />
            </FigureSection>
          ))
        : answer.report.currencies.map((books) => (
            <FigureSection key={books.currency} title={factsText([title, books.currency])}>
              <BalanceChecks
                label={phrase('accounting.balanceChecks', { currency: books.currency })}
                checks={books.checks.map((check) => balanceCheckItem(check, books.currency))}
              />
              <ReportTable books={books} report={answer.report} title={title} isBusy={isBusy} />
              <ReportChart books={books} report={answer.report} />
            </FigureSection>
          ))}
    </Stack>
  )
}
