import { trash } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import { phrase } from '../../phrases/phrase.ts'

export const deleteAction: Action = { id: 'delete', label: phrase('products.delete'), icon: trash, tone: 'critical' }

/** The "Delete…" action of a row; denied with a reason if the record is in use. */
export const deleteActionOf = (deniedReason: string | null): Action =>
  deniedReason === null ? deleteAction : { ...deleteAction, isDenied: true, note: deniedReason }
