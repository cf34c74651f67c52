import { useSelector } from '@xstate/react'
import { memo, type ReactNode } from 'react'
import { type DefaultParams, Redirect, Route as WouterRoute, Switch } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { selectOwnProperties, selectPermissions } from '../../machines/access/access.machine.ts'
import { startPath, authorize } from '../../machines/access/access.rules.ts'
import { matchOf, type Route, routeTable, unauthorized } from '../../routes/route-table.ts'
import { useSession } from '../actor-hooks.ts'
import { useAccess, useShell } from './actor-hooks.ts'
import { PageLoader } from '../PageLoader.tsx'
import { propertyScreen } from './preload-screens.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { RouteErrorBoundary } from '../RouteErrorBoundary.tsx'
import { RouteError } from '../states/RouteError.tsx'
// In the shell's chunk, since nearly all users start there.
import { PropertiesScreen } from '../properties/PropertiesScreen.tsx'

const PropertyScreen = onDemand(() => propertyScreen.load().then((m) => m.PropertyScreen), <PageLoader />)
const PropertyChoice = onDemand(
  () => import('../properties/PropertyChoice.tsx').then((m) => m.PropertyChoice),
  <PageLoader />,
)
const StateScreen = onDemand(() => import('../states/StateScreen.tsx').then((m) => m.StateScreen), <PageLoader />)

/** The screen of each route. `PropertyScreen` chooses the section's screen. Memoised: search parameters don't change it. */
const RouteScreen = memo(function RouteScreen({ route, start }: { route: Route; start: string }) {
  switch (route.name) {
    case 'entry':
      return <PropertyChoice />
    case 'properties':
      return <PropertiesScreen />
    case 'property':
      return <PropertyScreen section={route.section} />
    case 'unauthorized':
      return <UnauthorizedRoute start={start === unauthorized ? null : start} />
    default:
      return <StateScreen place={route.name} />
  }
})

/** A user without any permission gets a logout button instead of a link that would only lead back here. */
function UnauthorizedRoute({ start }: { start: string | null }) {
  const session = useSession()
  return (
    <StateScreen
      place="unauthorized"
      href={start}
      onLogout={start ? undefined : () => session.send({ type: 'logout.requested' })}
    />
  )
}

/** Renders the screen of the current route. Sections share a screen, and therefore a key. */
export function ShellRoutes() {
  return (
    <Switch>
      {routeTable.map((route) => (
        <WouterRoute key={route.name} path={route.path}>
          {(params: DefaultParams) => <GuardedRoute route={route} prefix={params.propertyPrefix} />}
        </WouterRoute>
      ))}
    </Switch>
  )
}

/** Guards a route (requirement 2.guard). */
function GuardedRoute({ route, prefix }: { route: Route; prefix?: string }) {
  const access = useAccess()
  const permissions = useSelector(access, selectPermissions)
  const ownProperties = useSelector(access, selectOwnProperties)
  const { jar } = useShell().getSnapshot().context
  const openPrefix = prefix ?? jar.readProperty()?.prefix ?? null
  const decision = authorize(matchOf(route, prefix), permissions, openPrefix, ownProperties, location.search)

  if (decision.kind === 'redirected') return <Redirect key={decision.to} to={decision.to} replace />
  return (
    <AddressBoundary>
      <RouteScreen route={route} start={startPath(permissions, openPrefix, ownProperties)} />
    </AddressBoundary>
  )
}

/** Shows a screen's error until the address changes. */
const AddressBoundary = ({ children }: { children: ReactNode }) => (
  <RouteErrorBoundary resetKey={usePathname() + useSearch()} fallback={<RouteError />}>
    {children}
  </RouteErrorBoundary>
)
