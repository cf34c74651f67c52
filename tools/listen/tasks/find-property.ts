import { press, type, type Task } from '../task.ts'

export const findProperty: Task = {
  name: 'find-property',
  title: 'Find a property by keyword and type',
  account: 'manager@demo.example',
  path: '/hotel-management/properties',
  steps: [
    ...press('slash'),
    ...type('la'),
    ...press('Tab', 'Return', 'Down', 3, 'Return', 'Escape', 'Insert+a', 'k', 'Return'),
  ],
}
