import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { selectIsPending } from '../../machines/session/session.selectors.ts'
import { useSession } from '../actors.ts'

/** Ends the session where there is no side menu to do it; says so while it is under way (requirement 4.logout.pending). */
export function LogoutButton() {
  const session = useSession()
  const isPending = useSelector(session, selectIsPending)
  return (
    <Button isPending={isPending} pendingLabel="Logging out" onPress={() => session.send({ type: 'logout.requested' })}>
      {isPending ? 'Logging out…' : 'Logout'}
    </Button>
  )
}
