import { catalogueMachine } from '../../src/machines/products/catalogue.machine.ts'
import type { Stage } from '../../tools/paths/stage.ts'
import { button, ends, link, lost, press, refused, wait } from './moves.ts'
import { sectionInput } from './reading-stages.ts'

/** One of the eight that are asked at once; nobody else on the page asks it. */
const call = 'GET v1/hotel_management/properties/facility_status_category'

/** What filters and forms of an inventory choose from. */
export const catalogueStages: Stage[] = [
  {
    id: 'catalogue: over the facility types',
    machine: catalogueMachine,
    as: 'manager',
    at: '/hotel-management/properties/harbour-view/products?tab=facility-types',
    holds: [call],
    input: sectionInput,
    moves: [
      { name: 'the rows have had their time', event: { after: 'head' }, actions: [wait(300)] },
      {
        name: 'open a form',
        event: { type: 'catalogue.wanted' },
        actions: [press(link('New facility type'))],
      },
      ends('fetchCatalogue', call, {}),
      refused('fetchCatalogue', call, 'fault of the server'),
      refused('fetchCatalogue', call, 'not permitted'),
      ...lost('fetchCatalogue', call),
      { name: 'try again', event: { type: 'catalogue.retried' }, actions: [press(button('Retry'))] },
      {
        name: 'save a form',
        event: { type: 'inventory.changed' },
        in: ['known', 'failed'],
        actions: [press(link('Twin')), press(button('Save changes'))],
      },
    ],
  },
]
