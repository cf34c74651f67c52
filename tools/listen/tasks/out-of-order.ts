import { press, type, type Task, typeSlowly } from '../task.ts'

export const outOfOrder: Task = {
  name: 'out-of-order',
  title: 'Put a room out of order over nights that are booked, and choose others',
  account: 'manager@demo.example',
  path: '/hotel-management/properties/harbour-view/products',
  steps: [
    ...press('slash'),
    ...type('102'),
    ...press('Insert+a', 'k', 2, 'Tab', 'Return'),
    ...type('s'),
    ...press('Return', 'Tab'),
    ...typeSlowly('1203203515032035'),
    // Who is in the way?
    ...press('Insert+a', 't', 'Down', 2),
    ...press('shift+b', 2, 'Return', 'Down', 'Return'),
    ...press('shift+Tab', 4),
    ...typeSlowly('14'),
    ...press('Insert+a', 'b', 5, 'Return'),
  ],
}
