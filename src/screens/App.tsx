import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { LiveRegion } from '../design/hidden/LiveRegion.tsx'
import { Loader } from '../design/loader/Loader.tsx'
import { routePermission } from '../machines/access/route-permissions.ts'
import { selectSpoken } from '../machines/notices/notices.machine.ts'
import { selectIsSignedIn, selectIsUnopened, selectSignedOutReason } from '../machines/session/session.selectors.ts'
import * as paths from '../paths.ts'
import { useConsoleOrNull, useNotices, useSession } from './actors.ts'
import { LoginScreen } from './login/LoginScreen.tsx'
import { Redirected } from './Redirected.tsx'
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx'

const Console = lazy(() => import('./console/Console.tsx').then(({ Console }) => ({ default: Console })))
const PublicPlace = lazy(() => import('./states/PublicPlace.tsx').then(({ PublicPlace }) => ({ default: PublicPlace })))
const RouteError = lazy(() => import('./states/RouteError.tsx').then(({ RouteError }) => ({ default: RouteError })))

/** Spec, Layout: the full-screen loader's text. */
const loader = <Loader>Your content is on its way!</Loader>

/** The whole page: who is there, and what the address asks for, decide what is shown (spec section 2). */
export function App() {
  return (
    <RouteErrorBoundary fallback={<Suspense fallback={loader}>{<RouteError />}</Suspense>}>
      <Suspense fallback={loader}>
        <Place />
      </Suspense>
      <Announcements />
    </RouteErrorBoundary>
  )
}

function Place() {
  const pathname = usePathname()
  const search = useSearch()
  const session = useSession()
  const isSignedIn = useSelector(session, selectIsSignedIn)
  const isUnopened = useSelector(session, selectIsUnopened)
  const reason = useSelector(session, selectSignedOutReason)
  const console = useConsoleOrNull()
  const place = paths.parsePlace(pathname)

  if (place.name === 'login') return isSignedIn ? <Redirected to={paths.parseNext(search)} /> : <LoginScreen />
  if (isSignedIn) {
    if (isUnopened) return <RouteError onRetry={() => session.send({ type: 'console.retried' })} />
    return console ? <Console /> : loader
  }
  if (place.name === 'root') return <Redirected to={paths.root} />
  if (routePermission(place) === null) return <PublicPlace place={place.name} />
  // A voluntary sign-out goes to the plain page; any other comes back to where it happened (readings 4).
  const next = reason === 'voluntary' ? undefined : pathname + search
  return <Redirected to={paths.login(next)} />
}

/** The app's one live region: mounted for ever, so that each message is a change to it. */
function Announcements() {
  return <LiveRegion polite={useSelector(useNotices(), selectSpoken)} />
}
