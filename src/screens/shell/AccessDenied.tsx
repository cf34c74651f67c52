import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { FallenCloche } from '../../design/illustration/FallenCloche.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { selectAccessError } from '../../machines/access/access.machine.ts'
import { useAccess } from './actor-hooks.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { usePageTitle } from '../usePage.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Access denied because the permissions failed to load, with Retry and Logout (domain D8). */
export function AccessDenied() {
  const access = useAccess()
  const error = useSelector(access, selectAccessError)
  usePageTitle(phrase('shell.accessNotCheckedTitle'))
  return (
    <main id="main">
      <ResultView
        level={1}
        illustration={<FallenCloche />}
        title={phrase('shell.accessNotChecked')}
        subtitle={error?.message ?? phrase('shell.requestFailed')}
        actions={
          <>
            <Button tone="primary" onPress={() => access.send({ type: 'access.retried' })}>
              {phrase('shell.retry')}
            </Button>
            <LogoutButton />
          </>
        }
      />
    </main>
  )
}
