import { useSelector } from '@xstate/react'
import { selectDialog } from '../../machines/inventory-tab/inventory-tab.machine.ts'
import { selectTask } from '../../machines/dialog/bulk-action.machine.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { facilityBulkActionTexts } from './facility-bulk-action-texts.ts'
import { effectText } from './facility-texts.ts'
import { type FacilityTab, useFacilities } from './useFacilities.ts'
import { facilityKindOf } from '../../machines/facilities/facility-list.machine.ts'

const BulkActionDialog = onDemand(() => import('../dialog/BulkActionDialog.tsx').then((m) => m.BulkActionDialog))
const ConditionDialog = onDemand(() => import('./ConditionDialog.tsx').then((m) => m.ConditionDialog))
const FacilityBulkEditDialog = onDemand(() =>
  import('./FacilityBulkEditDialog.tsx').then((m) => m.FacilityBulkEditDialog),
)
const StatusDialog = onDemand(() => import('./StatusDialog.tsx').then((m) => m.StatusDialog))

/** The open dialog of the tab; each is a separate chunk. */
export function FacilityDialog({ tab }: { tab: FacilityTab }) {
  const { inventoryTab, catalogue } = useFacilities(tab)
  const dialog = useSelector(inventoryTab, selectDialog)
  switch (dialog?.name) {
    case 'bulk':
      return (
        <BulkActionDialog
          bulk={dialog.ref}
          texts={facilityBulkActionTexts(facilityKindOf[tab])[selectTask(dialog.ref.getSnapshot())]}
        />
      )
    case 'bulkEdit':
      return <FacilityBulkEditDialog bulkEdit={dialog.ref} tab={tab} />
    case 'condition':
      return <ConditionDialog condition={dialog.ref} />
    case 'status':
      return <StatusDialog status={dialog.ref} effectOf={(status) => effectText(status, catalogue)} />
    case undefined:
      return null
  }
}
