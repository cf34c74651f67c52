import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { download } from '../../design/icon/icons.css.ts'
import { type ListActor, selectIsDownloading, selectMeta } from '../../machines/list/list.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Downloads all filtered rows of all pages as a file. */
export function DownloadButton({ list }: { list: ListActor }) {
  const { total } = useSelector(list, selectMeta)
  const isDownloading = useSelector(list, selectIsDownloading)
  return (
    <Button
      icon={download}
      isDisabled={total === 0}
      isPending={isDownloading}
      pendingLabel={phrase('list.downloading')}
      onPress={() => list.send({ type: 'download.requested' })}
    >
      {phrase('list.download')}
    </Button>
  )
}
