import { calendarRange, copy, history, pencil, power, powerOff, trash } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import type { Property } from '../../api/contract/property.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import { recordHistory } from '../../routes/activity-log.ts'
import type { PropertyTask } from '../../machines/properties/property-bulk-action.machine.ts'
import { setUp } from '../../routes/set-up.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Why `task` is denied for this property, known before the request; null if it isn't. */
export function deniedReasonOf(property: Property, task: PropertyTask): string | null {
  if (task === 'activate') return property.status === 1 ? phrase('properties.alreadyActive') : null
  if (task === 'deactivate')
    return property.status === 0 ? phrase('properties.alreadyDeactivated') : (property.deactivate_refusal ?? null)
  return task === 'delete' ? (property.delete_refusal ?? null) : null
}

/** A property as an item of a bulk action. */
export const bulkItemOf = (property: Property, task: PropertyTask): BulkItem => ({
  id: property.id,
  label: property.name,
  deniedReason: deniedReasonOf(property, task),
  lockVersion: property.lock_version,
  window: { from: property.bookable_date_from, to: property.bookable_date_to },
})

/** Actions on the selected rows. */
export const bulkActions: readonly (Action & { id: PropertyTask })[] = [
  { id: 'activate', label: phrase('properties.openActivate'), icon: power },
  { id: 'deactivate', label: phrase('properties.openDeactivate'), icon: powerOff },
  { id: 'window', label: phrase('properties.openBookableDates'), icon: calendarRange },
  { id: 'delete', label: phrase('properties.openDelete'), icon: trash, tone: 'critical' },
]

/** What the menu of a row depends on besides its property. */
interface RowContext {
  editHref: string
  /** True on a server that cannot duplicate a property (ADR 0069). */
  lacksDuplicate: boolean
}

/** The menu of a row. Edit is a link; the other actions open dialogs. Denied actions give the reason. */
export function rowActions(property: Property, { editHref, lacksDuplicate }: RowContext): Action[] {
  const offered = bulkActions.filter(({ id }) => id !== (property.status === 1 ? 'activate' : 'deactivate'))
  return [
    { id: 'edit', label: phrase('properties.edit'), icon: pencil, href: editHref },
    {
      id: 'log',
      label: phrase('properties.history'),
      icon: history,
      href: recordHistory(property.prefix, 'property', property.id),
    },
    ...(lacksDuplicate
      ? []
      : [
          {
            id: 'duplicate',
            label: phrase('set-up.duplicateMenu'),
            icon: copy,
            href: setUp(property.prefix, 'duplicate'),
          },
        ]),
    ...offered.map((action): Action => {
      const reason = deniedReasonOf(property, action.id)
      return reason === null ? action : { ...action, isDenied: true, note: reason }
    }),
  ]
}
