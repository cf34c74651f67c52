import { press, type Task } from '../task.ts'

export const blockOnChart: Task = {
  name: 'block-on-chart',
  title: 'Find a room that is free next week on the chart, block it, move the blocking and release it',
  account: 'manager@demo.example',
  path: '/hotel-management/properties/harbour-view/hotel-calendar',
  steps: [
    // To the chart, and to a night that is free.
    ...press('t', 'Tab', 'End', 'Left', 5),
    // Block it; the reason is missing at first.
    ...press('Return', 'b', 'shift+Tab', 2, 'Return', 'Right', 'Tab', 6, 'Return'),
    // Move it past a room that is taken.
    ...press('m', 'Down', 2, 'Return'),
    // Release it.
    ...press('Return', 'Tab', 3, 'Return', 'Tab', 'Return'),
  ],
}
