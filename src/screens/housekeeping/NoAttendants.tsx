import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { useServices } from '../actor-hooks.ts'
import { useAccess } from '../shell/actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Message when no attendants exist, with a link to user management. */
export function NoAttendants() {
  const canManage = useSelector(useAccess(), selectPermissions).has('login_to_user_management')
  const url = useServices().users_management
  return (
    <Alert tone="warning">
      <Inline gap={3} align="baseline">
        <span>
          {canManage ? phrase('housekeeping.noAttendantsGiveRole') : phrase('housekeeping.noAttendantsAskManager')}
        </span>
        {canManage && url ? <LinkButton href={url}>{phrase('housekeeping.usersManagement')}</LinkButton> : null}
      </Inline>
    </Alert>
  )
}
