import { trash } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import type { Noun } from '../../machines/dialog/dialog-report.ts'
import { type BulkActionTexts, questionText, actionText } from '../dialog/bulk-action-texts.ts'

/** The words of a deletion dialog: what is in use stays, and says where. */
export const deleteTexts = ({ one, many }: Noun): BulkActionTexts => ({
  title: questionText('Delete', many),
  explanation: `A${/^[aeiou]/.test(one) ? 'n' : ''} ${one} that is in use is refused. This cannot be undone.`,
  confirm: actionText('Delete', many),
  tone: 'critical',
})

export const deleteAction: Action = { id: 'delete', label: 'Delete…', icon: trash, tone: 'critical' }

/** "Delete…" of one row: what would be refused says why, and can be read. */
export const deleteActionOf = (deniedReason: string | null): Action =>
  deniedReason === null ? deleteAction : { ...deleteAction, isDenied: true, note: deniedReason }
