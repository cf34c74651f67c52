import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { download } from '../../design/icon/icons.css.ts'
import { SuccessBell } from '../../design/illustration/Bells.tsx'
import { FormFooter } from '../../design/layout/Section.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/import/import.selectors.ts'
import type { ImportActor } from '../../machines/import/import.machine.ts'
import type { PlannedRow } from '../../machines/import/plan.ts'
import { rejectionsOf, resultOf } from '../../machines/import/results.rules.ts'
import * as routes from '../../routes/products.ts'
import { setUp } from '../../routes/set-up.ts'
import { useProducts } from '../shell/actor-hooks.ts'
import { committedOutcomes } from './import-texts.ts'
import { RowTable } from './RowTable.tsx'
import { SheetCounts } from './SheetCounts.tsx'
import { Step } from './Step.tsx'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

/** For example "18 created, 3 changed, 1 refused." */
function summaryOf(counts: ReturnType<typeof select.resultCounts>): string {
  const facts = factsText([
    counts.created > 0 && phrase('imports.createdCount', { count: counts.created }),
    counts.changed > 0 && phrase('imports.changedCount', { count: counts.changed }),
    counts.refused > 0 && phrase('imports.refusedCount', { count: counts.refused }),
    counts.untried > 0 && phrase('imports.untriedCount', { count: counts.untried }),
    counts.unchanged > 0 && phrase('imports.unchangedCount', { count: counts.unchanged }),
  ])
  return phrase('imports.summary', { facts })
}

/** Step 3, done: the outcome of each row, and actions for the remaining rows. */
export function ResultStep({ form }: { form: ImportActor }) {
  const { scope } = useProducts().getSnapshot().context.input
  const plan = useSelector(form, select.selectPlan)
  const results = useSelector(form, select.selectRowResults)
  const tab = useSelector(form, select.selectTab)
  const left = useSelector(form, select.selectLeftCount)
  const hasRefused = useSelector(form, select.selectHasRefused)
  const isSaving = useSelector(form, select.selectIsSaving)
  const counts = useSelector(form, (open) => select.resultCounts(open.context), isSameCounts)
  const reasonsOf = (row: PlannedRow) => {
    const result = results[row.number]
    if (result?.outcome === 'untried') return [result.reason]
    return resultOf(row, results) === 'untried' ? [phrase('imports.notTried')] : rejectionsOf(row, results)
  }
  return (
    <Step title={left > 0 ? phrase('imports.importStopped') : phrase('imports.importFinished')}>
      {counts.refused + counts.untried === 0 ? (
        <ResultView outcome="success" illustration={<SuccessBell />} subtitle={summaryOf(counts)} />
      ) : (
        <Text>{summaryOf(counts)}</Text>
      )}
      {tab === 'everything' ? (
        <SheetCounts
          outcomeDisplay={committedOutcomes}
          rows={plan.map((row) => ({ number: row.number, outcome: resultOf(row, results) }))}
        />
      ) : null}
      <RowTable
        caption={phrase('imports.results')}
        outcomeDisplay={committedOutcomes}
        hasSheets={tab === 'everything'}
        rows={plan.map((row) => ({ row, outcome: resultOf(row, results), reasons: reasonsOf(row) }))}
      />
      <FormFooter>
        {left > 0 ? (
          <Button tone="primary" onPress={() => form.send({ type: 'remainingRows.retried' })}>
            {phrase('imports.tryTheRest', { count: left })}
          </Button>
        ) : null}
        {hasRefused ? (
          <Button
            icon={download}
            isPending={isSaving}
            pendingLabel={phrase('imports.writingTheFile')}
            onPress={() => form.send({ type: 'refusedRows.requested' })}
          >
            {phrase('imports.downloadTheRefusedRows')}
          </Button>
        ) : null}
        <Button onPress={() => form.send({ type: 'import.restarted' })}>{phrase('imports.importAnotherFile')}</Button>
        <LinkButton tone="quiet" href={tab === 'everything' ? setUp(scope.prefix) : routes.products(scope.prefix, tab)}>
          {phrase('imports.backToList', { tab })}
        </LinkButton>
      </FormFooter>
    </Step>
  )
}

const isSameCounts = (a: Record<string, number>, b: Record<string, number>) =>
  Object.keys(a).every((name) => a[name] === b[name])
