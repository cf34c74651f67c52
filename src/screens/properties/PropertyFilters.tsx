import { useSelector } from '@xstate/react'
import { memo, useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { SearchField } from '../../design/field/SearchField.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { LazySelect } from '../../design/field/LazySelect.tsx'
import { FilterBar } from '../../design/filter-bar/FilterBar.tsx'
import { selectKeyword, selectShown } from '../../machines/list/list.selectors.ts'
import { selectTypes } from '../../machines/properties/properties.machine.ts'
import * as routes from '../../routes/properties.ts'
import { useLocationActor, useProperties, usePropertyList } from '../shell/actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { SelectRows } from '../list/SelectRows.tsx'
import { ViewButton, type ViewButtonProps } from '../list/ViewButton.tsx'
import { chipsOf } from './property-chips.ts'
import { ActiveFilters } from '../list/ActiveFilters.tsx'
import { phrase } from '../../phrases/phrase.ts'

const ViewMenu = onDemand(() => import('./PropertyViewMenu.tsx').then((m) => m.PropertyViewMenu))
const DatesFilter = onDemand(() => import('./DatesFilter.tsx').then((m) => m.DatesFilter))

const bookableStatuses = [
  { id: 'all', label: phrase('properties.all') },
  { id: 'bookable', label: phrase('properties.bookable') },
  { id: 'unbookable', label: phrase('properties.unbookable') },
] as const

const statuses = [
  { id: 'any', label: phrase('properties.any') },
  { id: 1, label: phrase('properties.active') },
  { id: 0, label: phrase('properties.deactivated') },
] as const

/** Paging changes no filter, so the filters don't render again. */
export const isSameExceptPage = (a: routes.PropertySearch, b: routes.PropertySearch) =>
  routes.properties({ ...a, page: 1 }) === routes.properties({ ...b, page: 1 })

const isSameIds = (a: readonly number[], b: readonly number[]) => String(a) === String(b)

/** Changes filters: updates the URL, and returns to the first page. */
function useShow() {
  const location = useLocationActor()
  const list = usePropertyList()
  return (patch: Partial<routes.PropertySearch>) =>
    location.send({
      type: 'location.requested',
      to: routes.properties({ ...list.getSnapshot().context.search, ...patch, page: 1 }),
    })
}

/** Filters of the property list. Each renders only when it changes itself. */
export const PropertyFilters = memo(function PropertyFilters() {
  const list = usePropertyList()
  const from = useSelector(list, (snapshot) => snapshot.context.search.bookable_date_from)
  const to = useSelector(list, (snapshot) => snapshot.context.search.bookable_date_to)
  const [isDatesOpen, setDatesOpen] = useState(false)
  const show = useShow()
  return (
    <>
      <FilterBar label={phrase('properties.filters')} search={<KeywordField />}>
        <TypeAndStatusFilters />
        <BookableFilter />
        <Button aria-expanded={isDatesOpen || from !== null || to !== null} onPress={() => setDatesOpen(!isDatesOpen)}>
          {phrase('properties.dates')}
        </Button>
      </FilterBar>
      {isDatesOpen ? (
        <DatesFilter
          from={from}
          to={to}
          onChange={(range) => show({ bookable_date_from: range.from, bookable_date_to: range.to })}
          onClose={() => setDatesOpen(false)}
        />
      ) : null}
      <Chips />
    </>
  )
})

const TypeAndStatusFilters = memo(function TypeAndStatusFilters() {
  const list = usePropertyList()
  const types = useSelector(useProperties(), selectTypes)
  const ids = useSelector(list, (snapshot) => snapshot.context.search.property_type_ids, isSameIds)
  const status = useSelector(list, (snapshot) => snapshot.context.search.status)
  const show = useShow()
  return (
    <>
      <LazyMultiSelect
        label={phrase('properties.propertyTypeField')}
        selectedText={(count) => phrase('properties.typesSelected', { count })}
        placeholder={phrase('properties.anyType')}
        choices={types.map((type) => ({ id: type.id, label: type.name }))}
        value={ids}
        onChange={(chosen) => show({ property_type_ids: chosen })}
      />
      <LazySelect
        label={phrase('properties.status')}
        value={status ?? 'any'}
        choices={statuses}
        onChange={(value) => show({ status: value === 'any' ? null : value })}
      />
    </>
  )
})

const BookableFilter = memo(function BookableFilter() {
  const status = useSelector(usePropertyList(), (snapshot) => snapshot.context.search.bookable_status)
  const show = useShow()
  return (
    <SegmentedControl
      label={phrase('properties.bookableStatus')}
      value={status}
      choices={bookableStatuses}
      onChange={(value) => show({ bookable_status: value })}
    />
  )
})

const Chips = memo(function Chips() {
  const list = usePropertyList()
  const search = useSelector(list, selectShown, isSameExceptPage)
  const types = useSelector(useProperties(), selectTypes)
  const show = useShow()
  const { per_page, sort, columns } = search
  return (
    <ActiveFilters
      chips={chipsOf(search, types)}
      onRemove={show}
      clear={() => show({ ...routes.allProperties, per_page, sort, columns })}
      end={<ListEnd />}
    />
  )
})

const renderMenu: ViewButtonProps['renderMenu'] = (anchor, onClose) => <ViewMenu anchor={anchor} onClose={onClose} />

const ListEnd = memo(function ListEnd() {
  return (
    <>
      <ViewButton renderMenu={renderMenu} />
      <SelectRows list={usePropertyList()} />
    </>
  )
})

/** Separate from the other filters, so that typing renders only this field. */
const KeywordField = memo(function KeywordField() {
  const list = usePropertyList()
  const keyword = useSelector(list, selectKeyword)
  return (
    <SearchField
      label={phrase('properties.keyword')}
      placeholder={phrase('properties.nameOrAddress')}
      value={keyword}
      onChange={(value) => list.send({ type: 'keyword.typed', keyword: value })}
    />
  )
})
