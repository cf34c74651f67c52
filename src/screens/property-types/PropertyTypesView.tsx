import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { ChipRow } from '../../design/chip/FilterChips.tsx'
import { FilterBar } from '../../design/filter-bar/FilterBar.tsx'
import { SearchField } from '../../design/field/SearchField.tsx'
import { plus, trash } from '../../design/icon/icons.css.ts'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { SelectionBar } from '../../design/selection/SelectionBar.tsx'
import { selectHasAllProperties } from '../../machines/access/access.machine.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import * as select from '../../machines/list/list.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useAccess, useProperties, usePropertyTypeList } from '../shell/actor-hooks.ts'
import { ListPager } from '../list/ListPager.tsx'
import { EmptyList, ListStates } from '../list/ListStates.tsx'
import { SelectRows } from '../list/SelectRows.tsx'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { PropertyTypeTable, deniedReasonOf } from './PropertyTypeTable.tsx'

const address = (search: routes.PropertyTypeSearch) =>
  routes.properties(routes.allProperties, { name: 'types', search })

const findHref = (keyword: string) => address({ ...routes.allPropertyTypes, keyword })

const countOf = (total: number) => `${total} ${total === 1 ? 'property type' : 'property types'}`
/** Why users assigned to only some properties can't edit. */
const readOnlyReason = 'Shared by all properties: only staff assigned to all of them can change these.'

/**
 * The property types: search, pages, create, rename, delete many. The smallest list screen, and the template for new
 * ones.
 */
export function PropertyTypesView() {
  const properties = useProperties()
  const list = usePropertyTypeList()
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const rows = useSelector(list, (snapshot) => snapshot.context.page.data)
  const keyword = useSelector(list, select.selectKeyword)
  const selected = useSelector(list, select.selectSelected)
  const meta = useSelector(list, select.selectMeta)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const canChange = useSelector(useAccess(), selectHasAllProperties)
  const title = usePageFocus()
  usePageTitle('Property types')

  const add = () => properties.send({ type: 'propertyTypeForm.opened', propertyType: null })
  const remove = () => {
    const items = rows
      .filter((row) => selected.has(row.id))
      .map((row): BulkItem => ({ id: row.id, label: row.name, deniedReason: deniedReasonOf(row) }))
    properties.send({ type: 'bulk.opened', task: 'deleteTypes', items })
  }

  return (
    <Page>
      <PageHeader
        title="Property types"
        titleRef={title}
        breadcrumbs={[{ label: 'Properties', href: routes.properties() }, { label: 'Property types' }]}
        subtitle={isAnswered ? countOf(meta.total) + (canChange ? '' : ` · ${readOnlyReason}`) : undefined}
        actions={
          canChange ? (
            <Button tone="primary" size="l" icon={plus} onPress={add}>
              New property type
            </Button>
          ) : null
        }
      />
      <FilterBar
        label="Filter property types"
        search={
          <SearchField
            label="Keyword"
            placeholder="Name"
            value={keyword}
            onChange={(value) => list.send({ type: 'keyword.typed', keyword: value })}
          />
        }
      />
      {canChange ? <ChipRow end={<SelectRows list={list} />} /> : null}
      <ListStates
        list={list}
        findHref={findHref}
        empty={
          <EmptyList
            list={list}
            noun={{ one: 'property type', many: 'property types' }}
            isFiltered={search.keyword !== ''}
            clearHref={address({ ...routes.allPropertyTypes, per_page: search.per_page })}
            findHref={findHref}
            create={canChange ? { label: 'New property type', onPress: add } : undefined}
          />
        }
      >
        <PropertyTypeTable />
      </ListStates>
      {selected.size > 0 ? (
        <SelectionBar
          label="Selected property types"
          text={`${selected.size} of ${meta.total} selected`}
          actions={[{ id: 'delete', label: 'Delete…', icon: trash, tone: 'critical' }]}
          onAction={remove}
          onClear={() => list.send({ type: 'selection.replaced', ids: [] })}
        />
      ) : null}
      <ListPager list={list} search={search} address={address} />
    </Page>
  )
}
