import { useSelector } from '@xstate/react'
import type { AddonTabRef } from '../../machines/addons/addon-tab.machine.ts'
import type { AddonBulkActionRef } from '../../machines/addons/addon-bulk-action.machine.ts'
import { selectTask } from '../../machines/dialog/bulk-action.machine.ts'
import { BulkActionDialog } from '../dialog/BulkActionDialog.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { addonBulkActionTexts } from './addon-bulk-action-texts.ts'

const AddonBulkEditDialog = onDemand(() => import('./AddonBulkEditDialog.tsx').then((m) => m.AddonBulkEditDialog))

type OpenDialog = NonNullable<ReturnType<AddonTabRef['getSnapshot']>['context']['dialog']>

/** The open dialog of the add-ons tab. */
export function AddonDialog({ dialog }: { dialog: OpenDialog }) {
  switch (dialog.name) {
    case 'bulk':
      return <AddonBulkActionDialog bulk={dialog.ref} />
    case 'bulkEdit':
      return <AddonBulkEditDialog bulkEdit={dialog.ref} />
  }
}

/** Confirms a bulk action on one or many add-ons. */
const AddonBulkActionDialog = ({ bulk }: { bulk: AddonBulkActionRef }) => (
  <BulkActionDialog bulk={bulk} texts={addonBulkActionTexts[useSelector(bulk, selectTask)]} />
)
