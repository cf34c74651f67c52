import { useSelector } from '@xstate/react'
import type { Breadcrumb } from '../../design/layout/PageHeader.tsx'
import { selectOwnProperties, selectPermissions } from '../../machines/access/access.machine.ts'
import { authorize } from '../../machines/access/access.rules.ts'
import * as routes from '../../routes/properties.ts'
import { useAccess } from './actor-hooks.ts'

/**
 * The breadcrumbs of a page, with links only where the user has the permission. Without the permission for the
 * property list, the first leads to the property choice.
 */
export function useBreadcrumbs(breadcrumbs: readonly Breadcrumb[]): Breadcrumb[] {
  const access = useAccess()
  const permissions = useSelector(access, selectPermissions)
  const ownProperties = useSelector(access, selectOwnProperties)
  const canOpen = (href: string) =>
    authorize(routes.parseRoute(href.split('?')[0] ?? href), permissions, null, ownProperties).kind === 'shown'
  return breadcrumbs.map(({ label, href }) => {
    if (href === undefined) return { label }
    if (canOpen(href)) return { label, href }
    return href === routes.properties() && ownProperties.length > 1 ? { label, href: routes.root } : { label }
  })
}
