import { trash } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import type { Noun } from '../../machines/dialog/dialog-report.ts'
import { type BulkActionTexts, questionText, actionText } from '../dialog/bulk-action-texts.ts'

/** Texts of a delete dialog: records in use are rejected, with the places of use. */
export const deleteTexts = ({ one, many }: Noun): BulkActionTexts => ({
  title: questionText('Delete', many),
  explanation: `A${/^[aeiou]/.test(one) ? 'n' : ''} ${one} in use cannot be deleted. This cannot be undone.`,
  confirm: actionText('Delete', many),
  tone: 'critical',
})

export const deleteAction: Action = { id: 'delete', label: 'Delete…', icon: trash, tone: 'critical' }

/** The "Delete…" action of a row; denied with a reason if the record is in use. */
export const deleteActionOf = (deniedReason: string | null): Action =>
  deniedReason === null ? deleteAction : { ...deleteAction, isDenied: true, note: deniedReason }
