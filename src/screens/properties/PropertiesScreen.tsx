import { useSelector } from '@xstate/react'
import { selectIsAsking, selectOpened } from '../../machines/form/form.selectors.ts'
import {
  selectBulkAction,
  selectFormGuard,
  selectPropertyTypeForm,
  selectView,
} from '../../machines/properties/properties.machine.ts'
import { requireActor } from '../actor-hooks.ts'
import { useProperties } from '../shell/actor-hooks.ts'
import { PageLoader } from '../PageLoader.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { PropertyListView } from './PropertyListView.tsx'

// Loaded on demand, to keep the list small (performance P19).
const PropertyForm = onDemand(() => import('./PropertyFormView.tsx').then((m) => m.PropertyFormView), <PageLoader />)
const PropertyTypes = onDemand(
  () => import('../property-types/PropertyTypesView.tsx').then((m) => m.PropertyTypesView),
  <PageLoader />,
)
const GroupFigures = onDemand(() => import('../group/GroupScreen.tsx').then((m) => m.GroupScreen), <PageLoader />)
const PropertiesDialogs = onDemand(() => import('./PropertiesDialogs.tsx').then((m) => m.PropertiesDialogs))

/** The properties screen: renders the view given by the address. */
export function PropertiesScreen() {
  const properties = useProperties()
  const view = useSelector(properties, (snapshot) => selectView(snapshot)?.name)
  const formGuard = requireActor(useSelector(properties, selectFormGuard), 'form guard')
  const opened = useSelector(formGuard, selectOpened)
  const isAsking = useSelector(formGuard, selectIsAsking)
  const bulk = useSelector(properties, selectBulkAction)
  const propertyTypeForm = useSelector(properties, selectPropertyTypeForm)
  return (
    <>
      {opened ? <PropertyForm key={opened.form.sessionId} form={opened.form} /> : null}
      {view === 'types' ? <PropertyTypes /> : null}
      {view === 'figures' ? <GroupFigures /> : null}
      {view === 'list' ? <PropertyListView /> : null}
      {bulk || propertyTypeForm || isAsking ? (
        <PropertiesDialogs bulk={bulk} typeForm={propertyTypeForm} guard={isAsking ? formGuard : null} />
      ) : null}
    </>
  )
}
