import { useSelector } from '@xstate/react'
import { type DefaultParams, Redirect, Route as WouterRoute, Switch } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { selectOwnProperties, selectPermissions } from '../../machines/access/access.machine.ts'
import { firstChild, judge } from '../../machines/access/access.rules.ts'
import { placeOf, type Route, routes, unauthorized } from '../../paths/table.ts'
import { useSession } from '../actors.ts'
import { useAccess, useConsole } from './actors.ts'
import { PageLoader } from '../PageLoader.tsx'
import { onDemand } from '../on-demand.tsx'
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
const PropertyChoice = onDemand(
  () => import('../properties/PropertyChoice.tsx').then((m) => m.PropertyChoice),
  <PageLoader />,
)
// It is in the console's own chunk, since it is where nearly everybody begins.
PropertiesScreen.preload()

/** The screen of each route; a section's is chosen by the property's own. */
function Screen({ route, start }: { route: Route; start: string }) {
  switch (route.name) {
    case 'entry':
      return <PropertyChoice />
    case 'properties':
      return <PropertiesScreen />
    case 'property':
      return <PropertyScreen section={route.section} />
    case 'unauthorized':
      return <Refused start={start === unauthorized ? null : start} />
    case 'under-construction':
      return <UnderConstruction />
    default:
      return <NotFound />
  }
}

/** Whoever may open nothing is offered no door that would only lead back here, but the way out. */
function Refused({ start }: { start: string | null }) {
  const session = useSession()
  return <Unauthorized href={start} onLogout={start ? undefined : () => session.send({ type: 'logout.requested' })} />
}

/** Shows the screen of the address. Its sections share a screen, and so a key. */
export const ConsolePlace = () => (
  <Switch>
    {routes.map((route) => (
      <WouterRoute key={route.name} path={route.path}>
        {(params: DefaultParams) => <Guarded route={route} prefix={params.propertyPrefix} />}
      </WouterRoute>
    ))}
  </Switch>
)

/** Guards a route (requirement 2.guard). */
function Guarded({ route, prefix }: { route: Route; prefix?: string }) {
  const address = usePathname() + useSearch()
  const access = useAccess()
  const permissions = useSelector(access, selectPermissions)
  const own = useSelector(access, selectOwnProperties)
  const { jar } = useConsole().getSnapshot().context
  const openPrefix = prefix ?? jar.readProperty()?.prefix ?? null
  const verdict = judge(placeOf(route, prefix), permissions, openPrefix, own)

  if (verdict.kind === 'redirected') return <Redirect key={verdict.to} to={verdict.to} replace />
  return (
    <RouteErrorBoundary resetKey={address} fallback={<RouteError />}>
      <Screen route={route} start={firstChild(permissions, openPrefix, own)} />
    </RouteErrorBoundary>
  )
}
