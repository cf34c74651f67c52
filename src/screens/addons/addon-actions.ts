import type { Addon } from '../../api/contract/addon.ts'
import { calendarRange, copy, pencil, power, powerOff, trash } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import type { AddonDialogRequest } from '../../machines/addons/addon-tab.machine.ts'
import type { AddonTask } from '../../machines/addons/addon-bulk-action.machine.ts'
import { inlineActions } from '../inline-edit/InlineCell.tsx'
import { phrase } from '../../phrases/phrase.ts'

const tasks: readonly (Action & { id: AddonTask })[] = [
  { id: 'activate', label: phrase('addons.activateAction'), icon: power },
  { id: 'deactivate', label: phrase('addons.deactivateAction'), icon: powerOff },
  { id: 'window', label: phrase('addons.datesAction'), icon: calendarRange },
  { id: 'delete', label: phrase('addons.deleteAction'), icon: trash, tone: 'critical' },
]

/** Actions on the selected rows. */
export const selectionActions: readonly Action[] = [
  { id: 'bulk-edit', label: phrase('addons.editAction'), icon: pencil },
  ...tasks,
]

/** The fields that can be edited in a row. */
export const inlineFields = ['name', 'price'] as const

/** The menu of a row. Edit and Duplicate are links; the other actions open dialogs. */
export const rowActions = ({ status }: Addon, hrefs: { edit: string; copy: string }): Action[] => [
  { id: 'edit', label: phrase('addons.edit'), icon: pencil, href: hrefs.edit },
  { id: 'copy', label: phrase('addons.duplicate'), icon: copy, href: hrefs.copy },
  ...inlineActions(inlineFields),
  ...tasks.filter(({ id }) => id !== (status === 1 ? 'activate' : 'deactivate')),
]

/** Why `task` would have no effect, known before the request; null if it would. */
function deniedReasonOf({ status }: Addon, task: AddonTask): string | null {
  if (task === 'activate' && status === 1) return phrase('addons.alreadyActive')
  return task === 'deactivate' && status === 0 ? phrase('addons.alreadyDeactivated') : null
}

/** The dialog that an action opens for these add-ons; null if the action is a link. */
export function dialogRequestFor(action: string, addons: readonly Addon[]): AddonDialogRequest | null {
  if (action === 'bulk-edit') return { name: 'bulkEdit', items: addons }
  const task = tasks.find(({ id }) => id === action)?.id
  if (!task) return null
  const items = addons.map((addon) => ({
    id: addon.id,
    label: addon.name,
    deniedReason: deniedReasonOf(addon, task),
    lockVersion: addon.lock_version,
    window: { from: addon.bookable_date_from, to: addon.bookable_date_to },
  }))
  return { name: 'bulk', task, items }
}
