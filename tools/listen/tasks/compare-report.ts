import { press, type, type Task } from '../task.ts'

export const compareReport: Task = {
  name: 'compare-report',
  title: 'Compare the revenue by account with the year before, and export it',
  account: 'manager@demo.example',
  path: '/hotel-management/properties/harbour-view/accounting-report?group_by=date',
  steps: [
    ...press('1', 'b', 6, 'Return'),
    ...type('a'),
    ...press('Return', 'Tab', 'Return', 'Down', 2, 'Return'),
    // Behind a list that has closed, Orca's keys begin at the end of the page.
    ...press('shift+Tab', 10, 'Return', 'Return'),
  ],
}
