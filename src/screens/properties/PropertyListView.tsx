import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { download, plus } from '../../design/icon/icons.css.ts'
import { Page } from '../../design/layout/Page.tsx'
import { PageHead } from '../../design/layout/PageHead.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import * as paths from '../../paths.ts'
import { usePropertyList } from '../actors.ts'
import { onDemand } from '../on-demand.tsx'
import { DownloadProgress } from '../list/DownloadProgress.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { ListStates } from '../list/ListStates.tsx'
import { usePageFocus, usePageTitle } from '../page.ts'
import { PropertyFilters } from './PropertyFilters.tsx'
import { PropertyTable } from './PropertyTable.tsx'

const PropertySelectionBar = onDemand(() => import('./PropertySelectionBar.tsx').then((m) => m.PropertySelectionBar))

/** The property list: what is filtered is what is shown, paged and downloaded. */
export function PropertyListView() {
  const list = usePropertyList()
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const meta = useSelector(list, select.selectMeta)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const isDownloading = useSelector(list, select.selectIsDownloading)
  const isSelecting = useSelector(list, select.selectIsSelecting)
  const title = usePageFocus()
  usePageTitle('Properties')
  const isFiltered =
    paths.properties({ ...search, page: 1, per_page: paths.defaultPerPage, sort: 'name' }) !== paths.properties()

  return (
    <Page>
      <PageHead
        title="Properties"
        titleRef={title}
        sub={
          isAnswered
            ? `${meta.total} ${meta.total === 1 ? 'property' : 'properties'}${isFiltered ? ' found' : ''}`
            : undefined
        }
        actions={
          <>
            <LinkButton tone="quiet" href={paths.properties(search, { name: 'types', search: paths.allPropertyTypes })}>
              Property types
            </LinkButton>
            <Button
              icon={download}
              isDisabled={!isAnswered || meta.total === 0}
              isPending={isDownloading}
              pendingLabel="Downloading"
              onPress={() => list.send({ type: 'download.requested' })}
            >
              Download
            </Button>
            <LinkButton tone="primary" icon={plus} href={paths.properties(search, { name: 'new' })}>
              New property
            </LinkButton>
          </>
        }
      />
      <DownloadProgress list={list} />
      <PropertyFilters />
      <ListStates
        list={list}
        noun={{ one: 'property', many: 'properties' }}
        isFiltered={isFiltered}
        clearHref={paths.properties({ ...paths.allProperties, per_page: search.per_page, sort: search.sort })}
        create={{ label: 'New property', href: paths.properties(search, { name: 'new' }) }}
      >
        <PropertyTable />
      </ListStates>
      {isSelecting ? <PropertySelectionBar /> : null}
      <ListPager list={list} search={search} address={paths.properties} />
    </Page>
  )
}
