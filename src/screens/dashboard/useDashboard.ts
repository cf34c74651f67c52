import { useSelector } from '@xstate/react'
import type { FigureKey } from '../../api/contract/reporting.ts'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { selectSearch } from '../../machines/dashboard/dashboard.machine.ts'
import { dashboard as address, type DashboardSearch } from '../../routes/dashboard.ts'
import { useAccess, useLocationActor, useSection } from '../shell/actor-hooks.ts'

/** Everything the dashboard's components share: the open property, its queries, the route's search, and navigation. */
export function useDashboard() {
  const actor = useSection('')
  const location = useLocationActor()
  const search = useSelector(actor, selectSearch)
  const permissions = useSelector(useAccess(), selectPermissions)
  const { input, figures, rows, details, setUp } = actor.getSnapshot().context
  const { prefix } = input.scope
  return {
    property: input.property,
    figures,
    rows,
    details,
    setUp,
    search,
    permissions,
    dateHref: (date: string | null) => address(prefix, { date }),
    figureHref: (figure: FigureKey, page = 1) => address(prefix, { date: search.date, figure, page }),
    refresh: () => actor.send({ type: 'dashboard.refreshed' }),
    go: (wanted: Partial<DashboardSearch>) =>
      location.send({ type: 'location.requested', to: address(prefix, wanted) }),
  }
}
