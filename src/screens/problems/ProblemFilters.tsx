import { useSelector } from '@xstate/react'
import { problemKinds, problemPriorities, problemStatuses } from '../../api/contract/problems.ts'
import { problemKindNames, problemPriorityNames, problemStatusNames } from '../../api/contract/problem-words.ts'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { LazySelect } from '../../design/field/LazySelect.tsx'
import { SearchField } from '../../design/field/SearchField.tsx'
import { FilterBar } from '../../design/filter-bar/FilterBar.tsx'
import { selectRooms } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { selectKeyword } from '../../machines/list/list.selectors.ts'
import { useHousekeeping } from '../housekeeping/useHousekeeping.ts'
import { ActiveFilters } from '../list/ActiveFilters.tsx'
import { chipsOf } from './problem-chips.ts'
import { useProblems } from './useProblems.ts'

const statuses = problemStatusNames.map((id) => ({ id, label: problemStatuses[id] }))
const priorities = problemPriorityNames.map((id) => ({ id, label: problemPriorities[id] }))
const kinds = problemKindNames.map((id) => ({ id, label: problemKinds[id] }))
const sorts = [
  { id: '-priority', label: 'Urgent first' },
  { id: '-reported_at', label: 'Newest first' },
  { id: 'reported_at', label: 'Oldest first' },
  { id: 'facility', label: 'By room' },
] as const

/** Filters for keyword, status, priority, kind and room, the order, and the active filters as chips. */
export function ProblemFilters() {
  const { list, search, show, clearHref } = useProblems()
  const keyword = useSelector(list, selectKeyword)
  const rooms = useSelector(useHousekeeping(), selectRooms)
  return (
    <>
      <FilterBar
        label="Filter problems"
        search={
          <SearchField
            label="Keyword"
            placeholder="Text or room"
            maxLength={100}
            value={keyword}
            onChange={(typed) => list.send({ type: 'keyword.typed', keyword: typed })}
          />
        }
      >
        <LazyMultiSelect
          label="Status"
          noun="statuses"
          placeholder="Not done"
          choices={statuses}
          value={search.statuses}
          onChange={(chosen) => show({ statuses: chosen })}
        />
        <LazyMultiSelect
          label="Priority"
          noun="priorities"
          placeholder="Any priority"
          choices={priorities}
          value={search.priorities}
          onChange={(chosen) => show({ priorities: chosen })}
        />
        <LazyMultiSelect
          label="Kind"
          noun="kinds"
          placeholder="Any kind"
          choices={kinds}
          value={search.kinds}
          onChange={(chosen) => show({ kinds: chosen })}
        />
        <LazyMultiSelect
          label="Room"
          noun="rooms"
          placeholder="Any room"
          choices={rooms.map(({ id, name }) => ({ id, label: name }))}
          value={search.facility_ids}
          onChange={(chosen) => show({ facility_ids: chosen })}
        />
        <LazySelect label="Order" value={search.sort} choices={sorts} onChange={(sort) => show({ sort })} />
      </FilterBar>
      <ActiveFilters
        chips={chipsOf(search, (id) => rooms.find((room) => room.id === id)?.name)}
        onRemove={show}
        clear={clearHref}
      />
    </>
  )
}
