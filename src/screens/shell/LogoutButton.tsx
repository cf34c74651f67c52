import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { selectIsPending } from '../../machines/session/session.selectors.ts'
import { useSession } from '../actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A logout button for pages without a side menu. It shows the pending state (requirement 4.logout.pending). */
export function LogoutButton() {
  const session = useSession()
  const isPending = useSelector(session, selectIsPending)
  return (
    <Button
      isPending={isPending}
      pendingLabel={phrase('shell.loggingOut')}
      onPress={() => session.send({ type: 'logout.requested' })}
    >
      {isPending ? phrase('shell.loggingOutItem') : phrase('shell.logout')}
    </Button>
  )
}
