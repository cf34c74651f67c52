import { useSelector } from '@xstate/react'
import { ResultDialog } from '../../design/dialog/ResultDialog.tsx'
import { selectResult } from '../../machines/notices/notices.machine.ts'
import { useNotices } from '../actor-hooks.ts'

/** The success dialog after a form was submitted (requirement 2.dialog.success; ADR 0042). */
export function SuccessDialog() {
  const notices = useNotices()
  const result = useSelector(notices, selectResult)
  return (
    <ResultDialog
      kind="success"
      isOpen={result !== null}
      subtitle={result?.text ?? undefined}
      onClose={() => notices.send({ type: 'result.closed' })}
    />
  )
}
