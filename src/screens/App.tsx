import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { LiveRegion } from '../design/hidden/LiveRegion.tsx'
import { selectSpoken } from '../machines/notices/notices.machine.ts'
import { selectIsSignedIn, selectIsUnopened, selectSignedOutReason } from '../machines/session/session.selectors.ts'
import { isPublic, login, parsePlace } from '../paths/table.ts'
import { useConsoleOrNull, useNotices, useSession } from './actors.ts'
import { Console } from './console/on-demand-console.tsx'
import { CrashPage } from './CrashPage.tsx'
import { FullLoader } from './FullLoader.tsx'
import { LoginScreen } from './login/LoginScreen.tsx'
import { navigate } from './navigate.ts'
import { onDemand } from './on-demand.tsx'
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx'

const PublicPlace = onDemand(() => import('./states/PublicPlace.tsx').then((m) => m.PublicPlace), <FullLoader />)

/** The whole page: who is there, and what the address asks for, decide what is shown (requirement 2.guard). */
export function App() {
  return (
    <RouteErrorBoundary fallback={<CrashPage />}>
      <Place />
      <Announcements />
    </RouteErrorBoundary>
  )
}

function Place() {
  const session = useSession()
  const isSignedIn = useSelector(session, selectIsSignedIn)
  const isUnopened = useSelector(session, selectIsUnopened)
  const console = useConsoleOrNull()
  if (!isSignedIn) return <SignedOutPlace />
  if (isUnopened) return <CrashPage onRetry={() => session.send({ type: 'console.retried' })} />
  return console ? <Console /> : <FullLoader />
}

/** The sign-in page does without wouter's components, to stay small; it reads the same table (ADR 0043). */
function SignedOutPlace() {
  const pathname = usePathname()
  const search = useSearch()
  const reason = useSelector(useSession(), selectSignedOutReason)
  const place = parsePlace(pathname)
  if (place.name === 'login') return <LoginScreen />
  if (isPublic(place)) return <PublicPlace place={place.name} />
  // A voluntary sign-out goes to the plain page; any other comes back to where it happened (domain D4).
  const next = reason === 'voluntary' || place.name === 'root' ? undefined : pathname + search
  return <ToSignIn to={login(next)} />
}

function ToSignIn({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}

/** The app's one live region: mounted for ever, so that each message is a change to it. */
function Announcements() {
  return <LiveRegion polite={useSelector(useNotices(), selectSpoken)} />
}
