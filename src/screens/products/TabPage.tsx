import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { Tabs } from '../../design/tabs/Tabs.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { products, type SearchOf, type Tab, tabs } from '../../routes/products.ts'
import { useBackToSetUp } from '../form/useBackToSetUp.ts'
import { ListPager } from '../list/ListPager.tsx'
import { EmptyList, type EmptyListProps, type EmptyListWords } from '../list/EmptyList.tsx'
import { ListStates } from '../list/ListStates.tsx'
import { SavedNote } from '../list/SavedNote.tsx'
import { DownloadProgress } from '../list/DownloadProgress.tsx'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { tabLabels } from './tabs.ts'
import { useTab } from './useTab.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { cityOf } from '../../clock/time-zones.ts'
import { phrase } from '../../phrases/phrase.ts'

/** What the page says of the tab's records. */
interface TabWords extends EmptyListWords {
  /** "3 rooms" */
  count: (count: number) => string
  /** "3 rooms found": with filters. */
  found: (count: number) => string
}

interface TabPageProps<T extends Tab> {
  tab: T
  words: TabWords
  list: select.ListActor<{ id: number }, SearchOf<T>>
  /** Buttons and links of the page header. */
  actions: ReactNode
  filters: ReactNode
  create?: EmptyListProps['create']
  /** Actions on the selected rows. */
  selection?: ReactNode
  /** The table. */
  children: ReactNode
}

/** The layout shared by all tabs: header, tabs, filters, list states, table and pager. */
export function TabPage<const T extends Tab>(props: TabPageProps<T>) {
  const { tab, words, list, actions, filters, create, selection, children } = props
  const { property, search, address, isFiltered, clearHref, findHref } = useTab(tab, list)
  const total = useSelector(list, select.selectTotal)
  const isIndicated = useSelector(list, select.selectIsIndicated)
  const title = usePageFocus()
  const countText = (found: number) => (isFiltered ? words.found(found) : words.count(found))
  const count = isIndicated ? phrase('list.loading') : total === null ? null : countText(total)
  const city = cityOf(property.timezone)
  const back = useBackToSetUp()
  const note = <SavedNote list={list} findHref={findHref} />
  usePageTitle(tabLabels[tab], property.name)
  return (
    <Page>
      <PageHeader
        title={tabLabels[tab]}
        titleRef={title}
        breadcrumbs={useBreadcrumbs([
          { label: phrase('products.properties'), href: routes.properties() },
          { label: property.name, href: routes.property(property.prefix) },
          { label: phrase('products.products') },
        ])}
        subtitle={count === null ? phrase('products.time', { city }) : phrase('products.countAndTime', { count, city })}
        actions={
          <>
            {back ? <LinkButton href={back.href}>{phrase('set-up.backToSetUp')}</LinkButton> : null}
            {actions}
          </>
        }
      />
      <Tabs
        label={phrase('products.products')}
        tabs={tabs.map((name) => ({
          href: products(property.prefix, name),
          label: tabLabels[name],
          isCurrent: name === tab,
        }))}
      />
      <DownloadProgress list={list} />
      <CatalogueFailure />
      {filters}
      <ListStates list={list} note={note} empty={<EmptyList {...{ words, isFiltered, clearHref, note, create }} />}>
        {children}
      </ListStates>
      {selection}
      <ListPager list={list} search={search} address={(wanted) => address(wanted)} />
    </Page>
  )
}
