import { useSelector } from '@xstate/react'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { selectSearch } from '../../machines/activity-log/activity-log.machine.ts'
import { zoneOf } from '../../machines/activity-log/entries.rules.ts'
import { activityLog, type ActivitySearch, withPatch } from '../../routes/activity-log.ts'
import { useAccess, useSection } from '../shell/actor-hooks.ts'

/** Everything the log's components share: the open property, its actors, the route's search, and navigation. */
export function useActivityLog() {
  const actor = useSection('activity-logs')
  const search = useSelector(actor, selectSearch)
  const permissions = useSelector(useAccess(), selectPermissions)
  const { input, entries, newer, choices, people } = actor.getSnapshot().context
  const { prefix } = input.scope
  return {
    actor,
    entries,
    newer,
    choices,
    people,
    search,
    permissions,
    property: input.property,
    timezone: zoneOf(search, input.property),
    hrefOf: (patch: Partial<ActivitySearch>) => activityLog(prefix, withPatch(search, patch)),
    show: (patch: Partial<ActivitySearch>) => actor.send({ type: 'search.changed', patch }),
  }
}
