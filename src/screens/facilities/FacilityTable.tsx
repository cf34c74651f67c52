import { useMemo } from 'react'
import { runInlineAction } from '../inline-edit/InlineCell.tsx'
import { TabTable } from '../products/TabTable.tsx'
import { tabLabels } from '../products/tabs.ts'
import { dialogRequestFor, inlineFields, rowActions } from './facility-actions.ts'
import { facilityColumns } from './facility-columns.tsx'
import { type FacilityTab, useFacilities } from './useFacilities.ts'

/** The table of rooms or assets: location, status, condition and stay. */
export function FacilityTable({ tab }: { tab: FacilityTab }) {
  const { property, inventoryTab, list, isCleaned, hasCondition, filterChoices, search, editHref, copyHref } =
    useFacilities(tab)
  const columns = useMemo(
    () => facilityColumns({ tab, inventoryTab, editHref, clock: property, hasCondition, isCleaned }),
    // The functions read only the search and the choices.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [tab, property, search, filterChoices],
  )
  return (
    <TabTable
      tab={tab}
      list={list}
      entityType="facility"
      caption={tabLabels[tab]}
      columns={columns}
      actions={(facility) =>
        rowActions(facility, {
          hasCondition: isCleaned(facility),
          editHref: editHref(facility.id),
          copyHref: copyHref(facility.id),
        })
      }
      onAction={(id, facility) => {
        const request = dialogRequestFor(id, [facility])
        runInlineAction(inventoryTab, inlineFields, id, facility.id)
        if (request) inventoryTab.send({ type: 'dialog.opened', request })
      }}
    />
  )
}
