import { ResultDialog } from '../../design/dialog/ResultDialog.tsx'
import { phrase } from '../../phrases/phrase.ts'
import { sentenceText } from '../../phrases/sentence-text.ts'

interface SubmitErrorDialogProps {
  error: { message: string; code: string; requestId: string | null; hasNoMessage: boolean } | null
  isOpen: boolean
  onClose: () => void
}

/**
 * The error dialog (requirement 2.dialog.error) over the form or question that failed to send. Closing it returns to
 * the filled-in form. If the server's response has no readable message, the default text shows (ADR 0042).
 */
export function SubmitErrorDialog({ error, isOpen, onClose }: SubmitErrorDialogProps) {
  const hasMessage = error !== null && !error.hasNoMessage && error.code !== 'MALFORMED'
  const message = error?.requestId
    ? phrase('forms.errorWithRequest', { message: sentenceText(error.message), requestId: error.requestId })
    : error?.message
  return <ResultDialog kind="error" isOpen={isOpen} subtitle={hasMessage ? message : undefined} onClose={onClose} />
}
