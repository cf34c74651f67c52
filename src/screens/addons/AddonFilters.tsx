import { useState } from 'react'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { LazySelect } from '../../design/field/LazySelect.tsx'
import { MoreFilters } from '../../design/filter-bar/MoreFilters.tsx'
import { useInventoryTab, useCatalogue } from '../shell/actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { TabFilters } from '../products/TabFilters.tsx'
import { useTab } from '../products/useTab.ts'
import { chipsOf } from './addon-chips.ts'
import { statusChoices } from './addon-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

const AddonDates = onDemand(() => import('./AddonDates.tsx').then((m) => m.AddonDates))

const statuses = [{ id: 'any', label: phrase('addons.any') }, ...statusChoices] as const

/** Filters of the add-ons (requirement 7.calls.addons.list). */
export function AddonFilters() {
  const { list } = useInventoryTab('add-ons').getSnapshot().context
  const { search, show } = useTab('add-ons', list)
  const { addonTypes } = useCatalogue()
  const [isMoreOpen, setMoreOpen] = useState(false)
  const ranges = [
    search.bookable_date_from ?? search.bookable_date_to,
    search.updated_date_from ?? search.updated_date_to,
  ]
  return (
    <TabFilters tab="add-ons" list={list} placeholder={phrase('addons.nameOrSku')} chips={chipsOf(search, addonTypes)}>
      <LazyMultiSelect
        label={phrase('addons.type')}
        selectedText={(count) => phrase('addons.typesSelected', { count })}
        placeholder={phrase('addons.anyType')}
        choices={addonTypes.map((type) => ({ id: type.id, label: type.name }))}
        value={search.addon_type_ids}
        onChange={(ids) => show({ addon_type_ids: ids })}
      />
      <LazySelect
        label={phrase('addons.status')}
        value={search.status ?? 'any'}
        choices={statuses}
        onChange={(value) => show({ status: value === 'any' ? null : value })}
      />
      <MoreFilters
        label={phrase('addons.moreFilters')}
        count={ranges.filter((day) => day !== null).length}
        isOpen={isMoreOpen}
        onToggle={() => setMoreOpen(!isMoreOpen)}
      >
        <AddonDates search={search} onChange={show} />
      </MoreFilters>
    </TabFilters>
  )
}
