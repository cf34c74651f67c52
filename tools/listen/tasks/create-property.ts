import { pictureFile } from '../../../test/support/pictures.ts'
import { press, type, type Task, typeSlowly } from '../task.ts'

async function chooseLobby() {
  const file = await pictureFile('lobby.png')
  return [{ name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }]
}

export const createProperty: Task = {
  name: 'create-property',
  title: 'Create a property with a picture; the address is forgotten at first',
  account: 'manager@demo.example',
  path: '/hotel-management/properties',
  files: chooseLobby,
  steps: [
    ...press('1', 'k', 3, 'Return', 'Tab'),
    ...type('Quinta Nova'),
    ...press('Tab', 'Right', 'Insert+a', 'c', 'Insert+a'),
    ...typeSlowly('lisb'),
    ...press('Return', 'Tab'),
    ...typeSlowly('eur'),
    ...press('Return', 'Return', 'Tab', 'Return'),
    ...type('Rua Nova 1, Lisbon'),
    ...press('Tab', 4, 'Return', 'Tab', 'Return', 'Escape'),
  ],
}
