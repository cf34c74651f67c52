import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { selectIsDenied, selectIsKnown } from '../../machines/access/access.machine.ts'
import { selectIsOpen } from '../../machines/password/password.selectors.ts'
import { useAccess, useConsole, useLocationActor, usePassword } from './actors.ts'
import { FullLoader } from '../FullLoader.tsx'
import { keepFocus } from '../keep-focus.ts'
import { onDemand } from '../on-demand.tsx'
import { AccessDenied } from './AccessDenied.tsx'
import { ConsolePlace } from './ConsolePlace.tsx'
import { Layout } from './Layout.tsx'
import { Notices } from './Notices.tsx'
import { useLinkClicks } from './useLinkClicks.ts'

const PasswordDialog = onDemand(() => import('./PasswordDialog.tsx').then((m) => m.PasswordDialog))

/** Everything behind the sign-in: its layout stands as soon as it is known what the person may do. */
export function Console() {
  const location = useLocationActor()
  const access = useAccess()
  const isKnown = useSelector(access, selectIsKnown)
  const isDenied = useSelector(access, selectIsDenied)
  const isPasswordOpen = useSelector(usePassword(), selectIsOpen)
  const key = useConsole().sessionId

  const navigate = useCallback((to: string) => location.send({ type: 'location.requested', to }), [location])
  useEffect(() => keepFocus(), [])
  useLinkClicks(navigate)

  if (isDenied)
    return (
      <>
        <AccessDenied />
        <Notices />
      </>
    )
  // Readings 8: the full-screen loader only while no permissions are known at all.
  if (!isKnown) return <FullLoader />
  return (
    // Dates are written day first everywhere, in fields as in lists.
    <I18nProvider locale="en-GB">
      <RouterProvider key={key} navigate={navigate}>
        <Layout>
          <ConsolePlace />
        </Layout>
        {isPasswordOpen ? <PasswordDialog /> : null}
        <Notices />
      </RouterProvider>
    </I18nProvider>
  )
}
