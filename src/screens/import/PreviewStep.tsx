import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { download } from '../../design/icon/icons.css.ts'
import { FormFooter } from '../../design/layout/Section.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/import/import.selectors.ts'
import type { ImportActor } from '../../machines/import/import.machine.ts'
import { countsOf, reasonTexts } from '../../machines/import/plan.ts'
import { commitLabel, plannedOutcomes } from './import-texts.ts'
import { RowTable } from './RowTable.tsx'
import { SheetCounts } from './SheetCounts.tsx'
import { Step } from './Step.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** Step 2: preview of each row's outcome. No data has changed yet. */
export function PreviewStep({ form }: { form: ImportActor }) {
  const plan = useSelector(form, select.selectPlan)
  const tab = useSelector(form, select.selectTab)
  const fileName = useSelector(form, select.selectFileName)
  const isSaving = useSelector(form, select.selectIsSaving)
  const counts = countsOf(plan)
  const hasWork = counts.created + counts.changed > 0
  return (
    <Step title={phrase('imports.previewOf', { count: plan.length, file: fileName ?? '' })}>
      <Text tone="secondary">
        {hasWork
          ? counts.refused > 0
            ? phrase('imports.nothingChangedYetSomeRefused')
            : phrase('imports.nothingChangedYet')
          : phrase('imports.nothingToImport', { tab })}
      </Text>
      {tab === 'everything' ? <SheetCounts outcomeDisplay={plannedOutcomes} rows={plan} /> : null}
      <RowTable
        caption={phrase('imports.preview')}
        outcomeDisplay={plannedOutcomes}
        hasSheets={tab === 'everything'}
        rows={plan.map((row) => ({
          row,
          outcome: row.outcome,
          reasons: row.outcome === 'refused' ? reasonTexts(row) : null,
        }))}
      />
      <FormFooter>
        {hasWork ? (
          <Button tone="primary" onPress={() => form.send({ type: 'import.confirmed' })}>
            {commitLabel(counts)}
          </Button>
        ) : null}
        <Button onPress={() => form.send({ type: 'import.restarted' })}>{phrase('imports.chooseAnotherFile')}</Button>
        {counts.refused > 0 ? (
          <Button
            icon={download}
            isPending={isSaving}
            pendingLabel={phrase('imports.writingTheFile')}
            onPress={() => form.send({ type: 'refusedRows.requested' })}
          >
            {phrase('imports.downloadTheRefusedRows')}
          </Button>
        ) : null}
      </FormFooter>
    </Step>
  )
}
