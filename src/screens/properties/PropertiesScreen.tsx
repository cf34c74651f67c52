import { useSelector } from '@xstate/react'
import { selectIsAsking, selectOpened } from '../../machines/form/form.selectors.ts'
import { selectBulk, selectEditor, selectNaming, selectView } from '../../machines/properties/properties.machine.ts'
import { running } from '../actors.ts'
import { useProperties } from '../console/actors.ts'
import { PageLoader } from '../PageLoader.tsx'
import { onDemand } from '../on-demand.tsx'
import { PropertyListView } from './PropertyListView.tsx'

// What opens only on a wish arrives only then: the list itself stays small (performance P19).
const PropertyForm = onDemand(() => import('./PropertyFormView.tsx').then((m) => m.PropertyFormView), <PageLoader />)
const PropertyTypes = onDemand(
  () => import('../property-types/PropertyTypesView.tsx').then((m) => m.PropertyTypesView),
  <PageLoader />,
)
const BulkDialog = onDemand(() => import('./PropertyBulkDialog.tsx').then((m) => m.PropertyBulkDialog))
const NameDialog = onDemand(() => import('../flow/NameDialog.tsx').then((m) => m.NameDialog))
const LeaveDialog = onDemand(() => import('../form/LeaveDialog.tsx').then((m) => m.LeaveDialog))

/** The properties screen: the address says which of its views is shown. */
export function PropertiesScreen() {
  const properties = useProperties()
  const view = useSelector(properties, selectView)
  const editor = running(useSelector(properties, selectEditor), 'editor')
  const opened = useSelector(editor, selectOpened)
  const isAsking = useSelector(editor, selectIsAsking)
  const bulk = useSelector(properties, selectBulk)
  const naming = useSelector(properties, selectNaming)
  return (
    <>
      {opened ? <PropertyForm key={opened.form.sessionId} form={opened.form} /> : null}
      {view?.name === 'types' ? <PropertyTypes /> : null}
      {view?.name === 'list' ? <PropertyListView /> : null}
      {bulk ? <BulkDialog bulk={bulk} /> : null}
      {naming ? <NameDialog entry={naming} noun="property type" /> : null}
      {isAsking ? <LeaveDialog editor={editor} /> : null}
    </>
  )
}
