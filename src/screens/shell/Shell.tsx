import { Notices } from './Notices.tsx'
import { ShellRoutes } from './ShellRoutes.tsx'
import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { selectIsDenied } from '../../machines/access/access.machine.ts'
import { selectResult } from '../../machines/notices/notices.machine.ts'
import { selectIsOpen } from '../../machines/password/password.selectors.ts'
import { useAccess, useShell, usePassword } from './actor-hooks.ts'
import { useNotices } from '../actor-hooks.ts'
import { AppRouter } from '../AppRouter.tsx'
import { FullLoader } from '../FullLoader.tsx'
import { useFormats } from '../useFormats.ts'
import { formatLocale } from '../../locale/format-locale.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { Layout } from './Layout.tsx'
import { useKeptPage } from './useKeptPage.ts'
import { usePaletteKey } from './usePaletteKey.ts'
import { useShortcuts } from './useShortcuts.ts'
import { usePreloadedScreens } from './preload-screens.ts'

const AccessDenied = onDemand(() => import('./AccessDenied.tsx').then((m) => m.AccessDenied), <FullLoader />)
const SuccessDialog = onDemand(() => import('./SuccessDialog.tsx').then((m) => m.SuccessDialog))
const ShellDialogs = onDemand(() => import('./ShellDialogs.tsx').then((m) => m.ShellDialogs))
const CommandPalette = onDemand(() => import('./palette/CommandPalette.tsx').then((m) => m.CommandPalette))

/** The signed-in app. Its layout renders once the permissions are loaded, and the first screen's data if they come soon. */
export function Shell() {
  const access = useAccess()
  const isDenied = useSelector(access, selectIsDenied)
  const isPasswordOpen = useSelector(usePassword(), selectIsOpen)
  const hasResult = useSelector(useNotices(), (notices) => selectResult(notices) !== null)
  const shell = useShell()
  const isRevealed = useSelector(shell, ({ context }) => context.isRevealed)
  const palette = useSelector(shell, ({ context }) => context.palette)
  const isConfirming = useSelector(shell, ({ context }) => context.confirmation !== null)
  const formats = useFormats()
  const [dialog, setDialog] = useState<'preferences' | 'shortcuts' | null>(null)
  const open = useCallback(
    (name: 'preferences' | 'shortcuts') => {
      shell.send({ type: 'preferences.requested' })
      setDialog(name)
    },
    [shell],
  )
  const openPreferences = () => open('preferences')
  const openShortcuts = useCallback(() => open('shortcuts'), [open])
  const close = () => setDialog(null)

  usePreloadedScreens()
  usePaletteKey(CommandPalette.preload)
  useShortcuts(openShortcuts)
  useKeptPage()

  if (isDenied)
    return (
      <>
        <AccessDenied />
        <Notices />
      </>
    )
  // The full-screen loader shows only until the first screen is ready (domain D8).
  if (!isRevealed) return <FullLoader />
  return (
    <I18nProvider locale={formatLocale()}>
      <AppRouter key={shell.sessionId}>
        {/* Every date and number is written anew. What a screen knows is in its actors. */}
        <Layout
          key={formats}
          onPreferences={openPreferences}
          onSearch={() => shell.send({ type: 'palette.requested' })}
        >
          <ShellRoutes />
        </Layout>
        {palette ? (
          <CommandPalette palette={palette} onPreferences={openPreferences} onShortcuts={openShortcuts} />
        ) : null}
        {isPasswordOpen || dialog || isConfirming ? (
          <ShellDialogs dialog={dialog} onClose={close} onShortcuts={openShortcuts} />
        ) : null}
        {hasResult ? <SuccessDialog /> : null}
        <Notices />
      </AppRouter>
    </I18nProvider>
  )
}
