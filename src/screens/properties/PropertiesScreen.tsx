import { useSelector } from '@xstate/react'
import {
  selectBulk,
  selectForm,
  selectIsAsking,
  selectNaming,
  selectView,
} from '../../machines/properties/properties.machine.ts'
import { useProperties } from '../actors.ts'
import { FullLoader } from '../FullLoader.tsx'
import { onDemand } from '../on-demand.tsx'
import { PropertyListView } from './PropertyListView.tsx'

// What opens only on a wish arrives only then: the list itself stays small (performance.md).
const PropertyForm = onDemand(() => import('./PropertyFormView.tsx').then((m) => m.PropertyFormView), <FullLoader />)
const PropertyTypes = onDemand(
  () => import('../property-types/PropertyTypesView.tsx').then((m) => m.PropertyTypesView),
  <FullLoader />,
)
const BulkDialog = onDemand(() => import('./BulkDialog.tsx').then((m) => m.BulkDialog))
const NamingDialog = onDemand(() => import('../property-types/NamingDialog.tsx').then((m) => m.NamingDialog))
const LeaveDialog = onDemand(() => import('./LeaveDialog.tsx').then((m) => m.LeaveDialog))

/** The properties screen: the address says which of its views is shown. */
export function PropertiesScreen() {
  const properties = useProperties()
  const view = useSelector(properties, selectView)
  const form = useSelector(properties, selectForm)
  const bulk = useSelector(properties, selectBulk)
  const naming = useSelector(properties, selectNaming)
  const isAsking = useSelector(properties, selectIsAsking)
  const isForm = view?.name === 'new' || view?.name === 'edit'
  return (
    <>
      {isForm ? form ? <PropertyForm key={form.sessionId} form={form} /> : null : null}
      {view?.name === 'types' ? <PropertyTypes /> : null}
      {view?.name === 'list' ? <PropertyListView /> : null}
      {bulk ? <BulkDialog bulk={bulk} /> : null}
      {naming ? <NamingDialog naming={naming} /> : null}
      {isAsking ? <LeaveDialog /> : null}
    </>
  )
}
