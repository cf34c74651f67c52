import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { Banner } from './Banner.tsx'
import { offline } from '../../design/icon/icons.css.ts'
import { AppLayout } from './sidebar/AppLayout.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { TopBar } from './sidebar/TopBar.tsx'
import { Footer } from '../../design/layout/Page.tsx'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import { selectFirstName, selectInitials, selectRoleName } from '../../machines/session/session.selectors.ts'
import { selectProperty } from '../../machines/property/property.selectors.ts'
import { parseRoute } from '../../routes/route-table.ts'
import { useSession } from '../actor-hooks.ts'
import { useConnectivity, useProperty } from './actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { copyright, product, version } from '../product-info.ts'
import { InboxPlace } from './inbox/InboxPlace.tsx'
import { type MenuActions, SideMenu } from './SideMenu.tsx'
import { useIsNarrow } from '../../design/theme/use-is-narrow.ts'
import { useCollapsed } from './useCollapsed.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Housekeeping stores changes made offline (ADR 0033). */
const offlineText = (pathname: string) => {
  const place = parseRoute(pathname)
  return place.name === 'property' && place.section === 'housekeeping'
    ? phrase('shell.offlineInHousekeeping')
    : phrase('shell.offline')
}

const Drawer = onDemand(() => import('./sidebar/Drawer.tsx').then((module) => module.Drawer))

/** The layout: side menu with greeting, page and footer (requirement 2.layout). On a phone the menu is a drawer. */
export function Layout({ onPreferences, onSearch, children }: MenuActions & { children: ReactNode }) {
  const session = useSession()
  const firstName = useSelector(session, selectFirstName)
  const initials = useSelector(session, selectInitials)
  const roleName = useSelector(session, selectRoleName)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const property = useSelector(useProperty(), selectProperty)
  const [isCollapsed, toggle] = useCollapsed()
  const [openedAtPath, setOpenedAtPath] = useState<string | null>(null)
  const pathname = usePathname()
  const isNarrow = useIsNarrow()
  // The drawer is open only at the address where it was opened, so a navigation closes it, and so does a wider window.
  const isOpen = isNarrow && openedAtPath === pathname
  const greeting = firstName ? phrase('shell.welcome', { firstName }) : phrase('shell.welcomeWithoutName')

  return (
    <AppLayout
      topBar={
        isNarrow ? (
          <TopBar
            title={property?.name ?? product}
            isMenuOpen={isOpen}
            onMenu={() => setOpenedAtPath(pathname)}
            onSearch={onSearch}
            inbox={<InboxPlace size="l" />}
          />
        ) : null
      }
      sidebar={
        <Sidebar
          brand={product}
          greeting={greeting}
          roleName={roleName}
          initials={initials}
          isCollapsed={isCollapsed}
          onToggle={toggle}
          inbox={isNarrow ? null : <InboxPlace />}
        >
          <SideMenu onChosen={() => undefined} {...{ onPreferences, onSearch }} />
        </Sidebar>
      }
      footer={<Footer copyright={copyright} version={phrase('shell.version', { version })} />}
    >
      <Banner tone="warning" icon={offline}>
        {isOffline ? offlineText(pathname) : null}
      </Banner>
      {children}
      {isOpen ? (
        <Drawer brand={product} greeting={greeting} roleName={roleName} isOpen onClose={() => setOpenedAtPath(null)}>
          <SideMenu onChosen={() => setOpenedAtPath(null)} {...{ onPreferences, onSearch }} />
        </Drawer>
      ) : null}
    </AppLayout>
  )
}
