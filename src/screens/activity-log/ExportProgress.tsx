import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { ProgressBar } from '../../design/progress/ProgressBar.tsx'
import { selectFile } from '../../machines/activity-log/activity-log.machine.ts'
import * as select from '../../machines/activity-log/export.machine.ts'
import { useActivityLog } from './useActivityLog.ts'
import { numberText } from '../../numbers/number-text.ts'

/** Progress of the export in entries, with a cancel button. */
export function ExportProgress() {
  const file = useSelector(useActivityLog().actor, selectFile)
  return file ? <ExportRunning file={file} /> : null
}

function ExportRunning({ file }: { file: select.ExportRef }) {
  const count = useSelector(file, select.selectExportCount)
  const isWriting = useSelector(file, select.selectIsWriting)
  return (
    <Inline gap={3}>
      <ProgressBar
        label={isWriting ? 'Writing the file' : 'Exporting'}
        text={`${numberText(count)} ${count === 1 ? 'entry' : 'entries'}`}
      />
      <Button size="s" onPress={() => file.send({ type: 'export.cancelled' })}>
        Cancel export
      </Button>
    </Inline>
  )
}
