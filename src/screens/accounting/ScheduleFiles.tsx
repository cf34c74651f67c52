import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ReportFile } from '../../api/contract/report-schedules.ts'
import { Button } from '../../design/button/Button.tsx'
import { download } from '../../design/icon/icons.css.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import { dayIn } from '../../clock/hotel-clock.ts'
import { rangeText } from '../../machines/accounting/accounting-texts.rules.ts'
import { selectDownloading } from '../../machines/accounting/schedules.machine.ts'
import { numberText } from '../../numbers/number-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { dayText } from '../format.ts'
import { useAccounting } from './useAccounting.ts'

/** Files shown at first. */
const newest = 2
const bytesPerKilobyte = 1000

/** Buttons that download the files of a schedule, the newest first. */
export function ScheduleFiles({ files }: { files: readonly ReportFile[] }) {
  const [areAllShown, setAllShown] = useState(false)
  if (files.length === 0) return phrase('schedules.noFiles')
  const shown = areAllShown ? files : files.slice(0, newest)
  return (
    <Stack gap={1}>
      {shown.map((file) => (
        <FileButton key={file.id} file={file} />
      ))}
      {shown.length < files.length ? (
        <Button size="s" tone="quiet" onPress={() => setAllShown(true)}>
          {phrase('schedules.showAllFiles', { count: files.length })}
        </Button>
      ) : null}
    </Stack>
  )
}

function FileButton({ file }: { file: ReportFile }) {
  const { schedules, property } = useAccounting()
  const isDownloading = useSelector(schedules, selectDownloading) === file.id
  const days = rangeText(file)
  const size = numberText(Math.max(1, Math.round(file.size / bytesPerKilobyte)))
  return (
    <div>
      <Button
        size="s"
        icon={download}
        aria-label={phrase('schedules.download', { name: days })}
        isPending={isDownloading}
        onPress={() => schedules.send({ type: 'reportFile.requested', file })}
      >
        {days}
      </Button>
      <Text tone="caption">
        {phrase('schedules.fileAbout', { size, day: dayText(dayIn(file.expires_at, property.timezone)) })}
      </Text>
    </div>
  )
}
