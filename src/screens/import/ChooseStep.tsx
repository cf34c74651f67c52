import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { FileDrop } from './FileDrop.tsx'
import { download } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/import/import.selectors.ts'
import type { ImportActor } from '../../machines/import/import.machine.ts'
import { importNouns } from '../../machines/import/plan.ts'
import { Step } from './Step.tsx'

const accept = ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** Step 1: choose a file, or download the template. */
export function ChooseStep({ form }: { form: ImportActor }) {
  const tab = useSelector(form, select.selectTab)
  const fileName = useSelector(form, select.selectFileName)
  const isSaving = useSelector(form, select.selectIsSaving)
  const { many } = importNouns[tab]
  return (
    <Step title="Choose a file">
      <Text tone="secondary">
        Download the current {many}, then change rows or add new ones below. A row with an ID changes that record. A row
        without an ID changes the record with the same {tab === 'add-ons' ? 'SKU' : 'name'}, or adds a new one. Nothing
        changes before you have seen the preview.
      </Text>
      <FileDrop
        label="Workbook"
        description="Excel workbook (.xlsx), up to 20 MB and 5,000 rows"
        accept={accept}
        fileName={fileName}
        onFile={(file) => form.send({ type: 'file.chosen', file })}
      />
      <Inline>
        <Button
          icon={download}
          isPending={isSaving}
          pendingLabel="Downloading"
          onPress={() => form.send({ type: 'template.requested' })}
        >
          Download the current {many}
        </Button>
      </Inline>
    </Step>
  )
}
