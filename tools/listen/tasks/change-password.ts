import { press, type, type Task } from '../task.ts'

export const changePassword: Task = {
  name: 'change-password',
  title: 'Change the password',
  account: 'supervisor@demo.example',
  path: '/hotel-management/properties',
  steps: [
    ...press('h', 'b', 'b', 'Return'),
    ...type('Welcome-2026!'),
    ...press('Tab', 2),
    ...type('Harbour-2026!'),
    ...press('Tab', 2),
    ...type('Harbour-2026!'),
    ...press('Return', 'Return'),
  ],
}
