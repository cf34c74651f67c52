import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { ProgressBar } from '../../design/progress/ProgressBar.tsx'
import { type ListActor, selectIsDownloading, selectProgress } from '../../machines/list/list.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Progress of a download, with a cancel button. */
export function DownloadProgress({ list }: { list: ListActor }) {
  const isDownloading = useSelector(list, selectIsDownloading)
  const progress = useSelector(list, selectProgress)
  if (!isDownloading) return null
  return (
    <Inline gap={3}>
      <ProgressBar label={phrase('list.downloading')} value={progress ?? undefined} />
      <Button size="s" onPress={() => list.send({ type: 'download.cancelled' })}>
        {phrase('list.cancelDownload')}
      </Button>
    </Inline>
  )
}
