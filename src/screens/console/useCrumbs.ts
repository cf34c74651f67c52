import { useSelector } from '@xstate/react'
import type { Crumb } from '../../design/layout/PageHead.tsx'
import { selectOwnProperties, selectPermissions } from '../../machines/access/access.machine.ts'
import { judge } from '../../machines/access/access.rules.ts'
import * as paths from '../../paths.ts'
import { useAccess } from './actors.ts'

/** The trail of a page, linked only where the person may go; without the property list, to the choice among their properties. */
export function useCrumbs(crumbs: readonly Crumb[]): Crumb[] {
  const access = useAccess()
  const permissions = useSelector(access, selectPermissions)
  const own = useSelector(access, selectOwnProperties)
  const isOpen = (href: string) =>
    judge(paths.parsePlace(href.split('?')[0] ?? href), permissions, null, own).kind === 'shown'
  return crumbs.map(({ label, href }) => {
    if (href === undefined) return { label }
    if (isOpen(href)) return { label, href }
    return href === paths.properties() && own.length > 1 ? { label, href: paths.root } : { label }
  })
}
