import { ResultDialog } from '../../design/dialog/ResultDialog.tsx'

interface RefusalDialogProps {
  error: { message: string; code: string; requestId: string | null; isUnsaid: boolean } | null
  isOpen: boolean
  onClose: () => void
}

/**
 * The error dialog (requirement 2.dialog.error) over the form or question whose sending failed; closing it leads back to what was filled in.
 * Where the server said nothing that can be read, its default text stands (ADR 0042).
 */
export function RefusalDialog({ error, isOpen, onClose }: RefusalDialogProps) {
  const isSaid = error !== null && !error.isUnsaid && error.code !== 'MALFORMED'
  const request = error?.requestId ? ` Request ${error.requestId}.` : ''
  return (
    <ResultDialog
      kind="error"
      isOpen={isOpen}
      subtitle={isSaid ? `${error.message}${request}` : undefined}
      onClose={onClose}
    />
  )
}
