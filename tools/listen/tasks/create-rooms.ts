import { press, type, type Task } from '../task.ts'

export const createRooms: Task = {
  name: 'create-rooms',
  title: 'Create the rooms 901 to 910 by their range',
  account: 'manager@demo.example',
  path: '/hotel-management/properties/harbour-view/products',
  steps: [
    ...press('1', 'k', 'k', 'Return', 'Tab', 'Right', 2, 'Tab'),
    ...type('901-910'),
    ...press('Tab', 'Return', 'Escape'),
  ],
}
