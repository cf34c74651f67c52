import type { Addon } from '../../api/contract/addon.ts'
import { calendarRange, copy, pencil, power, powerOff, trash } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import type { AddonDialogRequest } from '../../machines/addons/addon-tab.machine.ts'
import type { AddonTask } from '../../machines/addons/addon-bulk-action.machine.ts'

const tasks: readonly (Action & { id: AddonTask })[] = [
  { id: 'activate', label: 'Activate…', icon: power },
  { id: 'deactivate', label: 'Deactivate…', icon: powerOff },
  { id: 'window', label: 'Bookable dates…', icon: calendarRange },
  { id: 'delete', label: 'Delete…', icon: trash, tone: 'critical' },
]

/** Actions on the selected rows. */
export const selectionActions: readonly Action[] = [{ id: 'bulk-edit', label: 'Edit…', icon: pencil }, ...tasks]

/** The menu of a row. Edit and Duplicate are links; the other actions open dialogs. */
export const rowActions = ({ status }: Addon, hrefs: { edit: string; copy: string }): Action[] => [
  { id: 'edit', label: 'Edit', icon: pencil, href: hrefs.edit },
  { id: 'copy', label: 'Duplicate', icon: copy, href: hrefs.copy },
  ...tasks.filter(({ id }) => id !== (status === 1 ? 'activate' : 'deactivate')),
]

/** Why `task` would have no effect, known before the request; null if it would. */
function deniedReasonOf({ status }: Addon, task: AddonTask): string | null {
  if (task === 'activate' && status === 1) return 'Already active'
  return task === 'deactivate' && status === 0 ? 'Already deactivated' : null
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
