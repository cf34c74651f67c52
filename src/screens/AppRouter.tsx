import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { type BaseLocationHook, Router, useLocation } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { AnchorProvider } from '../design/link/Anchor.tsx'
import { parser } from '../routes/route-table.ts'
import { navigate } from './navigate.ts'
import { RouteLink } from './RouteLink.tsx'

/** wouter decodes what its hook gives; escaped once more, a pathname reaches the parser as it stands in the address bar. */
const useRawLocation: BaseLocationHook = () => [usePathname().replaceAll('%', '%25'), navigate]

/** wouter's router, which matches and goes as the machines do, and draws every link beneath it (ADR 0043). */
export const AppRouter = ({ children }: { children: ReactNode }) => (
  // oxlint-disable-next-line react/hooks -- wouter takes its hook as a prop
  <Router hook={useRawLocation} parser={parser}>
    <AnchorProvider value={RouteLink}>
      <AriaLinks>{children}</AriaLinks>
    </AnchorProvider>
  </Router>
)

/** The links that react-aria draws, in menus. */
function AriaLinks({ children }: { children: ReactNode }) {
  const [, go] = useLocation()
  return <RouterProvider navigate={go}>{children}</RouterProvider>
}
