import { press, type, type Task } from '../task.ts'

export const findProperty: Task = {
  name: 'find-property',
  title: 'Find a property by keyword and type',
  account: 'manager@demo.example',
  path: '/hotel-management/properties',
  steps: [
    ...press('slash'),
    ...type('la'),
    // Behind a list that has closed, Orca's keys for the next table or link begin at the end of the page.
    ...press('Tab', 'Return', 'Down', 3, 'Return', 'Escape', 'Tab', 18, 'Return'),
  ],
}
