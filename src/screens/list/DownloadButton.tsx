import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { type ListActor, selectIsDownloading } from '../../machines/list/list.selectors.ts'
import { MenuOpener } from './MenuOpener.tsx'
import { phrase } from '../../phrases/phrase.ts'

const DownloadMenu = onDemand(() => import('./DownloadMenu.tsx').then((m) => m.DownloadMenu))

interface DownloadButtonProps {
  list: ListActor
  icon?: string
}

/** Opens the menu of file formats. A file has all filtered rows of all pages. */
export const DownloadButton = memo(function DownloadButton({ list, icon }: DownloadButtonProps) {
  const isEmpty = useSelector(list, (snapshot) => snapshot.context.page.meta.total === 0)
  const isDownloading = useSelector(list, selectIsDownloading)
  return (
    <MenuOpener
      icon={icon}
      isDisabled={isEmpty}
      // The progress bar beneath shows the progress, so the button has no extra text (350 elements a page).
      isPending={isDownloading || undefined}
      pendingLabel={phrase('list.downloading')}
      renderMenu={(anchor, onClose) => <DownloadMenu {...{ list, anchor, onClose }} />}
    >
      {phrase('list.download')}
    </MenuOpener>
  )
})
