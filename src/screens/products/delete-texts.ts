import { trash } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import type { Noun } from '../../machines/flow/flow-report.ts'
import { type BulkTexts, question, verb } from '../flow/bulk-texts.ts'

/** The words of a deletion dialog: what is in use stays, and says where. */
export const deleteTexts = ({ one, many }: Noun): BulkTexts => ({
  title: question('Delete', many),
  explanation: `A${/^[aeiou]/.test(one) ? 'n' : ''} ${one} that is in use is refused. This cannot be undone.`,
  confirm: verb('Delete', many),
  tone: 'critical',
})

export const deleteAction: Action = { id: 'delete', label: 'Delete…', icon: trash, tone: 'critical' }

/** "Delete…" of one row: what would be refused says why, and can be read. */
export const deleteActionOf = (refusal: string | null): Action =>
  refusal === null ? deleteAction : { ...deleteAction, isRefused: true, note: refusal }
