import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { sectionCode } from '../../machines/property/sections.ts'
import { parseRoute, type Section } from '../../routes/properties.ts'
import { useAccess, useShell } from './actor-hooks.ts'
import { whenCalm } from './when-calm.ts'

export const propertyScreen = () => import('../property/PropertyScreen.tsx')

/** Milliseconds without a press after which more code disturbs nobody. */
const calmMs = 100

/** Loads the code of the section that most people open first. A failure is reported when the screen is shown. */
function preloadDashboard() {
  sectionCode[''].load().catch(() => undefined)
  preloadSection('', '')
}

function preloadSection(section: Section, search: string) {
  propertyScreen().then(
    (m) => m.preloadSectionScreen(section, search),
    () => undefined,
  )
}

/**
 * Loads the code of screens before they are shown: that of the address while the permissions load, and that of sections whose link is
 * approached. Whoever starts elsewhere gets that of the dashboard (performance P21).
 */
export function usePreloadedScreens(): void {
  const shell = useShell()
  const canOpenDashboard = useSelector(useAccess(), selectPermissions).has('access_properties')
  const readsAhead = useSelector(shell, ({ context }) => context.http.ahead !== null)
  // Not after the paint: the code would be asked for only once the layout is drawn.
  useLayoutEffect(() => {
    const { pathname, search } = shell.getSnapshot().context
    const place = parseRoute(pathname)
    if (place.name === 'property') preloadSection(place.section, search)
    const subscription = shell.on('section.approached', (link) => preloadSection(link.section, link.search))
    return () => subscription.unsubscribe()
  }, [shell])
  useEffect(() => {
    if (!canOpenDashboard || !readsAhead) return
    return whenCalm(() => {
      if (parseRoute(shell.getSnapshot().context.pathname).name !== 'property') preloadDashboard()
    }, calmMs)
  }, [shell, canOpenDashboard, readsAhead])
}
