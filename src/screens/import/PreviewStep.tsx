import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { download } from '../../design/icon/icons.css.ts'
import { FormFooter } from '../../design/layout/Section.tsx'
import { Text } from '../../design/text/Text.tsx'
import { countText } from '../../machines/dialog/dialog-report.ts'
import * as select from '../../machines/import/import.selectors.ts'
import type { ImportActor } from '../../machines/import/import.machine.ts'
import { countsOf, importNouns, reasonText } from '../../machines/import/plan.ts'
import { commitLabel, plannedOutcomes } from './import-texts.ts'
import { RowTable } from './RowTable.tsx'
import { Step } from './Step.tsx'

/** Step 2: preview of each row's outcome. No data has changed yet. */
export function PreviewStep({ form }: { form: ImportActor }) {
  const plan = useSelector(form, select.selectPlan)
  const tab = useSelector(form, select.selectTab)
  const fileName = useSelector(form, select.selectFileName)
  const isSaving = useSelector(form, select.selectIsSaving)
  const counts = countsOf(plan)
  const hasWork = counts.created + counts.changed > 0
  const found = countText(plan.length, { one: 'row', many: 'rows' })
  return (
    <Step title={`Preview: ${found} in ${fileName ?? 'the file'}`}>
      <Text tone="secondary">
        {hasWork
          ? `Nothing has been changed yet.${counts.refused > 0 ? ' Refused rows are left out.' : ''}`
          : `Nothing to import: no row creates a new ${importNouns[tab].one} or changes one.`}
      </Text>
      <RowTable
        caption="Preview"
        outcomeDisplay={plannedOutcomes}
        rows={plan.map((row) => ({
          row,
          outcome: row.outcome,
          reason: row.outcome === 'refused' ? reasonText(row) : null,
        }))}
      />
      <FormFooter>
        {hasWork ? (
          <Button tone="primary" size="l" onPress={() => form.send({ type: 'import.confirmed' })}>
            {commitLabel(counts)}
          </Button>
        ) : null}
        <Button onPress={() => form.send({ type: 'import.restarted' })}>Choose another file</Button>
        {counts.refused > 0 ? (
          <Button
            icon={download}
            isPending={isSaving}
            pendingLabel="Writing the file"
            onPress={() => form.send({ type: 'refusedRows.requested' })}
          >
            Download the refused rows
          </Button>
        ) : null}
      </FormFooter>
    </Step>
  )
}
