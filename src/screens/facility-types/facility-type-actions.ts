import type { FacilityType } from '../../api/contract/facility-type.ts'
import { arrowDown, arrowUp, copy, pencil, sortable } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import { deleteActionOf } from '../products/delete-texts.ts'
import { inlineActions } from '../inline-edit/InlineCell.tsx'
import { phrase } from '../../phrases/phrase.ts'

interface RowContext {
  edit: string
  copy: string
  /** Total number of types. */
  total: number
  /** Why the order can't be changed now. */
  orderDeniedReason: string | null
}

const withDeniedReason = (action: Action, deniedReason: string | null): Action =>
  deniedReason === null ? action : { ...action, isDenied: true, note: deniedReason }

/** The fields that can be edited in a row. */
export const inlineFields = ['name'] as const

/** The menu of a type. Edit and Duplicate are links; the move actions are the alternative to dragging (WCAG 2.5.7). */
export function rowActions(
  type: FacilityType,
  { edit, copy: copyHref, total, orderDeniedReason }: RowContext,
): Action[] {
  const isFirst = type.sort_order === 0
  const isLast = type.sort_order === total - 1
  const moves: Action[] = [
    withDeniedReason(
      { id: 'up', label: phrase('facility-types.moveUp'), icon: arrowUp },
      orderDeniedReason ?? (isFirst ? phrase('facility-types.itIsTheFirst') : null),
    ),
    withDeniedReason(
      { id: 'down', label: phrase('facility-types.moveDown'), icon: arrowDown },
      orderDeniedReason ?? (isLast ? phrase('facility-types.itIsTheLast') : null),
    ),
    withDeniedReason(
      { id: 'place', label: phrase('facility-types.moveTo'), icon: sortable },
      orderDeniedReason ?? (total < 2 ? phrase('facility-types.itIsTheOnlyOne') : null),
    ),
  ]
  return [
    { id: 'edit', label: phrase('facility-types.edit'), icon: pencil, href: edit },
    { id: 'copy', label: phrase('facility-types.duplicate'), icon: copy, href: copyHref },
    ...inlineActions(inlineFields),
    ...moves,
    deleteActionOf(type.delete_refusal ?? null),
  ]
}
