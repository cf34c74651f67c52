import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { type BaseLocationHook, Router, useLocation } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { AnchorProvider } from '../design/link/Anchor.tsx'
import { parser } from '../routes/route-table.ts'
import { navigate } from './navigate.ts'
import { RouteLink } from './RouteLink.tsx'

/**
 * wouter decodes the path that its hook returns. Escaping "%" here lets the parser see the pathname as in the address
 * bar.
 */
const useRawLocation: BaseLocationHook = () => [usePathname().replaceAll('%', '%25'), navigate]

/** wouter's router with the machines' route table and navigation. It renders every link inside it (ADR 0043). */
export const AppRouter = ({ children }: { children: ReactNode }) => (
  // oxlint-disable-next-line react/hooks -- wouter takes its hook as a prop
  <Router hook={useRawLocation} parser={parser}>
    <AnchorProvider value={RouteLink}>
      <AriaLinks>{children}</AriaLinks>
    </AnchorProvider>
  </Router>
)

/** Routing for links rendered by react-aria, such as in menus. */
function AriaLinks({ children }: { children: ReactNode }) {
  const [, go] = useLocation()
  return <RouterProvider navigate={go}>{children}</RouterProvider>
}
