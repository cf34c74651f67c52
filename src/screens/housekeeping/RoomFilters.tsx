import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { guestServices, stayStates } from '../../api/contract/enums.ts'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { SearchField } from '../../design/field/SearchField.tsx'
import { LazySelect } from '../../design/field/LazySelect.tsx'
import { FilterBar } from '../../design/filter-bar/FilterBar.tsx'
import { MoreFilters } from '../../design/filter-bar/MoreFilters.tsx'
import { type Counts, unassigned } from '../../machines/housekeeping/board.rules.ts'
import { selectCounts } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { unfiltered } from '../../routes/housekeeping.ts'
import { chipsOf } from './room-chips.ts'
import { serviceNames } from '../../machines/housekeeping/patch-texts.rules.ts'
import { stayNames } from './room-texts.ts'
import { RoomCounts } from './RoomCounts.tsx'
import { useHousekeeping, useListSearch, useRoomSearch, useShow } from './useHousekeeping.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { useIsNarrow } from '../../design/theme/use-is-narrow.ts'
import { ActiveFilters } from '../list/ActiveFilters.tsx'
import { phrase } from '../../phrases/phrase.ts'

const isSame = (a: readonly (string | null)[], b: readonly (string | null)[]) =>
  a.length === b.length && a.every((one, at) => one === b[at])
const floorsOf = ({ floors }: Counts) => floors.map(({ floor }) => floor)
const typesOf = ({ types }: Counts) => types.map(({ id, name }) => `${id} ${name}`)
const attendantsOf = ({ attendants }: Counts) =>
  attendants.map(({ attendant }) => attendant && `${attendant.id} ${attendant.name}`)
/** True if the counts have the same floors, types and attendants. The filters show no numbers. */
const hasSameChoices = (a: Counts, b: Counts) =>
  isSame(floorsOf(a), floorsOf(b)) && isSame(typesOf(a), typesOf(b)) && isSame(attendantsOf(a), attendantsOf(b))

/**
 * Filters for keyword, floor, type, attendant, stay and request, with the active ones as chips. On a phone the counts
 * and the view switch are among them.
 */
export function RoomFilters() {
  const section = useHousekeeping()
  const counts = useSelector(section, selectCounts, hasSameChoices)
  const [search, show] = [useListSearch(), useShow()]
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const [timesSwitched, setTimesSwitched] = useState(0)
  /** Closes the filters, so that the other view begins in sight. The button that opens them takes the focus before its panel is hidden. */
  const onSwitched = () => {
    document.querySelector<HTMLElement>('[role=search] [aria-expanded=true]')?.focus()
    setTimesSwitched(timesSwitched + 1)
  }
  return (
    <>
      <FilterBar
        label={phrase('housekeeping.filterRooms')}
        closesWith={timesSwitched}
        search={
          <SearchField
            label={phrase('housekeeping.keyword')}
            placeholder={phrase('housekeeping.roomOrAttendant')}
            maxLength={100}
            value={search.keyword}
            onChange={(keyword) => show({ keyword }, true)}
          />
        }
      >
        {isNarrow ? (
          <>
            <ViewSwitch onSwitched={onSwitched} />
            <RoomCounts />
          </>
        ) : null}
        <LazyMultiSelect
          label={phrase('housekeeping.floor')}
          selectedText={(count) => phrase('housekeeping.floorsSelected', { count })}
          placeholder={phrase('housekeeping.anyFloor')}
          choices={counts.floors.flatMap(({ floor }) => (floor === null ? [] : [{ id: floor, label: floor }]))}
          value={search.floors}
          onChange={(floors) => show({ floors })}
        />
        <LazyMultiSelect
          label={phrase('housekeeping.type')}
          selectedText={(count) => phrase('housekeeping.typesSelected', { count })}
          placeholder={phrase('housekeeping.anyType')}
          choices={counts.types.map(({ id, name }) => ({ id, label: name }))}
          value={search.facility_type_ids}
          onChange={(ids) => show({ facility_type_ids: ids })}
        />
        <LazyMultiSelect
          label={phrase('housekeeping.attendant')}
          selectedText={(count) => phrase('housekeeping.attendantsSelected', { count })}
          placeholder={phrase('housekeeping.anybody')}
          choices={counts.attendants.map(({ attendant }) => ({
            id: attendant?.id ?? 0,
            label: attendant?.name ?? unassigned,
          }))}
          value={search.attendant_ids}
          onChange={(ids) => show({ attendant_ids: ids })}
        />
        <LazyMultiSelect
          label={phrase('housekeeping.stay')}
          selectedText={(count) => phrase('housekeeping.staysSelected', { count })}
          placeholder={phrase('housekeeping.anyStay')}
          choices={stayStates.map((id) => ({ id, label: stayNames[id] }))}
          value={search.stays}
          onChange={(ids) => show({ stays: stayStates.filter((stay) => ids.includes(stay)) })}
        />
        <MoreFilters
          label={phrase('housekeeping.moreFilters')}
          count={(search.services.length > 0 ? 1 : 0) + (search.hk_priority === null ? 0 : 1)}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        >
          <LazyMultiSelect
            label={phrase('housekeeping.request')}
            selectedText={(count) => phrase('housekeeping.requestsSelected', { count })}
            placeholder={phrase('housekeeping.anyRequest')}
            choices={guestServices.map((id) => ({ id, label: serviceNames[id] }))}
            value={search.services}
            onChange={(ids) => show({ services: guestServices.filter((service) => ids.includes(service)) })}
          />
          <LazySelect
            label={phrase('housekeeping.priority')}
            value={search.hk_priority ?? 'any'}
            choices={[
              { id: 'any', label: phrase('housekeeping.anyPriority') },
              { id: 1, label: phrase('housekeeping.rush') },
              { id: 0, label: phrase('housekeeping.noRush') },
            ]}
            onChange={(value) => show({ hk_priority: value === 'any' ? null : value })}
          />
        </MoreFilters>
      </FilterBar>
      <Chips />
    </>
  )
}

/** The active filters as chips. */
function Chips() {
  const counts = useSelector(useHousekeeping(), selectCounts, hasSameChoices)
  const { search, address, show } = useRoomSearch()
  return <ActiveFilters chips={chipsOf(search, counts)} onRemove={show} clear={address(unfiltered(search))} />
}
