import { colleagueAt } from '../colleague.ts'
import { press, type Task } from '../task.ts'

/** Another account renames an add-on type of Harbour View. */
async function rename(url: string) {
  const post = await colleagueAt(url)
  const { id } = await post('addon_types', { name: 'Parking', property_id: 1 })
  await post('update_addon_type/', { id, name: 'Parking lot' })
}

export const undoChange: Task = {
  name: 'undo-change',
  title: 'Find out who changed a record, and undo the change',
  account: 'manager@demo.example',
  path: '/hotel-management/properties/harbour-view/activity-logs',
  prepare: rename,
  steps: press('3', 'b', 'Return', 'Tab', 4, 'Return', 'Tab', 'Return'),
}
