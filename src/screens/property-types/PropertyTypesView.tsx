import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { ChipRow } from '../../design/chip/FilterChips.tsx'
import { FilterBar } from '../../design/filter-bar/FilterBar.tsx'
import { SearchField } from '../../design/field/SearchField.tsx'
import { plus, trash } from '../../design/icon/icons.css.ts'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { SelectionBar } from '../../design/selection/SelectionBar.tsx'
import { selectMayWriteTypes } from '../../machines/access/access.machine.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import * as select from '../../machines/list/list.selectors.ts'
import { selectSelectionText } from '../../machines/list/selection.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useAccess, useProperties, usePropertyTypeList } from '../shell/actor-hooks.ts'
import { DownloadButton } from '../list/DownloadButton.tsx'
import { DownloadProgress } from '../list/DownloadProgress.tsx'
import { ListPager } from '../list/ListPager.tsx'
import type { FindHref } from '../list/find-href.ts'
import { EmptyList } from '../list/EmptyList.tsx'
import { SavedNote } from '../list/SavedNote.tsx'
import { ListStates } from '../list/ListStates.tsx'
import { SelectRows } from '../list/SelectRows.tsx'
import { ViewButton } from '../list/ViewButton.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { PropertyTypeTable, deniedReasonOf, typesAddress } from './PropertyTypeTable.tsx'
import { phrase } from '../../phrases/phrase.ts'

const PropertyTypeViewMenu = onDemand(() => import('./PropertyTypeViewMenu.tsx').then((m) => m.PropertyTypeViewMenu))

const emptyWords = {
  noneMatch: phrase('property-types.noneMatch'),
  noneYet: phrase('property-types.noneYet'),
  newAppearHere: phrase('property-types.newAppearHere'),
}
/** Why users assigned to only some properties can't edit. */
const readOnlyReason = phrase('property-types.readOnlyReason')

/**
 * The property types: search, pages, create, rename, delete many. The smallest list screen, and the template for new
 * ones.
 */
export function PropertyTypesView() {
  const properties = useProperties()
  const list = usePropertyTypeList()
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const keyword = useSelector(list, select.selectKeyword)
  const selected = useSelector(list, select.selectSelected)
  const selectionText = useSelector(list, selectSelectionText)
  const meta = useSelector(list, select.selectMeta)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const canChange = useSelector(useAccess(), selectMayWriteTypes)
  const { per_page, sort, columns } = search
  const findHref: FindHref = (name, place) =>
    typesAddress({
      ...(place && !place.is_hidden ? search : { ...routes.allPropertyTypes, per_page, sort, columns }),
      ...(place ? { page: place.page } : { keyword: name }),
    })
  const note = <SavedNote list={list} findHref={findHref} />
  const title = usePageFocus()
  usePageTitle(phrase('property-types.propertyTypes'))
  const count = phrase('property-types.count', { count: meta.total })

  const add = () => properties.send({ type: 'propertyTypeForm.opened', propertyType: null })
  const remove = () => {
    const items = [...selected.values()].map((row): BulkItem => ({
      id: row.id,
      label: row.name,
      deniedReason: deniedReasonOf(row),
    }))
    properties.send({ type: 'bulk.opened', task: 'deleteTypes', items })
  }

  return (
    <Page>
      <PageHeader
        title={phrase('property-types.propertyTypes')}
        titleRef={title}
        breadcrumbs={[
          { label: phrase('property-types.properties'), href: routes.properties() },
          { label: phrase('property-types.propertyTypes') },
        ]}
        subtitle={
          isAnswered
            ? canChange
              ? count
              : phrase('property-types.countReadOnly', { count, reason: readOnlyReason })
            : undefined
        }
        actions={
          <>
            <DownloadButton list={list} />
            {canChange ? (
              <Button tone="primary" icon={plus} onPress={add}>
                {phrase('property-types.newPropertyType')}
              </Button>
            ) : null}
          </>
        }
      />
      <DownloadProgress list={list} />
      <FilterBar
        label={phrase('property-types.filterPropertyTypes')}
        search={
          <SearchField
            label={phrase('property-types.keyword')}
            placeholder={phrase('property-types.name')}
            value={keyword}
            onChange={(value) => list.send({ type: 'keyword.typed', keyword: value })}
          />
        }
      />
      <ChipRow
        end={
          <>
            <ViewButton renderMenu={(anchor, onClose) => <PropertyTypeViewMenu anchor={anchor} onClose={onClose} />} />
            {canChange ? <SelectRows list={list} /> : null}
          </>
        }
      />
      <ListStates
        list={list}
        note={note}
        empty={
          <EmptyList
            words={emptyWords}
            isFiltered={search.keyword !== ''}
            clearHref={typesAddress({ ...search, page: 1, keyword: '' })}
            note={note}
            create={canChange ? { label: phrase('property-types.newPropertyType'), onPress: add } : undefined}
          />
        }
      >
        <PropertyTypeTable />
      </ListStates>
      {selected.size > 0 ? (
        <SelectionBar
          label={phrase('property-types.selectedPropertyTypes')}
          text={selectionText}
          actions={[{ id: 'delete', label: phrase('property-types.delete'), icon: trash, tone: 'critical' }]}
          onAction={remove}
          onClear={() => list.send({ type: 'selection.replaced', ids: [] })}
        />
      ) : null}
      <ListPager list={list} search={search} address={typesAddress} />
    </Page>
  )
}
