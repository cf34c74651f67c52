import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import type { PropertyListRef } from '../../machines/properties/property-list.machine.ts'
import * as routes from '../../routes/properties.ts'
import { usePropertyList } from '../shell/actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { DownloadProgress } from '../list/DownloadProgress.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { ListStates } from '../list/ListStates.tsx'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { isSameExceptPage, PropertyFilters } from './PropertyFilters.tsx'
import { PropertyListActions } from './PropertyListActions.tsx'
import { PropertyTable } from './PropertyTable.tsx'
import { phrase } from '../../phrases/phrase.ts'

const NoProperties = onDemand(() => import('./NoProperties.tsx').then((m) => m.NoProperties))
const SavedProperty = onDemand(() => import('./SavedProperty.tsx').then((m) => m.SavedProperty))
const PropertySelectionBar = onDemand(() => import('./PropertySelectionBar.tsx').then((m) => m.PropertySelectionBar))

/** True if any filter is active. */
const selectIsFiltered = ({ context: { shown } }: SnapshotFrom<PropertyListRef>) => {
  const { page, per_page, sort, columns } = routes.allProperties
  return routes.properties({ ...shown, page, per_page, sort, columns }) !== routes.properties()
}

/**
 * The property list. Table, pages and download share the same filters. Each component subscribes only to the data it
 * shows, so that a change of page or filter renders the rows once.
 */
export function PropertyListView() {
  const list = usePropertyList()
  const isSelecting = useSelector(list, select.selectIsSelecting)
  const created = useSelector(list, select.selectCreated)[0]
  usePageTitle(phrase('properties.properties'))
  return (
    <Page>
      <PropertyListHeader />
      {created ? <SavedProperty saved={created} /> : null}
      <DownloadProgress list={list} />
      <PropertyFilters />
      <ListStates list={list} empty={<EmptyProperties />}>
        <PropertyTable />
      </ListStates>
      {isSelecting ? <PropertySelectionBar /> : null}
      <PropertyPager />
    </Page>
  )
}

function PropertyListHeader() {
  const list = usePropertyList()
  const total = useSelector(list, select.selectTotal)
  const isIndicated = useSelector(list, select.selectIsIndicated)
  const isFiltered = useSelector(list, selectIsFiltered)
  const title = usePageFocus()
  const countText = (count: number) =>
    isFiltered ? phrase('properties.found', { count }) : phrase('properties.count', { count })
  const found = total === null ? undefined : countText(total)
  return (
    <PageHeader
      title={phrase('properties.properties')}
      titleRef={title}
      subtitle={isIndicated ? phrase('list.loading') : found}
      actions={<PropertyListActions />}
    />
  )
}

const EmptyProperties = () => <NoProperties isFiltered={useSelector(usePropertyList(), selectIsFiltered)} />

function PropertyPager() {
  const list = usePropertyList()
  const search = useSelector(list, select.selectShown, isSameExceptPage)
  return <ListPager list={list} search={search} address={routes.properties} />
}
