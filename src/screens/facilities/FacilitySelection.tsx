import { useSelector } from '@xstate/react'
import * as select from '../../machines/list/list.selectors.ts'
import { TabSelection } from '../products/TabSelection.tsx'
import { dialogRequestFor, selectionActions } from './facility-actions.ts'
import { type FacilityTab, useFacilities } from './useFacilities.ts'
import { facilityKindOf } from '../../machines/facilities/facility-list.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Actions on the selected rooms or assets. An action that none of them allows is denied, with the reason. */
export function FacilitySelection({ tab }: { tab: FacilityTab }) {
  const { inventoryTab, list, isCleaned } = useFacilities(tab)
  const selected = useSelector(list, select.selectSelected)
  const chosen = [...selected.values()]
  return (
    <TabSelection
      list={list}
      label={phrase('facilities.selected', { kind: facilityKindOf[tab] })}
      actions={selectionActions(chosen, chosen.filter(isCleaned))}
      onAction={(id, facilities) => {
        const request = dialogRequestFor(id, id === 'condition' ? facilities.filter(isCleaned) : facilities)
        if (request) inventoryTab.send({ type: 'dialog.opened', request })
      }}
    />
  )
}
