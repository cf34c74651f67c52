import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { useServices } from '../actor-hooks.ts'
import { useAccess } from '../shell/actor-hooks.ts'

/** Message when no attendants exist, with a link to user management. */
export function NoAttendants() {
  const canManage = useSelector(useAccess(), selectPermissions).has('login_to_user_management')
  const url = useServices().users_management
  return (
    <Alert tone="warning">
      <Inline gap={3} align="baseline">
        <span>
          {canManage
            ? 'This property has no attendants. Give someone a housekeeping role and this property in Users Management.'
            : 'This property has no attendants. Ask a manager to give someone a housekeeping role and this property.'}
        </span>
        {canManage && url ? <LinkButton href={url}>Users Management</LinkButton> : null}
      </Inline>
    </Alert>
  )
}
