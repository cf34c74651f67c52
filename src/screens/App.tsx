import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { LiveRegion } from '../design/hidden/LiveRegion.tsx'
import { selectSpoken, selectSpokenCount } from '../machines/notices/notices.machine.ts'
import {
  selectIsSignedIn,
  selectIsSecondStep,
  selectHasLoadFailed,
  selectSignedOutReason,
} from '../machines/session/session.selectors.ts'
import { isPublic, login, parseRoute } from '../routes/route-table.ts'
import { useShellOrNull, useNotices, useSession } from './actor-hooks.ts'
import { Shell } from './shell/on-demand-shell.tsx'
import { CrashPage } from './CrashPage.tsx'
import { FullLoader } from './FullLoader.tsx'
import { LoginScreen } from './login/LoginScreen.tsx'
import { navigate } from './navigate.ts'
import { onDemand } from '../design/on-demand/on-demand.tsx'
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx'

const PublicPage = onDemand(() => import('./states/PublicPage.tsx').then((m) => m.PublicPage), <FullLoader />)

/** The whole app. The session and the route decide what is shown (requirement 2.guard). */
export function App() {
  return (
    <RouteErrorBoundary fallback={<CrashPage />}>
      <CurrentScreen />
      <Announcements />
    </RouteErrorBoundary>
  )
}

function CurrentScreen() {
  const session = useSession()
  const isSignedIn = useSelector(session, selectIsSignedIn)
  const isUnopened = useSelector(session, selectHasLoadFailed)
  const shell = useShellOrNull()
  if (!isSignedIn) return <SignedOutScreen />
  if (isUnopened) return <CrashPage onRetry={() => session.send({ type: 'shell.retried' })} />
  return shell ? <Shell /> : <FullLoader />
}

/**
 * The signed-out screens use the same route table without wouter's components, to keep the sign-in page small
 * (ADR 0043).
 */
function SignedOutScreen() {
  const pathname = usePathname()
  const search = useSearch()
  const session = useSession()
  const reason = useSelector(session, selectSignedOutReason)
  const isSecondStep = useSelector(session, selectIsSecondStep)
  const place = parseRoute(pathname)
  if (place.name === 'login' && !isSecondStep) return <LoginScreen />
  if (place.name === 'login' || isPublic(place)) return <PublicPage place={place.name} />
  // A voluntary sign-out leads to the plain sign-in page. Any other returns to the current page after sign-in
  // (domain D4).
  const next = reason === 'voluntary' || place.name === 'root' ? undefined : pathname + search
  return <RedirectToLogin to={login(next)} />
}

function RedirectToLogin({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}

/** The app's only live region. It is always mounted, so that each message is announced as a change. */
function Announcements() {
  const notices = useNotices()
  return <LiveRegion text={useSelector(notices, selectSpoken)} count={useSelector(notices, selectSpokenCount)} />
}
