import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { FileDrop } from './FileDrop.tsx'
import { download } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/import/import.selectors.ts'
import type { ImportActor } from '../../machines/import/import.machine.ts'
import { Step } from './Step.tsx'
import { phrase } from '../../phrases/phrase.ts'

const accept = ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** Step 1: choose a file, or download the template. */
export function ChooseStep({ form }: { form: ImportActor }) {
  const tab = useSelector(form, select.selectTab)
  const fileName = useSelector(form, select.selectFileName)
  const isSaving = useSelector(form, select.selectIsSaving)
  return (
    <Step title={phrase('imports.chooseAFile')}>
      <Text tone="secondary">{phrase('imports.howTo', { tab })}</Text>
      <FileDrop
        label={phrase('imports.workbook')}
        dropLabel={phrase('imports.dropWorkbookHere')}
        description={phrase('imports.workbookLimits')}
        accept={accept}
        fileName={fileName}
        onFile={(file) => form.send({ type: 'file.chosen', file })}
      />
      <Inline>
        <Button
          icon={download}
          isPending={isSaving}
          pendingLabel={phrase('imports.downloading')}
          onPress={() => form.send({ type: 'template.requested' })}
        >
          {phrase('imports.downloadCurrent', { tab })}
        </Button>
      </Inline>
    </Step>
  )
}
