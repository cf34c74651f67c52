import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { plus } from '../../design/icon/icons.css.ts'
import * as select from '../../machines/list/list.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { usePropertyList } from '../shell/actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Actions on the whole list. */
export function PropertyListActions() {
  const search = useSelector(usePropertyList(), select.selectShown)
  return (
    <>
      <LinkButton tone="quiet" href={routes.properties(undefined, { name: 'figures', search: '' })}>
        {phrase('properties.figures')}
      </LinkButton>
      <LinkButton tone="quiet" href={routes.properties(search, { name: 'types', search: routes.allPropertyTypes })}>
        {phrase('properties.propertyTypes')}
      </LinkButton>
      <DownloadButton />
      <LinkButton tone="primary" icon={plus} href={routes.properties(search, { name: 'new' })}>
        {phrase('properties.newProperty')}
      </LinkButton>
    </>
  )
}

const DownloadButton = memo(function DownloadButton() {
  const list = usePropertyList()
  const isEmpty = useSelector(list, (snapshot) => snapshot.context.page.meta.total === 0)
  const isDownloading = useSelector(list, select.selectIsDownloading)
  return (
    <Button
      isDisabled={isEmpty}
      // The progress bar beneath shows the progress, so the button has no extra text (350 elements a page).
      isPending={isDownloading || undefined}
      pendingLabel={phrase('properties.downloading')}
      onPress={() => list.send({ type: 'download.requested' })}
    >
      {phrase('properties.download')}
    </Button>
  )
})
