import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { ProgressBar } from '../../design/progress/ProgressBar.tsx'
import { selectFile } from '../../machines/activity-log/activity-log.machine.ts'
import * as select from '../../machines/activity-log/export.machine.ts'
import { useActivityLog } from './useActivityLog.ts'
import { phrase } from '../../phrases/phrase.ts'

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
        label={isWriting ? phrase('activity-log.writingTheFile') : phrase('activity-log.exporting')}
        text={phrase('activity-log.exportProgress', { count })}
      />
      <Button size="s" onPress={() => file.send({ type: 'export.cancelled' })}>
        {phrase('activity-log.cancelExport')}
      </Button>
    </Inline>
  )
}
