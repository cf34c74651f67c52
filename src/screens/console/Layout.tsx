import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { Banner } from '../../design/banner/Banner.tsx'
import { offline } from '../../design/icon/icons.css.ts'
import { AppShell } from '../../design/spine/AppShell.tsx'
import { Spine } from '../../design/spine/Spine.tsx'
import { TopBar } from '../../design/spine/TopBar.tsx'
import { Footer } from '../../design/layout/Page.tsx'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import { selectFirstName, selectInitials, selectRoleName } from '../../machines/session/session.selectors.ts'
import { selectProperty } from '../../machines/property/property.selectors.ts'
import { parsePlace } from '../../paths/table.ts'
import { useSession } from '../actors.ts'
import { useConnectivity, useProperty } from './actors.ts'
import { onDemand } from '../on-demand.tsx'
import { copyright, product, version } from '../page.ts'
import { SideMenu } from './SideMenu.tsx'
import { useCollapsed } from './useCollapsed.ts'

/** Housekeeping keeps what is done without a connection (ADR 0033). */
const offlineText = (pathname: string) => {
  const place = parsePlace(pathname)
  return place.name === 'property' && place.section === 'housekeeping'
    ? 'changes of rooms wait here, and are sent when you are back.'
    : 'changes cannot be saved.'
}

const Drawer = onDemand(() => import('../../design/spine/Drawer.tsx').then((module) => module.Drawer))

/** The side menu with its greeting, the page, the footer (requirement 2.layout). On a phone the menu is a drawer. */
export function Layout({ children }: { children: ReactNode }) {
  const session = useSession()
  const firstName = useSelector(session, selectFirstName)
  const initials = useSelector(session, selectInitials)
  const position = useSelector(session, selectRoleName)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const property = useSelector(useProperty(), selectProperty)
  const [isCollapsed, toggle] = useCollapsed()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const pathname = usePathname()
  // A navigation closes the drawer: it was opened at another address.
  const isOpen = openAt === pathname
  const greeting = firstName ? `Welcome, ${firstName}!` : 'Welcome!'

  return (
    <AppShell
      topBar={<TopBar title={property?.name ?? product} isMenuOpen={isOpen} onMenu={() => setOpenAt(pathname)} />}
      spine={
        <Spine
          brand={product}
          greeting={greeting}
          position={position}
          initials={initials}
          isCollapsed={isCollapsed}
          onToggle={toggle}
        >
          <SideMenu place="spine" onChosen={() => undefined} />
        </Spine>
      }
      footer={<Footer copyright={copyright} version={`Version ${version}`} />}
    >
      <Banner tone="warn" icon={offline}>
        {isOffline ? `You are offline. What you see may be out of date; ${offlineText(pathname)}` : null}
      </Banner>
      {children}
      {isOpen ? (
        <Drawer brand={product} greeting={greeting} position={position} isOpen onClose={() => setOpenAt(null)}>
          <SideMenu place="drawer" onChosen={() => setOpenAt(null)} />
        </Drawer>
      ) : null}
    </AppShell>
  )
}
