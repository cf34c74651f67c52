import { press, type Task } from '../task.ts'

export const assignEvenly: Task = {
  name: 'assign-evenly',
  title: 'Share the rooms evenly among the attendants on shift',
  account: 'supervisor@demo.example',
  path: '/hotel-management/properties/harbour-view/housekeeping',
  steps: press('Tab', 'Return', 'b', 'b', 'Return', 'shift+Tab', 2, 'Return'),
}
