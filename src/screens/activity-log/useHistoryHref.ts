import { useSelector } from '@xstate/react'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { selectProperty } from '../../machines/property/property.selectors.ts'
import { recordHistory } from '../../routes/activity-log.ts'
import { useAccess, useProperty } from '../shell/actor-hooks.ts'

/** Address of a record's history in the open property; null without the permission. */
export function useHistoryHref(entityType: string): (id: number | undefined) => string | null {
  const prefix = useSelector(useProperty(), (property) => selectProperty(property)?.prefix)
  const mayLook = useSelector(useAccess(), selectPermissions).has('access_properties')
  return (id) => (mayLook && prefix && id !== undefined ? recordHistory(prefix, entityType, id) : null)
}
