import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { sectionCode } from '../../machines/property/sections.ts'
import { codeOnDemand } from '../../on-demand/code-on-demand.ts'
import { parseRoute, type Section } from '../../routes/properties.ts'
import { useAccess, useShell } from './actor-hooks.ts'
import { whenCalm } from './when-calm.ts'

export const propertyScreen = codeOnDemand(() => import('../property/PropertyScreen.tsx'))

/** Milliseconds without a press after which more code disturbs nobody. */
const calmMs = 100

/** Loads the code of the section that most people open first. A failure is reported when the screen is shown. */
function preloadDashboard() {
  sectionCode[''].load().catch(() => undefined)
  preloadSection('', '')
}

function preloadSection(section: Section, search: string) {
  propertyScreen.load().then(
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
  // Not after the paint: the code would be asked for only once the layout is drawn.
  useLayoutEffect(() => {
    const { pathname, search, http } = shell.getSnapshot().context
    const place = parseRoute(pathname)
    const isSection = place.name === 'property'
    if (isSection) preloadSection(place.section, search)
    const subscription = shell.on('section.approached', (link) => preloadSection(link.section, link.search))
    const stop = canOpenDashboard && http.ahead && !isSection ? whenCalm(preloadDashboard, calmMs) : undefined
    return () => {
      subscription.unsubscribe()
      stop?.()
    }
  }, [shell, canOpenDashboard])
}
