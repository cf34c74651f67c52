import { useSelector } from '@xstate/react'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { selectSearch } from '../../machines/activity-log/activity-log.machine.ts'
import { activityLog, type ActivitySearch, wished } from '../../paths/activity-log.ts'
import { useAccess, useSection } from '../console/actors.ts'

/** What the parts of the activity logs work with: the open property, its actors, the address, and how to ask for another. */
export function useActivityLog() {
  const actor = useSection('activity-logs')
  const search = useSelector(actor, selectSearch)
  const permissions = useSelector(useAccess(), selectPermissions)
  const { input, entries, newer, choices, people } = actor.getSnapshot().context
  const { prefix } = input.at
  return {
    actor,
    entries,
    newer,
    choices,
    people,
    search,
    permissions,
    property: input.property,
    hrefOf: (wish: Partial<ActivitySearch>) => activityLog(prefix, wished(search, wish)),
    show: (patch: Partial<ActivitySearch>) => actor.send({ type: 'search.changed', patch }),
  }
}
