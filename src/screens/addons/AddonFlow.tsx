import { useSelector } from '@xstate/react'
import type { AddonAreaRef } from '../../machines/addons/addon-area.machine.ts'
import type { AddonBulkRef } from '../../machines/addons/addon-bulk.machine.ts'
import { selectTask } from '../../machines/flow/bulk.machine.ts'
import { BulkDialog } from '../flow/BulkDialog.tsx'
import { onDemand } from '../on-demand.tsx'
import { addonBulkTexts } from './addon-bulk-texts.ts'

const AddonSeveralDialog = onDemand(() => import('./AddonSeveralDialog.tsx').then((m) => m.AddonSeveralDialog))

type Flow = NonNullable<ReturnType<AddonAreaRef['getSnapshot']>['context']['flow']>

/** Whatever lies open over the list of add-ons. */
export function AddonFlow({ flow }: { flow: Flow }) {
  switch (flow.name) {
    case 'bulk':
      return <AddonBulkDialog bulk={flow.ref} />
    case 'several':
      return <AddonSeveralDialog several={flow.ref} />
  }
}

/** One action on one or many add-ons. */
const AddonBulkDialog = ({ bulk }: { bulk: AddonBulkRef }) => (
  <BulkDialog bulk={bulk} texts={addonBulkTexts[useSelector(bulk, selectTask)]} />
)
