import { DialogFrame } from './DialogFrame.tsx'
import { ResultContent, resultTexts, type ResultContentProps } from './ResultContent.tsx'

export interface ResultDialogProps extends ResultContentProps {
  isOpen: boolean
  onClose: () => void
}

/** The success or error dialog: can be cancelled, has no footer (requirement 2.dialog). */
export const ResultDialog = ({ isOpen, onClose, ...result }: ResultDialogProps) => (
  <DialogFrame
    name={result.title ?? resultTexts[result.kind].title}
    role={result.kind === 'error' ? 'alertdialog' : 'dialog'}
    isOpen={isOpen}
    onClose={onClose}
  >
    <ResultContent {...result} onAction={result.onAction ?? onClose} />
  </DialogFrame>
)
