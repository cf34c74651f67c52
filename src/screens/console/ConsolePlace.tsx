import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { Loader } from '../../design/loader/Loader.tsx'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { firstChild, judge } from '../../machines/access/access.rules.ts'
import * as paths from '../../paths.ts'
import { useAccess, useConsole } from '../actors.ts'
import { Redirected } from '../Redirected.tsx'
import { RouteErrorBoundary } from '../RouteErrorBoundary.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { RouteError } from '../states/RouteError.tsx'
import { Unauthorized } from '../states/Unauthorized.tsx'
import { UnderConstruction } from '../states/UnderConstruction.tsx'

const PropertiesScreen = lazy(() =>
  import('../properties/PropertiesScreen.tsx').then((module) => ({ default: module.PropertiesScreen })),
)
const PropertyScreen = lazy(() =>
  import('../property/PropertyScreen.tsx').then((module) => ({ default: module.PropertyScreen })),
)

/** Guards the address (spec section 2) and shows its screen; each route is a chunk of its own. */
export function ConsolePlace() {
  const pathname = usePathname()
  const permissions = useSelector(useAccess(), selectPermissions)
  const { jar } = useConsole().getSnapshot().context
  const place = paths.parsePlace(pathname)
  const openPrefix = place.name === 'property' ? place.prefix : (jar.readProperty()?.prefix ?? null)
  const verdict = judge(place, permissions, openPrefix)

  if (verdict.kind === 'redirected') return <Redirected to={verdict.to} />
  return (
    <RouteErrorBoundary resetKey={pathname} fallback={<RouteError />}>
      <Suspense fallback={<Loader>Your content is on its way!</Loader>}>
        <Screen place={place} start={firstChild(permissions, openPrefix)} />
      </Suspense>
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
