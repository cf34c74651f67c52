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
import { phrase } from '../../phrases/phrase.ts'

const statuses = problemStatusNames.map((id) => ({ id, label: problemStatuses[id] }))
const priorities = problemPriorityNames.map((id) => ({ id, label: problemPriorities[id] }))
const kinds = problemKindNames.map((id) => ({ id, label: problemKinds[id] }))
const sorts = [
  { id: '-priority', label: phrase('problems.urgentFirst') },
  { id: '-reported_at', label: phrase('problems.newestFirst') },
  { id: 'reported_at', label: phrase('problems.oldestFirst') },
  { id: 'facility', label: phrase('problems.byRoom') },
] as const

/** Filters for keyword, status, priority, kind and room, the order, and the active filters as chips (requirement 2.problems.filters). */
export function ProblemFilters() {
  const { list, search, show, clearHref } = useProblems()
  const keyword = useSelector(list, selectKeyword)
  const rooms = useSelector(useHousekeeping(), selectRooms)
  return (
    <>
      <FilterBar
        label={phrase('problems.filterProblems')}
        search={
          <SearchField
            label={phrase('problems.keyword')}
            placeholder={phrase('problems.textOrRoom')}
            maxLength={100}
            value={keyword}
            onChange={(typed) => list.send({ type: 'keyword.typed', keyword: typed })}
          />
        }
      >
        <LazyMultiSelect
          label={phrase('problems.status')}
          selectedText={(count) => phrase('problems.statusesSelected', { count })}
          placeholder={phrase('problems.notDone')}
          choices={statuses}
          value={search.statuses}
          onChange={(chosen) => show({ statuses: chosen })}
        />
        <LazyMultiSelect
          label={phrase('problems.priority')}
          selectedText={(count) => phrase('problems.prioritiesSelected', { count })}
          placeholder={phrase('problems.anyPriority')}
          choices={priorities}
          value={search.priorities}
          onChange={(chosen) => show({ priorities: chosen })}
        />
        <LazyMultiSelect
          label={phrase('problems.kind')}
          selectedText={(count) => phrase('problems.kindsSelected', { count })}
          placeholder={phrase('problems.anyKind')}
          choices={kinds}
          value={search.kinds}
          onChange={(chosen) => show({ kinds: chosen })}
        />
        <LazyMultiSelect
          label={phrase('problems.room')}
          selectedText={(count) => phrase('problems.roomsSelected', { count })}
          placeholder={phrase('problems.anyRoom')}
          choices={rooms.map(({ id, name }) => ({ id, label: name }))}
          value={search.facility_ids}
          onChange={(chosen) => show({ facility_ids: chosen })}
        />
        <LazySelect
          label={phrase('problems.order')}
          value={search.sort}
          choices={sorts}
          onChange={(sort) => show({ sort })}
        />
      </FilterBar>
      <ActiveFilters
        chips={chipsOf(search, (id) => rooms.find((room) => room.id === id)?.name)}
        onRemove={show}
        clear={clearHref}
      />
    </>
  )
}
