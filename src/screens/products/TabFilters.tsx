import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { SearchField } from '../../design/field/SearchField.tsx'
import { FilterBar } from '../../design/filter-bar/FilterBar.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import type { SearchOf, Tab } from '../../routes/products.ts'
import { SelectRows } from '../list/SelectRows.tsx'
import { ViewButton } from '../list/ViewButton.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { useTab } from './useTab.ts'
import { ActiveFilters, type Chip } from '../list/ActiveFilters.tsx'
import type { TabViewMenuProps } from './TabViewMenu.tsx'
import { phrase } from '../../phrases/phrase.ts'

const TabViewMenu = onDemand<TabViewMenuProps<Tab>>(() => import('./TabViewMenu.tsx').then((m) => m.TabViewMenu<Tab>))

interface TabFiltersProps<T extends Tab> {
  tab: T
  list: select.ListActor<{ id: number }, SearchOf<T>>
  /** Placeholder of the keyword field: what is searched. */
  placeholder: string
  chips: readonly Chip<SearchOf<T>>[]
  /** Columns that this list doesn't have. */
  missing?: readonly string[]
  /** The tab's own filters; `more` are the rarely used ones in a panel. */
  children?: ReactNode
  more?: ReactNode
}

/** The filter bar of a tab: keyword, own filters, active filters as chips, and the switch for row selection. */
export function TabFilters<const T extends Tab>(props: TabFiltersProps<T>) {
  const { tab, list, placeholder, chips, missing = [], children, more } = props
  const { show, search, clearHref } = useTab(tab, list)
  const keyword = useSelector(list, select.selectKeyword)
  // Every tab's search has a keyword; TypeScript can't see that while the tab is a type parameter.
  const withoutKeyword = { keyword: '' } as Partial<SearchOf<T>>
  const all = search.keyword
    ? [{ key: 'keyword', label: phrase('products.keyword'), value: search.keyword, without: withoutKeyword }, ...chips]
    : chips
  const end = (
    <>
      <ViewButton
        renderMenu={(anchor, onClose) => <TabViewMenu key={tab} {...{ tab, search, anchor, onClose, missing }} />}
      />
      <SelectRows list={list} />
    </>
  )
  return (
    <>
      <FilterBar
        label={phrase('products.filters')}
        search={
          <SearchField
            label={phrase('products.keyword')}
            placeholder={placeholder}
            value={keyword}
            onChange={(value) => list.send({ type: 'keyword.typed', keyword: value })}
          />
        }
      >
        {children}
      </FilterBar>
      {more}
      <ActiveFilters chips={all} onRemove={show} clear={clearHref} end={end} />
    </>
  )
}
