import type { Facility } from '../../api/contract/facility.ts'
import { Th } from '../../design/table/Th.tsx'
import { TabTable } from '../products/TabTable.tsx'
import { tabLabels } from '../products/tabs.ts'
import { dialogRequestFor, rowActions } from './facility-actions.ts'
import { FacilityCells } from './FacilityCells.tsx'
import { type FacilityTab, useFacilities } from './useFacilities.ts'
import { phrase } from '../../phrases/phrase.ts'
import { facilityKindOf } from '../../machines/facilities/facility-list.machine.ts'

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
          {phrase('facilities.kindHeading', { kind: facilityKindOf[tab] })}
        </Th>,
        <Th key="type">{phrase('facilities.type')}</Th>,
        <Th key="floor" {...sorting('floor')}>
          {phrase('facilities.floor')}
        </Th>,
        <Th key="status">{phrase('facilities.status')}</Th>,
        ...(hasCondition ? [<Th key="condition">{phrase('facilities.condition')}</Th>] : []),
        <Th key="occupancy">{phrase('facilities.occupancy')}</Th>,
        <Th key="window">{phrase('facilities.bookable')}</Th>,
        <Th key="updated" {...sorting('updated_at')}>
          {phrase('facilities.updated')}
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
