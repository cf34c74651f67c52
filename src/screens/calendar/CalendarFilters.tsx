import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { Checkbox } from '../../design/field/Checkbox.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { SearchField } from '../../design/field/SearchField.tsx'
import { FilterBar } from '../../design/filter-bar/FilterBar.tsx'
import { MoreFilters } from '../../design/filter-bar/MoreFilters.tsx'
import { selectFloors, selectTypes } from '../../machines/calendar/calendar.selectors.ts'
import { conditionChoices, statusChoices } from '../facilities/status-display.ts'
import { useChips } from './calendar-chips.ts'
import { useCalendar } from './useCalendar.ts'
import { useDebouncedText } from './useDebouncedText.ts'
import { ActiveFilters } from '../list/ActiveFilters.tsx'
import { phrase } from '../../phrases/phrase.ts'

function Keyword() {
  const { calendar, search } = useCalendar()
  const ask = useCallback(
    (keyword: string) => calendar.send({ type: 'search.changed', patch: { keyword }, replace: true }),
    [calendar],
  )
  const { typed, type, flush } = useDebouncedText(search.keyword, ask)
  return (
    <SearchField
      label={phrase('calendar.room')}
      placeholder={phrase('calendar.number')}
      maxLength={100}
      value={typed}
      onChange={type}
      onBlur={flush}
    />
  )
}

/** Filters for the rooms. Each change updates the URL. */
export function CalendarFilters() {
  const { calendar, search, show, clearHref } = useCalendar()
  const types = useSelector(calendar, selectTypes)
  const floors = useSelector(calendar, selectFloors)
  const chips = useChips()
  const [isOpen, setOpen] = useState(false)
  const moreCount = (search.housekeeping_statuses.length > 0 ? 1 : 0) + (search.unassigned ? 1 : 0)
  return (
    <>
      <FilterBar label={phrase('calendar.filterRooms')} search={<Keyword />}>
        <LazyMultiSelect
          label={phrase('calendar.type')}
          selectedText={(count) => phrase('calendar.typesSelected', { count })}
          placeholder={phrase('calendar.anyType')}
          choices={types.map(({ id, name }) => ({ id, label: name }))}
          value={search.facility_type_ids}
          onChange={(ids) => show({ facility_type_ids: ids })}
        />
        <LazyMultiSelect
          label={phrase('calendar.floor')}
          selectedText={(count) => phrase('calendar.floorsSelected', { count })}
          placeholder={phrase('calendar.anyFloor')}
          choices={floors.map((floor) => ({ id: floor, label: floor }))}
          value={search.floors}
          onChange={(chosen) => show({ floors: chosen })}
        />
        <LazyMultiSelect
          label={phrase('calendar.status')}
          selectedText={(count) => phrase('calendar.statusesSelected', { count })}
          placeholder={phrase('calendar.anyStatus')}
          choices={statusChoices}
          value={search.facility_statuses}
          onChange={(ids) => show({ facility_statuses: ids })}
        />
        <MoreFilters
          label={phrase('calendar.moreFilters')}
          count={moreCount}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        >
          <LazyMultiSelect
            label={phrase('calendar.condition')}
            selectedText={(count) => phrase('calendar.conditionsSelected', { count })}
            placeholder={phrase('calendar.anyCondition')}
            choices={conditionChoices}
            value={search.housekeeping_statuses}
            onChange={(ids) => show({ housekeeping_statuses: ids })}
          />
          <Checkbox isSelected={search.unassigned} onChange={(unassigned) => show({ unassigned })}>
            {phrase('calendar.freeForAllNights')}
          </Checkbox>
        </MoreFilters>
      </FilterBar>
      {chips.length > 0 ? <ActiveFilters chips={chips} onRemove={show} clear={clearHref} /> : null}
    </>
  )
}
