import { useSelector } from '@xstate/react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { firstChild, judge } from '../../machines/access/access.rules.ts'
import * as paths from '../../paths.ts'
import { useAccess, useConsole } from './actors.ts'
import { PageLoader } from '../PageLoader.tsx'
import { onDemand } from '../on-demand.tsx'
import { Redirected } from '../Redirected.tsx'
import { RouteErrorBoundary } from '../RouteErrorBoundary.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { RouteError } from '../states/RouteError.tsx'
import { Unauthorized } from '../states/Unauthorized.tsx'
import { UnderConstruction } from '../states/UnderConstruction.tsx'

const PropertiesScreen = onDemand(
  () => import('../properties/PropertiesScreen.tsx').then((m) => m.PropertiesScreen),
  <PageLoader />,
)
const PropertyScreen = onDemand(
  () => import('../property/PropertyScreen.tsx').then((m) => m.PropertyScreen),
  <PageLoader />,
)
// It is in the console's own chunk, since it is where nearly everybody begins.
PropertiesScreen.preload()

/** Guards the address (spec section 2) and shows its screen; each route is a chunk of its own. */
export function ConsolePlace() {
  const pathname = usePathname()
  const search = useSearch()
  const permissions = useSelector(useAccess(), selectPermissions)
  const { jar } = useConsole().getSnapshot().context
  const place = paths.parsePlace(pathname)
  const openPrefix = place.name === 'property' ? place.prefix : (jar.readProperty()?.prefix ?? null)
  const verdict = judge(place, permissions, openPrefix)

  if (verdict.kind === 'redirected') return <Redirected to={verdict.to} />
  return (
    <RouteErrorBoundary resetKey={pathname + search} fallback={<RouteError />}>
      <Screen place={place} start={firstChild(permissions, openPrefix)} />
    </RouteErrorBoundary>
  )
}

function Screen({ place, start }: { place: paths.Place; start: string }) {
  switch (place.name) {
    case 'properties':
      return <PropertiesScreen />
    case 'property':
      return <PropertyScreen section={place.section} />
    case 'unauthorized':
      // Whoever may open nothing is offered no door that would only lead back here.
      return <Unauthorized href={start === paths.unauthorized ? null : start} />
    case 'under-construction':
      return <UnderConstruction />
    default:
      return <NotFound />
  }
}
