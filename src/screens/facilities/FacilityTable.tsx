import type { Facility } from '../../api/contract/facility.ts'
import { Th } from '../../design/table/Th.tsx'
import { TabTable } from '../products/TabTable.tsx'
import { tabLabels } from '../products/tabs.ts'
import { dialogRequestFor, rowActions } from './facility-actions.ts'
import { FacilityCells } from './FacilityCells.tsx'
import { type FacilityTab, useFacilities } from './useFacilities.ts'

/** The table of rooms or assets: location, status, condition and stay. */
export function FacilityTable({ tab }: { tab: FacilityTab }) {
  const { property, inventoryTab, list, isCleaned, hasCondition, search, sortBy, editHref, copyHref } =
    useFacilities(tab)
  const sorting = (column: 'name' | 'floor' | 'updated_at') => ({
    sort:
      search.sort === column
        ? ('ascending' as const)
        : search.sort === `-${column}`
          ? ('descending' as const)
          : undefined,
    onSort: () => sortBy(search.sort === column ? `-${column}` : column),
  })
  const conditionOf = (facility: Facility) => (!hasCondition ? 'none' : isCleaned(facility) ? 'shown' : 'never')
  return (
    <TabTable
      list={list}
      entityType="facility"
      caption={tabLabels[tab]}
      columns={[
        <Th key="name" {...sorting('name')}>
          {tab === 'rooms' ? 'Room' : 'Asset'}
        </Th>,
        <Th key="type">Type</Th>,
        <Th key="floor" {...sorting('floor')}>
          Floor
        </Th>,
        <Th key="status">Status</Th>,
        ...(hasCondition ? [<Th key="condition">Condition</Th>] : []),
        <Th key="occupancy">Occupancy</Th>,
        <Th key="window">Bookable</Th>,
        <Th key="updated" {...sorting('updated_at')}>
          Updated
        </Th>,
      ]}
      renderCells={(facility) => (
        <FacilityCells
          facility={facility}
          href={editHref(facility.id)}
          clock={property}
          condition={conditionOf(facility)}
        />
      )}
      actions={(facility) =>
        rowActions(facility, {
          hasCondition: isCleaned(facility),
          editHref: editHref(facility.id),
          copyHref: copyHref(facility.id),
        })
      }
      onAction={(id, facility) => {
        const request = dialogRequestFor(id, [facility])
        if (request) inventoryTab.send({ type: 'dialog.opened', request })
      }}
    />
  )
}
