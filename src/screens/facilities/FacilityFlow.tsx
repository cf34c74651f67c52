import { useSelector } from '@xstate/react'
import { selectFlow } from '../../machines/area/area.machine.ts'
import { selectTask } from '../../machines/flow/bulk.machine.ts'
import { onDemand } from '../on-demand.tsx'
import { facilityBulkTexts } from './facility-bulk-texts.ts'
import { effectText } from './facility-words.ts'
import { type FacilityTab, useFacilities } from './useFacilities.ts'

const BulkDialog = onDemand(() => import('../flow/BulkDialog.tsx').then((m) => m.BulkDialog))
const ConditionDialog = onDemand(() => import('./ConditionDialog.tsx').then((m) => m.ConditionDialog))
const SeveralFacilities = onDemand(() => import('./SeveralFacilities.tsx').then((m) => m.SeveralFacilities))
const StatusDialog = onDemand(() => import('./StatusDialog.tsx').then((m) => m.StatusDialog))

/** The dialog of the flow that lies open over the list; each is a chunk of its own. */
export function FacilityFlow({ tab }: { tab: FacilityTab }) {
  const { area, catalogue } = useFacilities(tab)
  const flow = useSelector(area, selectFlow)
  switch (flow?.name) {
    case 'bulk':
      return <BulkDialog bulk={flow.ref} texts={facilityBulkTexts(tab)[selectTask(flow.ref.getSnapshot())]} />
    case 'several':
      return <SeveralFacilities several={flow.ref} tab={tab} />
    case 'condition':
      return <ConditionDialog condition={flow.ref} />
    case 'status':
      return <StatusDialog status={flow.ref} effectOf={(status) => effectText(status, catalogue)} />
    case undefined:
      return null
  }
}
