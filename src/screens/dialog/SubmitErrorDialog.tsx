import { ResultDialog } from '../../design/dialog/ResultDialog.tsx'

interface SubmitErrorDialogProps {
  error: { message: string; code: string; requestId: string | null; hasNoMessage: boolean } | null
  isOpen: boolean
  onClose: () => void
}

/**
 * The error dialog (requirement 2.dialog.error) over the form or question whose sending failed; closing it leads back to what was filled in.
 * Where the server said nothing that can be read, its default text stands (ADR 0042).
 */
export function SubmitErrorDialog({ error, isOpen, onClose }: SubmitErrorDialogProps) {
  const hasMessage = error !== null && !error.hasNoMessage && error.code !== 'MALFORMED'
  const request = error?.requestId ? ` Request ${error.requestId}.` : ''
  return (
    <ResultDialog
      kind="error"
      isOpen={isOpen}
      subtitle={hasMessage ? `${error.message}${request}` : undefined}
      onClose={onClose}
    />
  )
}
