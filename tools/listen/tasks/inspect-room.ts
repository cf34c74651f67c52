import { press, type, type Task } from '../task.ts'

/** From the keyword to the first button of the first lane. */
const toFirstButton = ['Insert+a', 'h', 'b']

export const inspectRoom: Task = {
  name: 'inspect-room',
  title: 'Take a room from dirty to inspected',
  account: 'manager@demo.example',
  path: '/hotel-management/properties/harbour-view/housekeeping',
  steps: [
    ...press('slash'),
    ...type('315'),
    ...press(...toFirstButton, 'Return'),
    ...press('slash', ...toFirstButton, 'Return'),
    ...press('slash', ...toFirstButton, 'Return'),
    ...press('slash', ...toFirstButton),
  ],
}
