import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import type { PropertyListRef } from '../../machines/properties/property-list.machine.ts'
import * as routes from '../../routes/properties.ts'
import { usePropertyList } from '../shell/actors.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { DownloadProgress } from '../list/DownloadProgress.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { ListStates } from '../list/ListStates.tsx'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { PropertyFilters } from './PropertyFilters.tsx'
import { PropertyListActions } from './PropertyListActions.tsx'
import { PropertyTable } from './PropertyTable.tsx'

const PropertySelectionBar = onDemand(() => import('./PropertySelectionBar.tsx').then((m) => m.PropertySelectionBar))

const noun = { one: 'property', many: 'properties' }

/**
 * The property list. Table, pages and download share the same filters. Each component subscribes only to the data it
 * shows.
 */
export function PropertyListView() {
  const list = usePropertyList()
  const total = useSelector(list, (snapshot) => snapshot.context.page.meta.total)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const isSelecting = useSelector(list, select.selectIsSelecting)
  const isFiltered = useSelector(list, selectIsFiltered)
  const title = usePageFocus()
  usePageTitle('Properties')
  const found = `${total} ${total === 1 ? noun.one : noun.many}${isFiltered ? ' found' : ''}`

  return (
    <Page>
      <PageHeader
        title="Properties"
        titleRef={title}
        subtitle={isAnswered ? found : undefined}
        actions={<PropertyListActions />}
      />
      <DownloadProgress list={list} />
      <PropertyFilters />
      <PropertyRows isFiltered={isFiltered} />
      {isSelecting ? <PropertySelectionBar /> : null}
      <PropertyPager />
    </Page>
  )
}

/** True if any filter is active. */
const selectIsFiltered = ({ context: { search } }: SnapshotFrom<PropertyListRef>) => {
  const { page, per_page, sort } = routes.allProperties
  return routes.properties({ ...search, page, per_page, sort }) !== routes.properties()
}

function PropertyRows({ isFiltered }: { isFiltered: boolean }) {
  const list = usePropertyList()
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  return (
    <ListStates
      list={list}
      noun={noun}
      isFiltered={isFiltered}
      clearHref={routes.properties({ ...routes.allProperties, per_page: search.per_page, sort: search.sort })}
      findHref={(keyword) => routes.properties({ ...routes.allProperties, keyword })}
      create={{ label: 'New property', href: routes.properties(search, { name: 'new' }) }}
    >
      <PropertyTable />
    </ListStates>
  )
}

function PropertyPager() {
  const list = usePropertyList()
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  return <ListPager list={list} search={search} address={routes.properties} />
}
