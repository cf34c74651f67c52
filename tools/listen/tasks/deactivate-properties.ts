import { newProperty } from '../../../test/support/api-calls.ts'
import { colleagueAt } from '../colleague.ts'
import { press, type Task } from '../task.ts'

/** Another account creates three properties without guests. */
async function createThree(url: string) {
  const post = await colleagueAt(url)
  for (const name of ['Alfa', 'Beta', 'Gama'])
    await post('property', newProperty(`quinta-${name.toLowerCase()}`, { name: `Quinta ${name}` }))
}

export const deactivateProperties: Task = {
  name: 'deactivate-properties',
  title: 'Deactivate three properties at once',
  account: 'manager@demo.example',
  path: '/hotel-management/properties?keyword=quinta',
  prepare: createThree,
  steps: [
    ...press('Tab', 'Return', 'x', 'space', 'Tab', 11, 'space', 'Tab', 3, 'space', 'Tab', 3, 'space'),
    ...press('Tab', 4, 'Return', 'Tab', 'Return'),
  ],
}
