import { useState } from 'react'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { MoreFilters } from '../../design/filter-bar/MoreFilters.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { TabFilters } from '../products/TabFilters.tsx'
import { chipsOf, moreFiltersCount } from './facility-chips.ts'
import { conditionChoices } from './status-display.ts'
import { type FacilityTab, useFacilities } from './useFacilities.ts'
import { phrase } from '../../phrases/phrase.ts'

const MoreFacilityFilters = onDemand(
  () => import('./MoreFacilityFilters.tsx').then((m) => m.MoreFacilityFilters),
  <InlineLoader>{phrase('facilities.loadingTheFilters')}</InlineLoader>,
)

/**
 * The filters of requirement 3.facility.filters: frequent ones in the bar, the rest behind "More filters". Each
 * change updates the URL.
 */
export function FacilityFilters({ tab }: { tab: FacilityTab }) {
  const { list, catalogue, filterChoices, hasCondition, search, show } = useFacilities(tab)
  const [isOpen, setOpen] = useState(false)
  return (
    <TabFilters
      tab={tab}
      list={list}
      placeholder={phrase('facilities.nameOrNumber')}
      chips={chipsOf(search, catalogue)}
      missing={hasCondition ? [] : ['condition']}
    >
      <LazyMultiSelect
        label={phrase('facilities.status')}
        selectedText={(count) => phrase('facilities.statusesSelected', { count })}
        placeholder={phrase('facilities.anyStatus')}
        choices={filterChoices.statuses}
        value={search.facility_statuses}
        onChange={(ids) => show({ facility_statuses: ids })}
      />
      {hasCondition ? (
        <LazyMultiSelect
          label={phrase('facilities.condition')}
          selectedText={(count) => phrase('facilities.conditionsSelected', { count })}
          placeholder={phrase('facilities.anyCondition')}
          choices={conditionChoices}
          value={search.housekeeping_statuses}
          onChange={(ids) => show({ housekeeping_statuses: ids })}
        />
      ) : null}
      <LazyMultiSelect
        label={phrase('facilities.type')}
        selectedText={(count) => phrase('facilities.typesSelected', { count })}
        placeholder={phrase('facilities.anyType')}
        choices={filterChoices.types}
        value={search.facility_type_ids}
        onChange={(ids) => show({ facility_type_ids: ids })}
      />
      <LazyMultiSelect
        label={phrase('facilities.floor')}
        selectedText={(count) => phrase('facilities.floorsSelected', { count })}
        placeholder={phrase('facilities.anyFloor')}
        choices={filterChoices.floors}
        value={search.floors}
        onChange={(floors) => show({ floors })}
      />
      <MoreFilters
        label={phrase('facilities.moreFilters')}
        count={moreFiltersCount(search)}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <MoreFacilityFilters tab={tab} />
      </MoreFilters>
    </TabFilters>
  )
}
