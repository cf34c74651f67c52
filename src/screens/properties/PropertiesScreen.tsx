import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { Loader } from '../../design/loader/Loader.tsx'
import {
  selectBulk,
  selectForm,
  selectIsAsking,
  selectNaming,
  selectView,
} from '../../machines/properties/properties.machine.ts'
import { useProperties } from '../actors.ts'
import { PropertyListView } from './PropertyListView.tsx'

// What opens only on a wish arrives only then: the list itself stays small (performance.md).
const PropertyForm = lazy(() => import('./PropertyFormView.tsx').then((m) => ({ default: m.PropertyFormView })))
const PropertyTypes = lazy(() =>
  import('../property-types/PropertyTypesView.tsx').then((m) => ({ default: m.PropertyTypesView })),
)
const BulkDialog = lazy(() => import('./BulkDialog.tsx').then((m) => ({ default: m.BulkDialog })))
const NamingDialog = lazy(() => import('../property-types/NamingDialog.tsx').then((m) => ({ default: m.NamingDialog })))
const LeaveDialog = lazy(() => import('./LeaveDialog.tsx').then((m) => ({ default: m.LeaveDialog })))

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
      <Suspense fallback={<Loader>Your content is on its way!</Loader>}>
        {isForm ? form ? <PropertyForm key={form.sessionId} form={form} /> : null : null}
        {view?.name === 'types' ? <PropertyTypes /> : null}
        {view?.name === 'list' ? <PropertyListView /> : null}
      </Suspense>
      <Suspense fallback={null}>
        {bulk ? <BulkDialog bulk={bulk} /> : null}
        {naming ? <NamingDialog naming={naming} /> : null}
        {isAsking ? <LeaveDialog /> : null}
      </Suspense>
    </>
  )
}
